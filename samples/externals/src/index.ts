import { createApp, h, ref } from 'vue';

const count = ref(0);

createApp({
  render: () => h('button', { onClick: () => count.value++ }, `Seats: ${count.value}`),
}).mount('#root');
