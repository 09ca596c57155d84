exports.draw = (values) => values.map((value) => '#'.repeat(value)).join(' ');
