document.body.append('Tram 4, stop Museum');
