import JSON5 from 'json5';
import type { Answer, Question } from './messages';

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const sightings: { bird: string }[] = JSON5.parse(data.diary);
  const counts: Record<string, number> = {};
  for (const { bird } of sightings) counts[bird] = (counts[bird] ?? 0) + 1;

  const answer: Answer = { counts };
  self.postMessage(answer);
};
