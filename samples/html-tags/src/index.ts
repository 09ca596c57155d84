document.body.append('Open today from ten');
