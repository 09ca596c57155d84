document.body.textContent = 'Berth 4 is free';
