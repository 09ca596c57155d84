const calls = [
  { port: 'Kiel', hours: 4 },
  { port: 'Riga', hours: 9 },
];

const last = calls.at(-1);
const byPort = Object.groupBy(calls, (call) => call.port);

document.body.textContent = `${last?.port}, ${Object.keys(byPort).length} ports`;
