    return /*#__PURE__*/ (0,jsx_runtime.jsxs)("button", {
        type: "button",
        onClick: ()=>setCount(count + 1),
        children: [
            count,
            " clicks"
        ]
    });
