import { max } from 'lodash';

document.body.append(`Highest tide: ${max([5.1, 1.2, 4.8])} m`);
