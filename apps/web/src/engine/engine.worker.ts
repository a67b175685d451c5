import { answersBy } from './answers.js';
import type { SignOfLife, ToEngine } from './asked.js';
import { Engine } from './engine.js';
import { servedBy } from './served.js';

const answer = answersBy(async ({ match, asking }) => {
  const { viewer, person } = asking;
  // Where it does not come, nothing is kept.
  const kept = await import('./kept/kept-record.js').catch(() => null);
  const keeping = kept && kept.keptHere([person, match, viewer]);
  return new Engine(match, asking, servedBy(match, viewer), keeping);
});

addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  void answer(data).then((told) => postMessage(told));
});
postMessage({ begun: true } satisfies SignOfLife);
