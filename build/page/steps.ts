import { mapLinesOutsideFences } from './fences.ts';

/**
 * Numbers the headings of level 3 between `<Steps>` and `</Steps>`, and drops the two tags: inside
 * an element of their own, headings would be missing from the outline and could not be linked to.
 *
 * @param source - a page as written
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
