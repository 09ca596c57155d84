import { formatPrice } from './price';

// A button that other sites embed with one script
const button = document.createElement('button');
button.textContent = `Book from ${formatPrice(19)}`;
document.currentScript?.after(button);
