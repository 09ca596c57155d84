import hutInline from './assets/hut.svg?inline';
import hutText from './assets/hut.svg?raw';
import hutUrl from './assets/hut.svg?url';
import packingList from './assets/packing.md' with { type: 'text' };

const map = new URL('./assets/map.pdf', import.meta.url);

console.log(hutUrl, hutInline, hutText, packingList, map.href);
