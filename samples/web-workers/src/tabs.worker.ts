/// <reference lib="webworker" />
declare const self: SharedWorkerGlobalScope;

let open = 0;

self.onconnect = ({ ports: [port] }) => {
  open += 1;
  port.postMessage(open);
};

export {};
