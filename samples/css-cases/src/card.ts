import styles from './card.module.css';

export function createCard(title: string, ...content: HTMLElement[]): HTMLElement {
  const card = document.createElement('section');
  card.className = styles.card;

  const heading = document.createElement('h2');
  heading.className = styles.title;
  heading.textContent = title;

  card.append(heading, ...content);
  return card;
}
