    return /*#__PURE__*/ createElement("button", {
        type: "button",
        onClick: ()=>setCount(count + 1)
    }, count, " clicks");
