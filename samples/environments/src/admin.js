document.body.textContent = 'Orders of today';
