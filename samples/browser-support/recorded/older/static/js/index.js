var _metres = /*#__PURE__*/ new WeakMap();
class Gauge {
    rise(metres) {
        _class_private_field_set(this, _metres, _class_private_field_get(this, _metres) + (metres !== null && metres !== void 0 ? metres : 1));
        return _class_private_field_get(this, _metres);
    }
    constructor(){
        _class_private_field_init(this, _metres, {
            writable: true,
            value: 0
        });
    }
}
const gauge = new Gauge();
const levels = [
    gauge.rise(),
    gauge.rise(2.5)
];
// A method of newer browsers
document.body.textContent = "".concat(levels.at(-1), " m");
