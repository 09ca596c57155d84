    return /*#__PURE__*/ (0,react_jsx_dev_runtime__rspack_import_0.jsxDEV)("button", {
        type: "button",
        onClick: ()=>setCount(count + 1),
        children: [
            count,
            " clicks"
        ]
    }, void 0, true, {
        fileName: "./src/App.tsx",
        lineNumber: 7,
        columnNumber: 5
    }, this);
