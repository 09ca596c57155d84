var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./src/lib/tracking.server.js
const track = (event)=>process.stdout.write(`tracked ${event}\n`);

;// CONCATENATED MODULE: ./src/lib/price.js
const formatPrice = (euros)=>`€${euros.toFixed(2)}`;

;// CONCATENATED MODULE: ./src/index.js


track('opened');
document.body.textContent = formatPrice(24);

