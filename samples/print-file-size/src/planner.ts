const walks = ['Along the dyke', 'To the chapel', 'Around the lake'];

document.body.append(...walks.map((walk) => `${walk}. `));

export {};
