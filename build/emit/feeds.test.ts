import { describe, expect, test } from 'vitest';
import { feedContent, feedOptions, releaseFeeds } from './feeds.ts';

test('there is a feed of each kind in each language', () => {
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
  ['/community/releases/', []],
  ['/config/mode', []],
])('%s is in %j', (route, ids) => {
  const found = releaseFeeds.filter(({ test: pattern }) => pattern.test(route));
  expect(found.map(({ id }) => id)).toEqual(ids);
});

test('URLs are absolute, below the base, too', () => {
  const { feed } = feedOptions('https://example.com/docs/');
  const [first] = Array.isArray(feed) ? feed : [];
  expect(first?.link).toBe('https://example.com/docs/community/releases/');
  expect(first?.feedLinks).toEqual({ rss: 'https://example.com/docs/rss/releases-en-rss.xml' });
});

describe('feedContent', () => {
  const page = 'https://example.com/community/releases/v1-0';
  test.each([
    [
      'a link on the site',
      '<a href="/config/mode">m</a>',
      '<a href="https://example.com/config/mode">m</a>',
    ],
    ['a place on the page', '<a href="#new">n</a>', `<a href="${page}#new">n</a>`],
    [
      'the mark of a heading',
      '<h2>New<a class="x" href="#new" aria-label="Link">#</a></h2>',
      '<h2>New</h2>',
    ],
    ['another site', '<a href="https://a.b/">c</a>', '<a href="https://a.b/">c</a>'],
    ['a button', '<pre>x</pre><button type="button"><svg></svg>Copy</button>', '<pre>x</pre>'],
    ['a comment', '<!--$--><p>x</p><!--/$-->', '<p>x</p>'],
    ['an invalid URL', '<a href="http://[">x</a>', '<a href="http://[">x</a>'],
  ])('%s', (_, html, expected) => {
    expect(feedContent(html, page)).toBe(expected);
  });
});
