document.title = 'Visit us';
