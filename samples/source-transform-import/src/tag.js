import { Tag } from 'tile-kit';

document.body.innerHTML = Tag('sold out');
