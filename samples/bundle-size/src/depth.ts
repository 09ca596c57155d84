import { metres } from './units';

document.body.append(metres(5.1));
