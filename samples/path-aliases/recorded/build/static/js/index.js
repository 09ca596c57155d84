;// CONCATENATED MODULE: ./src/lib/fare.ts
const fare = (zones)=>1.6 + zones * 0.7;

;// CONCATENATED MODULE: ./src/pages/stop.css
// extracted by css-extract-rspack-plugin

;// CONCATENATED MODULE: ./src/lib/storage.ts
const save = (stop)=>localStorage.setItem('stop', stop);

;// CONCATENATED MODULE: ./src/pages/stop.ts



function showStop(name) {
    save(name);
    return `${name}, ${fare(3)} €`;
}

;// CONCATENATED MODULE: ./src/index.ts

console.log(showStop('Harbour'));
