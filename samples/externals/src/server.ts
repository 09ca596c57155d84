import { createSSRApp, h } from 'vue';
import { seats } from './seats';

export const app = createSSRApp({ render: () => h('p', `Seats: ${seats}`) });
