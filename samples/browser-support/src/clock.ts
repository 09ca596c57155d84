import { TideClock } from './vendor/tide-clock.js';

const clock = new TideClock();
document.title = `Measured ${clock.seconds()} s ago`;
