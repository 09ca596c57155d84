// Stands for the server of the harbour office.
import { createServer } from 'node:http';

createServer((request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ path: request.url, high: ['04:10', '16:35'] }));
}).listen(Number(process.env.PORT ?? 4000));
