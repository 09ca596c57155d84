;// CONCATENATED MODULE: external "vue"
const external_vue_namespaceObject = require("vue");
;// CONCATENATED MODULE: ./src/server.ts


const app = (0,external_vue_namespaceObject.createSSRApp)({
    render: ()=>(0,external_vue_namespaceObject.h)('p', `Seats: ${(/* inlined export .seats */48)}`)
