const heading = document.createElement('h1');
heading.textContent = 'Harbour office';
document.querySelector('#root')?.append(heading);
