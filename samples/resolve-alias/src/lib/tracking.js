export const track = (event) => console.log('tracked', event);
