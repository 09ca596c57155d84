document.body.append('Opening hours');
