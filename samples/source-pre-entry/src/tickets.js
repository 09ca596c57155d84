document.body.textContent = 'Two seats left';
