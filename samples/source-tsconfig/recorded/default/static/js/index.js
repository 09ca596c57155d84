;// CONCATENATED MODULE: ./src/station.ts
const station = ()=>'Cuxhaven';

;// CONCATENATED MODULE: ./src/unit.ts
const unit = ()=>'cm';

;// CONCATENATED MODULE: ./src/index.ts


document.title = `${station()} (${unit()})`;
