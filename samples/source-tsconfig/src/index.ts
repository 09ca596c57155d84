import { station } from '#tides/station';
import { unit } from '#tides/unit';

document.title = `${station()} (${unit()})`;
