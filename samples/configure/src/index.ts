const list = document.querySelector('#root');
if (list) list.textContent = 'Rye bread, buns, plum cake';
