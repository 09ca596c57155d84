var _tmpl$ = /*#__PURE__*/ (0,web/* .template */.vs)(`<button type=button>`);
function Seat(props) {
    return (()=>{
        var _el$ = _tmpl$();
        _el$.$$click = ()=>props.onToggle();
        (0,web/* .insert */.Yr)(_el$, ()=>props.name);
        (0,solid/* .createRenderEffect */.gb)((_p$)=>{
            var _v$ = !!props.taken, _v$2 = props.taken;
            _v$ !== _p$.e && _el$.classList.toggle("taken", _p$.e = _v$);
            _v$2 !== _p$.t && (0,web/* .setAttribute */.Bq)(_el$, "aria-pressed", _p$.t = _v$2);
            return _p$;
        }, {
            e: undefined,
            t: undefined
        });
        return _el$;
    })();
