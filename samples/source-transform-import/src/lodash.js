import { chunk } from 'lodash';

document.title = chunk(['Mon', 'Tue', 'Wed', 'Thu'], 2).join(' | ');
