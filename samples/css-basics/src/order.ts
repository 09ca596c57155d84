import './order.css';

document.body.append('Your order');
