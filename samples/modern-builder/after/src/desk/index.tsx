import { createRoot } from 'react-dom/client';
import { Loan } from '../Loan';
import './desk.less';

createRoot(document.getElementById('root')!).render(
  <>
    <Loan title="Atlas of clouds" />
    <Loan title="Knots and ropes" />
  </>,
);
