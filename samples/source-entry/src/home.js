document.body.textContent = 'Welcome to the museum';
