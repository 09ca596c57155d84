document.title = 'Exhibitions';
