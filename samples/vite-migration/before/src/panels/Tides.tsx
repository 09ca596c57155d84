import { useEffect, useState } from 'react';

export default function Tides() {
  const [height, setHeight] = useState<string>();

  useEffect(() => {
    fetch('/tides/now')
      .then((response) => response.text())
      .then(setHeight);
  }, []);

  return <p>Water over chart datum: {height ?? '…'}</p>;
}
