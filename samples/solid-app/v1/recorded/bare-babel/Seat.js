function Seat(props) {
    return /*#__PURE__*/ React.createElement("button", {
        type: "button",
        classList: {
            taken: props.taken
        },
        "aria-pressed": props.taken,
        onClick: ()=>props.onToggle()
    }, props.name);
