;// CONCATENATED MODULE: ./mocks/station.ts
const station = ()=>'Nowhere';

;// CONCATENATED MODULE: ./src/unit.ts
const unit = ()=>'cm';

;// CONCATENATED MODULE: ./src/index.ts


document.title = `${station()} (${unit()})`;
