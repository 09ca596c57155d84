import './page.css';

document.body.textContent = 'Today in the planetarium';
