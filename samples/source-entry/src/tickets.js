document.body.textContent = 'Two tickets, please';
