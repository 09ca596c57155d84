const plots = document.createElement('p');
plots.textContent = 'Three plots are free.';

// Takes the place of "Loading…".
document.querySelector('#root')?.replaceChildren(plots);
