document.body.append(/*#__PURE__*/ h("nav", null, /*#__PURE__*/ h("a", {
    href: "/tides"
}, "Tides")));
