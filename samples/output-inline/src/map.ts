document.body.append('Quay 4');
