// A process of its own that plays the seeds which it is sent, one after the other.
import { seedPlayer, type SeedsAsked } from './play-seed.js';
import type { FromProcess } from './processes.js';

const play = seedPlayer(JSON.parse(process.argv[2] ?? '{}') as SeedsAsked);

process.on('message', (seed: number) => {
  void play(seed).then((told) => {
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
    process.send?.({ seed, told, megabytes } satisfies FromProcess);
  });
});
