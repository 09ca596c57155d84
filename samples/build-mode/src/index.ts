import './index.css';

const mode = import.meta.env.MODE;
const isDev = import.meta.env.DEV;

if (process.env.NODE_ENV !== 'production') {
  console.log('Left out in production');
}
console.log(mode, isDev, process.env.NODE_ENV);
