import { crossing } from '@/ferry';

document.body.append(crossing);
