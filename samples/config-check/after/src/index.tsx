import { createRoot } from 'react-dom/client';
import { Tides } from '@/Tides';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Tides harbour="Whitby" />);
