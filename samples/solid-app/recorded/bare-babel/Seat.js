function Seat(props) {
    return (()=>{
        var _el$ = _tmpl$();
        _el$.$$click = ()=>props.onToggle();
        (0,web/* .insert */.Yr)(_el$, ()=>props.name);
