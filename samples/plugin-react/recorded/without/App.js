    return /*#__PURE__*/ React.createElement("button", {
        type: "button",
        onClick: ()=>setCount(count + 1)
    }, count, " clicks");
