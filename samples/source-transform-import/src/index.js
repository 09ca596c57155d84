import { DateField, Tag } from 'tile-kit';

document.body.innerHTML = DateField() + Tag('new');
