import { createRoot } from 'react-dom/client';
import Counter from './Counter';
import Inlined from './Inlined';
import Isolation from './Isolation';
import SvgComponent from './SvgComponent';

const root = document.createElement('div');
document.body.append(root);
createRoot(root).render(
  <>
    <Isolation />
    <Inlined />
    <SvgComponent />
    <Counter />
  </>,
);
