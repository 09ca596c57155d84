const { MODE, DEV, PROD } = ({ "MODE":"development","DEV":true,"PROD":false });
if (true) {
    console.log('Left out in production');
}
console.log(MODE, DEV, PROD, "development");
