import './shared.css';

const breads = ['Rye with caraway', 'Spelt loaf', 'Seeded rolls'];

const list = document.createElement('ul');
for (const bread of breads) {
  const item = document.createElement('li');
  item.textContent = bread;
  list.append(item);
}

document.getElementById('root')?.append(list);
