import './index.css';

function charge(cents: number): void {
  if (cents > 10_000) {
    throw new Error('Over the limit');
  }
}

charge(Number(document.body.dataset.cents));
