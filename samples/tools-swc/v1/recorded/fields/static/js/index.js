var _port = /*#__PURE__*/ new WeakMap();
class Tide {
    get label() {
        return `${_class_private_field_get._(this, _port)}: ${this.level ?? 'unknown'}`;
    }
    constructor(){
        _class_private_field_init._(this, _port, {
            writable: true,
            value: void 0
        });
        _class_private_field_set._(this, _port, 'Kattholm');
    }
}
console.log(Object.keys(new Tide()), new Tide().label);
