import list from './assets/packing.md?raw';

console.log(list);
