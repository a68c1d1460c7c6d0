"use strict";
(() => {
  const d = document, b = d.body, o = b.dataset, main = d.querySelector("main"), age = d.getElementById("age");
  let seq = +o.s, at = Date.now(), lost = 0, news = 0, stream, wait;
  if (location.pathname === "/join" && location.hash.length > 9) {
    const f = d.createElement("form"), i = d.createElement("input");
    f.method = "post"; f.action = "/join"; i.type = "hidden"; i.name = "token"; i.value = location.hash.slice(1);
    history.replaceState(null, "", "/join"); f.append(i); b.append(f); f.submit();
    return;
  }
  const part = async u => {
    const r = await fetch(u, { headers: { "x-part": "1" } });
    return r.ok ? r.text() : "";
  };
  const say = () => {
    const m = Math.floor((Date.now() - at) / 60000);
    const t = lost && Date.now() - lost > 2000 ? (m ? o.age.replace("0", m) : o.lost) : news ? o.news : "";
    if (age.textContent !== t) age.textContent = t;
    age.hidden = !t;
    b.classList.toggle("old", !!lost && m > 0);
  };
  const again = async () => {
    const t = await part(location.href).catch(() => "");
    if (t) { main.innerHTML = t; clock(); }
  };
  const open = () => {
    stream = new EventSource("/m/" + o.m + "/stream");
    stream.onopen = () => { lost = 0; at = Date.now(); say(); };
    stream.onerror = () => { lost = lost || Date.now(); if (stream.readyState === 2) setTimeout(open, 2000); say(); };
    stream.onmessage = e => {
      const n = JSON.parse(e.data);
      at = Date.now();
      if (n.match !== o.m) { if ("wall" in o) location = "/m/" + n.match + "/wall"; else if (!("typing" in o)) again(); return; }
      if (n.seq <= seq) return;
      seq = n.seq;
      if ("typing" in o) { news = 1; say(); } else again();
    };
  };
  if (o.m) { open(); setInterval(() => { if (!lost) at = Date.now(); say(); }, 5000); }
  const clock = () => {
    const c = d.getElementById("clock");
    if (c) { const n = new Date(); c.textContent = c.dataset.f.replace("{hour}", n.getHours()).replace("{minute}", ("0" + n.getMinutes()).slice(-2)); }
  };
  clock(); setInterval(clock, 15000);
  const look = async () => {
    const f = d.querySelector("form[data-look]"), a = d.activeElement;
    const t = await part(f.dataset.look + "?" + new URLSearchParams(new FormData(f))).catch(() => "");
    if (!t) return;
    const n = a && a.name, v = a && a.value, y = scrollY;
    main.innerHTML = t;
    const e = n && [...d.getElementsByName(n)].find(e => e.type === "radio" ? e.value === v : 1);
    if (e) { e.focus({ preventScroll: true }); if (e.type === "number") { e.value = v; } }
    scrollTo(0, y);
  };
  d.addEventListener("input", e => { if (e.target.closest("form[data-look]")) { clearTimeout(wait); wait = setTimeout(look, e.target.type === "radio" ? 0 : 350); } });
  d.addEventListener("submit", () => { if (stream) stream.close(); });
})();
