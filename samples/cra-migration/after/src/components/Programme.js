import { useEffect, useState } from 'react';
import { ReactComponent as Ticket } from 'images/ticket.svg';
import styles from './Programme.module.css';

export default function Programme() {
  const [films, setFilms] = useState([]);

  useEffect(() => {
    fetch(`${process.env.PUBLIC_URL}/api/films`)
      .then((response) => response.json())
      .then(setFilms);
  }, []);

  return (
    <main className={styles.page}>
      <h1>Tonight at the {process.env.REACT_APP_CINEMA}</h1>
      <ul>
        {films.map(({ title, room }) => (
          <li key={title}>
            <Ticket className={styles.ticket} /> {title}, room {room}
          </li>
        ))}
      </ul>
    </main>
  );
}
