import styles from './price.module.scss';

const euro = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

export function createPrice(amount: number): HTMLElement {
  const price = document.createElement('p');
  price.className = styles.price;
  price.textContent = euro.format(amount);
  return price;
}
