var _port = /*#__PURE__*/ new WeakMap();
class Tide {
    get label() {
        return `${_class_private_field_get._(this, _port)}: ${this.level ?? 'unknown'}`;
    }
    constructor(){
        _define_property._(this, "level", void 0);
        _class_private_field_init._(this, _port, {
            writable: true,
            value: 'Kattholm'
        });
    }
}
console.log(Object.keys(new Tide()), new Tide().label);
