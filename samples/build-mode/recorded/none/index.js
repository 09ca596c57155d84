const mode = "none";
const isDev = false;
if (process.env.NODE_ENV !== 'production') {
    console.log('Left out in production');
}
console.log(mode, isDev, process.env.NODE_ENV);
