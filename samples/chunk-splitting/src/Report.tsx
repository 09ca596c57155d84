import { meanBy } from 'lodash';
import type { Order } from './orders';

export default function Report({ orders }: { orders: Order[] }) {
  return <p>Average order: {meanBy(orders, 'total').toFixed(2)}</p>;
}
