import { area } from './area.wasm';

document.body.append(`${area(6, 7)} tiles`);
