const origin = import.meta.env.PUBLIC_API_ORIGIN;
const halls = Number(import.meta.env.PUBLIC_HALLS);

document.body.textContent = `${halls} halls are open, says ${origin}`;

if (import.meta.env.DEV) {
  console.log('Only while developing');
}
