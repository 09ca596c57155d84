import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './freePort.mjs';

test('nothing listens on a free port', async () => {
  const port = await freePort();
  expect(port).toBeGreaterThan(0);
  const error = await new Promise((resolve) => connect(port, '127.0.0.1').on('error', resolve));
  expect(error).toMatchObject({ code: 'ECONNREFUSED', port });
});
