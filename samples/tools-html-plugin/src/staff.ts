document.body.dataset.page = 'staff';
