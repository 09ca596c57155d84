import { mapLinesOutsideFences } from './fences.ts';

/**
 * Numbers the level 3 headings between `<Steps>` and `</Steps>`, and removes the tags: inside an
 * element, headings would be missing from the outline.
 *
 * @param source - source of a page
 */
export function numberSteps(source: string): string {
  let step: number | undefined;
  return mapLinesOutsideFences(source, (line) => {
    switch (line.trim()) {
      case '<Steps>':
        step = 0;
        return '';
      case '</Steps>':
        step = undefined;
        return '';
    }
    if (step === undefined || !line.startsWith('### ')) return line;
    step += 1;
    return `### <Step number={${step}} /> ${line.slice(4)}`;
  });
}
