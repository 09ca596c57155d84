import timing from './timing.jsonc';

console.log(timing.pause);
