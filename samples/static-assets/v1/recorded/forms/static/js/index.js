const hutinline_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxwYXRoIGQ9Ik00IDEgMSA0djNoNlY0eiIgZmlsbD0iI2EzMyIvPjwvc3ZnPgo=";
;// CONCATENATED MODULE: ./src/assets/hut.svg?raw
const hutraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"><path d=\"M4 1 1 4v3h6V4z\" fill=\"#a33\"/></svg>\n";
;// CONCATENATED MODULE: ./src/assets/hut.svg?url
const huturl_namespaceObject = __webpack_require__.p + "static/svg/hut.svg";
;// CONCATENATED MODULE: ./src/forms.ts



const map = new URL(/* asset import */__webpack_require__(628), __webpack_require__.b);
console.log(huturl_namespaceObject, hutinline_namespaceObject, hutraw_namespaceObject, map.href);
