import { append } from './figures/append.js';
import { asking } from './figures/asking.js';
import { board } from './figures/board.js';
import { boardgame } from './figures/boardgame.js';
import { brokerAway } from './figures/broker-away.js';
import { coldStart } from './figures/cold-start.js';
import { emmett } from './figures/emmett.js';
import { engines } from './figures/engines.js';
import { evidence } from './figures/evidence.js';
import { fold } from './figures/fold.js';
import { hall } from './figures/hall.js';
import { how } from './figures/how.js';
import { httpPath } from './figures/http-path.js';
import { live } from './figures/live.js';
import { memory } from './figures/memory.js';
import { million } from './figures/million.js';
import { openLoop } from './figures/open-loop.js';
import { opening } from './figures/opening.js';
import { pairing } from './figures/pairing.js';
import { projector } from './figures/projector.js';
import { rebuild } from './figures/rebuild.js';
import { relay } from './figures/relay.js';
import { results } from './figures/results.js';
import { scrubbing } from './figures/scrubbing.js';
import { slowDisk } from './figures/slow-disk.js';
import { standings } from './figures/standings.js';
import { start } from './figures/start.js';
import { storm } from './figures/storm.js';
import { strangers } from './figures/strangers.js';
import { whilePairing } from './figures/while-pairing.js';
import { year } from './figures/year.js';
import type { Figure } from './support/figure.js';

/** Every figure, in the order in which they are measured. */
export const FIGURES: readonly Figure[] = [
  append,
  slowDisk,
  emmett,
  million,
  httpPath,
  boardgame,
  openLoop,
  engines,
  live,
  hall,
  board,
  strangers,
  storm,
  results,
  fold,
  opening,
  asking,
  evidence,
  rebuild,
  relay,
  brokerAway,
  projector,
  coldStart,
  start,
  memory,
  year,
  scrubbing,
  pairing,
  whilePairing,
  standings,
  how,
];
