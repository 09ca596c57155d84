import { hydrateRoot } from 'react-dom/client';
import { App } from './App';
import type { Light } from './lights';

declare global {
  interface Window {
    __LIGHT__: Light | null;
  }
}

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App light={window.__LIGHT__} />);
