;// CONCATENATED MODULE: ./src/lander.gltf
var lander_namespaceObject = "data:model/gltf+json;base64,eyJhc3NldCI6eyJ2ZXJzaW9uIjoiMi4wIn19Cg==";
;// CONCATENATED MODULE: ./src/moon.gltf
var moon_namespaceObject = __webpack_require__.p + "static/assets/moon.gltf";
;// CONCATENATED MODULE: ./src/index.ts


console.log(moon_namespaceObject);
console.log(lander_namespaceObject);
