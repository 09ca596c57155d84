import './timetable.styl';
import stop from './stop.module.styl';

const row = document.createElement('tr');
row.className = stop.stop;
document.body.append(row);
