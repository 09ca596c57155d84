import type { Feature, Hero } from '@rspress/core';

/**
 * Hero and features of a home page as Markdown, for its Markdown copy.
 *
 * @param front - from the front matter
 * @param featuresTitle - heading above the features
 */
export function homeMarkdown(
  { hero, features = [] }: { hero?: Hero; features?: Feature[] },
  featuresTitle: string,
): string {
  const actions = (hero?.actions ?? []).map(({ text, link }) => `[${text}](${link})`).join(' · ');
  const cards = features.map(({ title, details, link }) => {
    const name = link ? `[${title}](${link})` : title;
    return `- **${name}**: ${details}`;
  });
  const parts = [
    hero?.name && `# ${hero.name}`,
    hero?.text,
    hero?.tagline,
    actions,
    cards.length > 0 && `## ${featuresTitle}\n\n${cards.join('\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
