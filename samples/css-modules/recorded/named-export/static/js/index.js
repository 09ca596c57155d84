(() => {
"use strict";

;// CONCATENATED MODULE: ./src/seat.module.css
// extracted by css-extract-rspack-plugin
var _1 = "aisle-h0Vdil";
var _2 = "front-row-xgVhSk";
var _3 = "seat-GDiPfQ";


;// CONCATENATED MODULE: ./src/named.ts

const named_element = document.createElement('article');
named_element.className = `${_3} ${_2}`;
named_element.textContent = 'Row 1';
document.body.append(named_element);

})()
;
