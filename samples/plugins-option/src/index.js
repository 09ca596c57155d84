document.body.textContent = 'Observatory';
