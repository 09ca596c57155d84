import { createRoot } from 'react-dom/client';
import Departures from './Departures';

const root = document.getElementById('root');
if (root) createRoot(root).render(<Departures from="the remote itself" />);
