import { draw } from '../libs/chart';

document.body.append(draw([3, 5, 8]));
