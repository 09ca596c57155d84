import './page.css';
import { formatPrice } from './price';

document.body.textContent = `${THEATRE}, a seat in the stalls: ${formatPrice(38)}`;
