/*! LICENSE: small.js.LICENSE.txt */
function showClock(o){o.textContent=new Date().toUTCString()}showClock(document.querySelector(".clock"));
