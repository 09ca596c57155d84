(() => {
"use strict";
var __webpack_exports__ = {};

;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = require("node:fs");
;// CONCATENATED MODULE: ./src/price.ts
const formatPrice = (euro)=>`${euro.toFixed(2)} €`;

;// CONCATENATED MODULE: ./src/mailer.ts


// A job that runs at night
(0,external_node_fs_namespaceObject.writeFileSync)('newsletter.txt', `${"Elm Street"}: tonight from ${formatPrice(25)}\n`);

module.exports = __webpack_exports__;
})()
;
