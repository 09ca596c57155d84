import { expect, test } from 'vitest';
import { releaseFeeds } from './feeds.ts';

test('each language has an RSS and an Atom feed', () => {
  expect(releaseFeeds.map(({ id, language }) => [id, language])).toEqual([
    ['releases-en-rss', 'en'],
    ['releases-en-atom', 'en'],
    ['releases-zh-rss', 'zh-CN'],
    ['releases-zh-atom', 'zh-CN'],
  ]);
});

test.each([
  ['/community/releases/v1-0', ['releases-en-rss', 'releases-en-atom']],
  ['/zh/community/releases/v0-1', ['releases-zh-rss', 'releases-zh-atom']],
  ['/community/releases/', []], // the overview is no post
  ['/guide/start/', []],
])('%s is in %j', (route, ids) => {
  expect(releaseFeeds.filter((feed) => feed.test.test(route)).map(({ id }) => id)).toEqual(ids);
});
