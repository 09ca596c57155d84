import './index.css';

document.body.addEventListener('click', async () => {
  const { greet } = await import('./greet.ts');
  greet();
});
