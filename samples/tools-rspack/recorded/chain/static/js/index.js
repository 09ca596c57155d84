/*! LICENSE: index.js.LICENSE.txt */
(()=>{"use strict";document.body.textContent=[{name:"Kattholm",pier:"2"},{name:"Ekudden",pier:"5"}].map(e=>{let{name:t,pier:n}=e;return`${t}: pier ${n}`}).join(", ")})();
