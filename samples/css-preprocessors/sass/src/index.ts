import './hall.scss';
import ticket from './ticket.module.scss';

const card = document.createElement('article');
card.className = ticket.ticket;
card.style.width = ticket.width;
document.body.append(card);
