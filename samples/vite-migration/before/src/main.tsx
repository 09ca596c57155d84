import { createRoot } from 'react-dom/client';
import { Board } from '@/Board';
import './page.css';

createRoot(document.getElementById('board') as HTMLElement).render(<Board />);
