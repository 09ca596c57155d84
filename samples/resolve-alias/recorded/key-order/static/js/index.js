(() => {
"use strict";

;// CONCATENATED MODULE: ./src/lib/price.js
const formatPrice = (euros)=>`€${euros.toFixed(2)}`;

;// CONCATENATED MODULE: ./src/theme/base/header.js
const header = 'Header of the base theme';

;// CONCATENATED MODULE: ./src/order.js


document.body.append(header, formatPrice(24));

})()
;
