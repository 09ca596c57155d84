import { createRoot } from 'react-dom/client';
import anchorUrl, { ReactComponent as Anchor } from './icons/anchor.svg';

createRoot(document.querySelector('#root')!).render(
  <a href={anchorUrl}>
    <Anchor width={48} height={48} />
  </a>,
);
