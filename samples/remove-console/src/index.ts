import { nextTram } from './trams';

console.log('page opened');
console.info('stop', location.hash);
console.debug('tram', nextTram());
console.warn('no network');
console.error('no trams');
window.console.log('timetable version 4');

document.body.append(nextTram());
