import { flagUrl } from './flags';

const flag = new Image();
flag.src = flagUrl(document.title === 'Winter' ? 'blue' : 'red');
document.body.append(flag);
