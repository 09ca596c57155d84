import depots from './depots.toml';
import fares from './fares.yaml';

console.log(fares.single, depots.north.trams);
