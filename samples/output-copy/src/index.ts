document.title = 'Observatory';
