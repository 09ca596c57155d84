import { opensAt } from './hours';
import './shared.css';
import './order.css';

const form = document.querySelector<HTMLFormElement>('#root');

if (form) {
  form.innerHTML = `
    <label>Loaves <input type="number" name="loaves" min="1" max="6" value="1" /></label>
    <label>Pick up from <input type="time" name="time" value="${opensAt(new Date())}" /></label>
    <button>Order</button>
  `;
}
