const seeds = document.createElement('ul');

for (const name of ['Broad bean', 'Chard', 'Marigold']) {
  const item = document.createElement('li');
  item.textContent = name;
  seeds.append(item);
}

document.querySelector('#root')?.replaceChildren(seeds);
