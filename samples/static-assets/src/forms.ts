import hutInline from './assets/hut.svg?inline';
import hutText from './assets/hut.svg?raw';
import hutUrl from './assets/hut.svg?url';

const map = new URL('./assets/map.pdf', import.meta.url);

console.log(hutUrl, hutInline, hutText, map.href);
