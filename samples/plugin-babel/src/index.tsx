import { createRoot } from 'react-dom/client';
import { Basket } from './Basket';

createRoot(document.querySelector('#root')!).render(<Basket items={['Bread']} />);
