import './index.css';

const { MODE, DEV, PROD } = import.meta.env;

if (process.env.NODE_ENV !== 'production') {
  console.log('Left out in production');
}
console.log(MODE, DEV, PROD, process.env.NODE_ENV);
