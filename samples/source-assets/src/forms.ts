import asUrl from './lander.gltf?url';
import asData from './lander.gltf?inline';
import asText from './lander.gltf?raw';

console.log(asUrl);
console.log(asData);
console.log(asText);
