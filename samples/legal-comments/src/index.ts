import './index.css';
import { compass } from './compass';
import { sextant } from './sextant';

// Nothing legal about this line.
document.body.append(compass(), sextant(), compass());
