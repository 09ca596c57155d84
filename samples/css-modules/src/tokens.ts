import tokens from './tokens.module.css';

console.log(tokens.brand);
