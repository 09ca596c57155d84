const { MODE, DEV, PROD } = ({ "MODE":"none","DEV":false,"PROD":false });
if (process.env.NODE_ENV !== 'production') {
    console.log('Left out in production');
}
console.log(MODE, DEV, PROD, process.env.NODE_ENV);
