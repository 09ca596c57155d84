export const track = (event) => process.stdout.write(`tracked ${event}\n`);
