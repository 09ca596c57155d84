(() => {
"use strict";

;// CONCATENATED MODULE: ./src/theme/base/footer.js
const footer = 'Footer of the base theme';

;// CONCATENATED MODULE: ./src/theme/acme/header.js
const header = 'Header for Acme';

;// CONCATENATED MODULE: ./src/themed.js


document.body.append(header, footer);

})()
;
