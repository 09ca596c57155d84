const mode = "development";
const isDev = true;
if (true) {
    console.log('Left out in production');
}
console.log(mode, isDev, "development");
