import landerUrl from './lander.gltf';
import moonUrl from './moon.gltf';

console.log(moonUrl);
console.log(landerUrl);
