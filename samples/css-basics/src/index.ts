import './base.css';
import './bread.css';

const shelf = document.createElement('ul');
shelf.className = 'shelf';
shelf.innerHTML = '<li>Rye</li><li class="sold-out">Spelt</li>';
document.body.append(shelf);

shelf.onclick = () => import('./order');
