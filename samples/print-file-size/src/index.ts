import './index.css';

const open = document.createElement('button');
open.textContent = 'Plan a walk';
open.onclick = () => import(/* webpackChunkName: "planner" */ './planner');
document.body.append(open);
