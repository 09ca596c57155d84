console.log('Asked for consent');
