"use strict";
(() => {
  const d = document, b = d.body, o = b.dataset, main = d.querySelector("main"), age = d.getElementById("age");
  let seq = +o.s, at = Date.now(), lost = 0, news = 0, turn = 0, feed, wait;
  if (location.pathname === "/join" && location.hash.length > 9) {
    const f = d.createElement("form"), i = d.createElement("input");
    f.method = "post"; f.action = "/join"; i.type = "hidden"; i.name = "token"; i.value = location.hash.slice(1);
    history.replaceState(0, "", "/join"); f.append(i); b.append(f); f.submit();
    return;
  }
  // What is shown in the middle of a page; nothing where it cannot be had.
  const part = u => fetch(u, { headers: { "x-part": 1 } }).then(r => r.ok ? r.text() : "").catch(() => "");
  const say = () => {
    const m = Math.floor((Date.now() - at) / 6e4);
    const t = lost && Date.now() - lost > 2e3 ? (m ? o.age.replace("0", m) : o.lost) : news ? o.news : "";
    if (age.textContent !== t) age.textContent = t;
    age.hidden = !t;
    b.classList.toggle("old", !!lost && m > 0);
  };
  // What two elements must share to be the same one: a field its name, a button what it stands for.
  const sign = e => {
    const i = e.name ? e : e.querySelector?.("[name]");
    const own = /INPUT|LABEL/.test(e.nodeName) && i?.type === "radio";
    return e.nodeName + (e.id || (i ? i.name : "")) + (own ? "=" + i.value : "");
  };
  // Makes what is shown like what has come. An element that stays is never taken out, so that it keeps focus and what is typed.
  const fit = (old, now) => {
    let at = old.firstChild;
    const drop = to => { while (at !== to) { const e = at; at = e.nextSibling; e.remove(); } };
    for (const n of [...now.childNodes]) {
      let k = at;
      while (k && sign(k) !== sign(n)) k = k.nextSibling;
      if (!k) { old.insertBefore(n, at); continue; }
      drop(k);
      at = k.nextSibling;
      if (!k.attributes) { if (k.data !== n.data) k.data = n.data; continue; }
      if (k.nodeName !== "DETAILS") {
        for (const { name } of [...k.attributes]) if (!n.hasAttribute(name)) k.removeAttribute(name);
        for (const { name, value } of n.attributes) if (k.getAttribute(name) !== value) k.setAttribute(name, value);
      }
      if (k.type === "radio") k.checked = n.hasAttribute("checked");
      fit(k, n);
    }
    drop(null);
  };
  const put = t => { const n = main.cloneNode(); n.innerHTML = t; fit(main, n); clock(); };
  const again = async () => {
    const t = await part(location);
    if (t) put(t);
  };
  const open = () => {
    feed = new EventSource(o.m + "/stream");
    feed.onopen = () => { lost = 0; at = Date.now(); say(); };
    feed.onerror = () => { lost ||= Date.now(); if (feed.readyState === 2) setTimeout(open, 2e3); say(); };
    feed.onmessage = e => {
      const n = JSON.parse(e.data);
      at = Date.now();
      if (o.m.slice(3) !== n.match) { if ("wall" in o) location = "/m/" + n.match + "/wall"; else if (!("typing" in o)) again(); return; }
      if (n.seq <= seq && !n.anew) return;
      seq = n.seq;
      if ("typing" in o) { news = 1; say(); } else again();
    };
  };
  if (o.m) { open(); setInterval(() => { if (!lost) at = Date.now(); say(); }, 5e3); }
  if ("wall" in o) setInterval(again, 2e4);
  const clock = () => {
    const c = d.getElementById("clock");
    if (c) { const n = new Date(); c.textContent = c.dataset.f.replace("{hour}", n.getHours()).replace("{minute}", ("0" + n.getMinutes()).slice(-2)); }
  };
  clock(); setInterval(clock, 15e3);
  const look = async f => {
    const mine = turn, q = new URLSearchParams(new FormData(f)), to = f.dataset.look + "?", come = part(to + q);
    // The address has what is answered, for whoever loads the page again or comes back to it; not the mark of what is sent.
    q.delete("key");
    history.replaceState(0, "", to + q);
    const t = await come;
    if (t && mine === turn) put(t);
  };
  addEventListener("input", e => {
    const f = e.target.closest("form[data-look]");
    if (f) { turn++; clearTimeout(wait); wait = setTimeout(look, e.target.type === "radio" ? 0 : 350, f); }
  });
  // What cannot arrive is not sent: the page stays with what is typed.
  addEventListener("submit", e => {
    const f = e.target;
    if (lost && !f.ok) {
      e.preventDefault();
      part(o.m).then(t => { if (t) { f.ok = 1; f.requestSubmit(e.submitter); } });
    } else feed?.close();
  });
  // A page that is come back to listens again.
  addEventListener("pageshow", e => { if (e.persisted && feed) open(); });
})();
