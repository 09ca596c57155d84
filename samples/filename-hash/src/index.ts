import './index.css';
import stampUrl from './stamp.svg';

const stamp = document.createElement('img');
stamp.src = stampUrl;
stamp.alt = '';

const open = document.createElement('button');
open.textContent = 'Sign the guest book';
open.addEventListener('click', async () => {
  const { createGuestbook } = await import('./guestbook');
  document.body.append(createGuestbook());
});

document.body.append(stamp, open);
