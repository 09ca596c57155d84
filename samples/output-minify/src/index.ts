import './index.css';
import { euros } from './price';

class TeaOrder {
  total(pots: number) {
    return euros(pots * 450);
  }
}

const order = new TeaOrder();
console.debug('order', order);
document.body.textContent = `${order.constructor.name}: ${order.total(3)}`;
