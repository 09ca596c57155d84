import moment from 'moment';

document.body.append(moment('2026-06-21').format('dddd, D MMMM'));
