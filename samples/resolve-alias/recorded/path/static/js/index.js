(() => {
"use strict";

;// CONCATENATED MODULE: ./src/lib/tracking.js
const track = (event)=>console.log('tracked', event);

;// CONCATENATED MODULE: ./src/lib/price.js
const formatPrice = (euros)=>`€${euros.toFixed(2)}`;

;// CONCATENATED MODULE: ./src/index.js


track('opened');
document.body.textContent = formatPrice(24);

})()
;
