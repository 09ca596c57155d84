import './page.css';

document.body.dataset.page = 'timetable';
