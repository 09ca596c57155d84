import { createRoot } from 'react-dom/client';
import Catalogue from '@/Catalogue';
import './base.css';

createRoot(document.getElementById('app')).render(<Catalogue />);
