const worker = new SharedWorker(new URL('./tabs.worker.ts', import.meta.url));

worker.port.onmessage = ({ data }: MessageEvent<number>) => {
  document.body.append(`This is visit ${data} while a tab is open.`);
};
