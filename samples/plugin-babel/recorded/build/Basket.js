function Basket(param) {
    let { items } = param;
    return /*#__PURE__*/ (0,jsx_runtime.jsx)("ul", {
        children: items.map((item)=>/*#__PURE__*/ (0,jsx_runtime.jsx)("li", {
                children: item
            }, item))
