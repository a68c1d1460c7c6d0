key () 
{ 
    curl -s -b t/$1.jar "$B$2" | grep -o 'name="key" value="[^"]*"' | head -1 | cut -d'"' -f4
}
sq () 
{ 
    curl -s -b t/$1.jar "$B$2" | grep -o 'name="seq" value="[^"]*"' | head -1 | cut -d'"' -f4
}
