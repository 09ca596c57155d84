(() => {
"use strict";

;// CONCATENATED MODULE: ./src/ripple.frag
const ripple_namespaceObject = "void main() { gl_FragColor = vec4(0.1, 0.4, 0.7, 1.0); }\n";
;// CONCATENATED MODULE: ./src/shader.ts

console.log(ripple_namespaceObject);

})()
;
