import { expect, it } from 'vitest';
import { pluginMarkdownTwins } from './markdownTwins.ts';

const { afterBuild } = pluginMarkdownTwins({
  folder: '/no/such/folder',
  siteUrl: 'https://docs.example/',
});

it('needs the built site after a build', async () => {
  await expect(afterBuild?.({}, true)).rejects.toThrow('ENOENT');
});
