export const draw = (values: number[]) => values.map((value) => '#'.repeat(value)).join(' ');
