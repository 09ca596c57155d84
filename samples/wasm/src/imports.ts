import { measure } from './meter.wasm';

measure(5);
