class Ferry {
    get last() {
        var _class_private_field_get_at;
        return ((_class_private_field_get_at = _class_private_field_get._(this, _stops).at(-1)) === null || _class_private_field_get_at === void 0 ? void 0 : _class_private_field_get_at.minutes) ?? 25;
    }
    constructor(){
        _class_private_field_init._(this, _stops, {
            writable: true,
            value: [
                {
                    name: 'Pier',
                    minutes: 0
                },
                {
                    name: 'Island'
                }
            ]
        });
    }
}
console.log(new Ferry().last);
