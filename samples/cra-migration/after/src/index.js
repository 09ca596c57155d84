import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import Programme from 'components/Programme';
import './index.css';

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Programme />
  </StrictMode>,
);
