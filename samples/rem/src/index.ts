import './ticket.css';

const ticket = document.createElement('article');
ticket.className = 'ticket';
ticket.innerHTML = '<h1>Platform 9</h1><hr class="tear-line" />';
document.body.append(ticket);
