import { zoom } from './vendor/zoom.js';

const view = { scale: null };
document.title = `${zoom(view) ?? 'unknown'}`;
