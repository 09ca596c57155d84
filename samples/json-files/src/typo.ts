// @ts-expect-error There is no such key.
import { stop } from './line.json';

console.log(stop);
