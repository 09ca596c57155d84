export const greet = () => console.log('Hello');
