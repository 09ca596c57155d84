import { showStop } from '@/pages/stop';

console.log(showStop('Harbour'));
