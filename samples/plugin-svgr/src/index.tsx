import { createRoot } from 'react-dom/client';
import { Harbour } from './Harbour';

createRoot(document.querySelector('#root')!).render(<Harbour />);
