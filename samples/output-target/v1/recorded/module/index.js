async function label(cents) {
    const { euros } = await __webpack_require__.e(/* import() */ "412").then(__webpack_require__.bind(__webpack_require__, 199));
    return `${stamp_namespaceObject} ${euros(cents)}`;
}
label(450).then(console.log);

})();

var __webpack_exports__label = __webpack_exports__.P;
export { __webpack_exports__label as label };
