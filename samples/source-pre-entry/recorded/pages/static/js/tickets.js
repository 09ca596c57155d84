(() => {
// This entry needs to be wrapped in an IIFE because it needs to be isolated against other entry modules.
(() => {
addEventListener('error', (param)=>{
    let { message } = param;
    return navigator.sendBeacon('/errors', message);
});

})();

// This entry needs to be wrapped in an IIFE because it needs to be in strict mode.
(() => {
"use strict";
// extracted by css-extract-rspack-plugin

})();

// This entry needs to be wrapped in an IIFE because it needs to be isolated against other entry modules.
(() => {
document.body.textContent = 'Two seats left';
