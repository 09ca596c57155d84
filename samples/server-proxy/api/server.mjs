import { createServer } from 'node:http';

const tides = {
  nazare: [
    { at: '04:12', metres: 3.1 },
    { at: '10:25', metres: 0.9 },
  ],
};

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const reply = (status, body) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body, null, 2));
  };

  if (pathname === '/tides') {
    const found = tides[searchParams.get('port')];
    return found ? reply(200, found) : reply(404, { error: 'No such port' });
  }
  if (pathname === '/whoami') return reply(200, { client: request.headers['x-client'] });
  if (pathname.startsWith('/reports/')) return reply(200, { year: pathname.slice(9), ships: 812 });
  reply(404, { error: `Nothing at ${pathname}` });
});

server.listen(process.env.PORT ?? 4000);
