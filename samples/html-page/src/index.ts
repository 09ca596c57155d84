const plots = document.createElement('p');
plots.textContent = 'Three plots are free.';

// Replaces "Loading…".
document.querySelector('#root')?.replaceChildren(plots);
