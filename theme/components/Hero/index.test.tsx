import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type AnyElement, elementsIn } from '../../testing/elements.ts';

vi.mock('@rspress/core/runtime', () => ({
  useI18n: () => (key: string) => key,
  useSite: () => ({ site: { title: 'Brand' } }),
  withBase: (path: string) => `/base${path}`,
}));
vi.mock('../Link/index.tsx', () => ({
  Link: (props: Record<string, unknown>) => <a {...props} />,
}));
const { Hero } = await import('./index.tsx');

const markup = (hero: ReactElement) => renderToStaticMarkup(hero);

function press(button: AnyElement | undefined) {
  if (typeof button?.props.onClick !== 'function') throw new Error('nothing to press');
  button.props.onClick();
}

describe('Hero', () => {
  test('by default shows brand, claim, both buttons, the logo on its oval, and no stars', () => {
    const html = markup(<Hero />);
    for (const text of ['Brand', 'subtitle', 'slogan', 'hero.getStarted', 'hero.learnMore']) {
      expect(html).toContain(text);
    }
    expect(html).toContain('data-oval="true"');
    expect(html).toContain('src="/base/logo-light.svg"');
    expect(html).toContain('src="/base/logo-dark.svg"');
    expect(html).not.toContain('<circle ');
    // One button stands out, and the other says of what there is more to learn.
    const actions = [...html.matchAll(/<button [^>]*data-primary="(\w+)"[^>]*>(.*?)<\/button>/g)];
    expect(
      actions.map(([, isPrimary, label = '']) => [isPrimary, label.replace(/<.*?>/g, ' ')]),
    ).toEqual([
      ['true', 'hero.getStarted'],
      ['false', 'hero.learnMore hero.learnMoreSubject '],
    ]);
  });

  test.each([
    ['title', { title: 'Name' }, '>Name<'],
    ['subTitle', { subTitle: 'Claim' }, '>Claim<'],
    ['description', { description: 'Why' }, '>Why<'],
    ['getStartedButtonText', { getStartedButtonText: 'Go' }, '>Go</button>'],
    ['learnMoreButtonText', { learnMoreButtonText: 'Read' }, '>Read</button>'],
    ['logoUrl', { logoUrl: '/mark.svg' }, 'src="/base/mark.svg"'],
    ['showOvalBg', { showOvalBg: false }, 'data-oval="false"'],
    ['getStartedHref', { getStartedHref: '/start' }, 'href="/start"'],
    ['learnMoreHref', { learnMoreHref: '/more' }, 'href="/more"'],
    ['children', { children: 'below' }, 'below'],
  ])('takes %s', (_, props, expected) => {
    expect(markup(<Hero {...props} />)).toContain(expected);
    expect(markup(<Hero />)).not.toContain(expected);
  });

  test('shows 35 stars when asked to', () => {
    expect(markup(<Hero showStars />).match(/<circle /g)).toHaveLength(35);
  });

  test('a logo of its own replaces both of the site', () => {
    expect(markup(<Hero logoUrl="/mark.svg" />)).not.toContain('logo-dark.svg');
  });

  test('calls back from its buttons', () => {
    const started = vi.fn();
    const learned = vi.fn();
    const buttons = elementsIn(
      Hero({ onClickGetStarted: started, onClickLearnMore: learned }),
    ).filter(({ type }) => type === 'button');
    expect(buttons).toHaveLength(2);
    press(buttons[0]);
    expect([started.mock.calls.length, learned.mock.calls.length]).toEqual([1, 0]);
    press(buttons[1]);
    expect([started.mock.calls.length, learned.mock.calls.length]).toEqual([1, 1]);
  });
});
