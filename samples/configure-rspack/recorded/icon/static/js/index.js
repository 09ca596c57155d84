(() => {
"use strict";

;// CONCATENATED MODULE: ./src/anchor.svg?icon
var anchoricon_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 24 24\"><path d=\"M12 3v18M5 14a7 7 0 0 0 14 0\"/></svg>";
;// CONCATENATED MODULE: ./src/ripple.frag
var ripple_namespaceObject = "void main() { gl_FragColor = vec4(0.1, 0.4, 0.7, 1.0); }\n";
;// CONCATENATED MODULE: ./src/index.ts


console.log('shader', ripple_namespaceObject);
document.body.innerHTML = anchoricon_namespaceObject;

})()
;
