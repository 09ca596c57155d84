import './menu.less';
import dish from './dish.module.less';

const entry = document.createElement('li');
entry.className = dish.dish;
document.body.append(entry);
