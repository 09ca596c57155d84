import { select } from './keys';
import { times } from './times';

document.body.append(select, times);
