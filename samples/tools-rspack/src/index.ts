import stops from './stops.csv';

document.body.textContent = stops.map(({ name, pier }) => `${name}: pier ${pier}`).join(', ');
