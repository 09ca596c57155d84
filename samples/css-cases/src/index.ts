import { createBadge } from './badge';
import { createCard } from './card';
import { createPrice } from './price';
import './global.css';

document.body.append(createCard('Team plan', createPrice(24), createBadge('Popular')));
