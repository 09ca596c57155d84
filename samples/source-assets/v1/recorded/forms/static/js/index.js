;// CONCATENATED MODULE: ./src/lander.gltf?url
const landerurl_namespaceObject = __webpack_require__.p + "static/assets/lander.gltf";
;// CONCATENATED MODULE: ./src/lander.gltf?inline
const landerinline_namespaceObject = "data:model/gltf+json;base64,eyJhc3NldCI6eyJ2ZXJzaW9uIjoiMi4wIn19Cg==";
;// CONCATENATED MODULE: ./src/lander.gltf?raw
const landerraw_namespaceObject = "{\"asset\":{\"version\":\"2.0\"}}\n";
;// CONCATENATED MODULE: ./src/forms.ts



console.log(landerurl_namespaceObject);
console.log(landerinline_namespaceObject);
console.log(landerraw_namespaceObject);
