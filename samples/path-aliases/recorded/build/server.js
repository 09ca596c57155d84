;// CONCATENATED MODULE: external "node:fs"
const external_node_fs_namespaceObject = __rspack_createRequire_require("node:fs");
;// CONCATENATED MODULE: ./src/lib/storage.node.ts

const save = (stop)=>(0,external_node_fs_namespaceObject.writeFileSync)('stop.txt', stop);

;// CONCATENATED MODULE: ./src/pages/stop.ts



function showStop(name) {
    save(name);
    return `${name}, ${fare(3)} €`;
}

;// CONCATENATED MODULE: ./src/index.ts

console.log(showStop('Harbour'));
