import { track } from 'tracking';
import { formatPrice } from '@/lib/price';

track('opened');
document.body.textContent = formatPrice(24);
