import { recipes } from './recipes';

document.body.append(recipes.toSorted().join(', '));
window.print();
