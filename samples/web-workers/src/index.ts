import type { Answer, Question } from './messages';

const worker = new Worker(new URL('./count.worker.ts', import.meta.url));

worker.onmessage = ({ data }: MessageEvent<Answer>) => {
  const list = Object.entries(data.counts).map(([bird, count]) => `${bird}: ${count}`);
  document.body.append(list.join(', '));
};

worker.onerror = ({ message }) => {
  document.body.append(`The worker failed: ${message}`);
};

const question: Question = {
  diary: `[
    { bird: 'heron' }, // at the weir
    { bird: 'dipper' },
    { bird: 'heron' },
  ]`,
};
worker.postMessage(question);
