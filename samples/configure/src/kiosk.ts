document.body.textContent = 'Order here';
