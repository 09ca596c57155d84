import './badge.css';

document.body.append(Object.assign(document.createElement('ferry-badge'), { title: 'Ferries' }));
