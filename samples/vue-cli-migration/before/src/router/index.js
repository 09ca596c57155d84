import { createRouter, createWebHistory } from 'vue-router';
import Hives from '@/views/Hives';

export default createRouter({
  history: createWebHistory(process.env.BASE_URL),
  routes: [
    { path: '/', component: Hives },
    {
      path: '/harvest',
      component: () => import(/* webpackChunkName: "harvest" */ '@/views/Harvest'),
    },
  ],
});
