import { recipes } from './recipes';

const print = document.createElement('button');
print.textContent = `Print ${recipes.length} recipes`;
print.onclick = () => import(/* webpackChunkName: "print" */ './print');
document.body.append(print);
