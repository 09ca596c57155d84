import { createRoot } from 'react-dom/client';
import { Loan } from '../Loan';

createRoot(document.getElementById('root')!).render(<Loan title="Atlas of clouds" />);
