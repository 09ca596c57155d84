import { useEffect, useState } from 'react';
import sprout from '@/images/sprout.svg';
import styles from './Catalogue.module.scss';

export default function Catalogue() {
  const [seeds, setSeeds] = useState([]);

  useEffect(() => {
    fetch(`${process.env.API_URL}/seeds`)
      .then((response) => response.json())
      .then(setSeeds);
  }, []);

  return (
    <main className={styles.page}>
      <img src={sprout} alt="" />
      <ul className={styles.list}>
        {seeds.map(({ id, name, sowFrom }) => (
          <li key={id}>
            {name}, from {sowFrom}
          </li>
        ))}
      </ul>
    </main>
  );
}
