export { fathoms } from './fathoms';
export { metres } from './metres';
