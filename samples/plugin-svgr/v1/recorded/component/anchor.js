const SvgAnchor = (props)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        ...props,
        children: /*#__PURE__*/ (0,jsx_runtime.jsxs)("g", {
            fill: "none",
            stroke: "#1b3a57",
            children: [
                /*#__PURE__*/ (0,jsx_runtime.jsx)("circle", {
                    cx: 12,
                    cy: 5,
                    r: 3
                }),
                /*#__PURE__*/ (0,jsx_runtime.jsx)("path", {
                    d: "M12 8v13m-7-8a7 7 0 0 0 14 0"
                })
            ]
        })
    });
/* export default */ const anchorreact = (SvgAnchor);
