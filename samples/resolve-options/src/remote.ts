import { select } from '#keys';

document.body.append(`Press ${select}`);
