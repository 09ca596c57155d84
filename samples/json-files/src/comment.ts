import timing from './comment.json';

console.log(timing);
