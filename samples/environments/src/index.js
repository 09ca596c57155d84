document.body.textContent = 'Apples by the crate';
