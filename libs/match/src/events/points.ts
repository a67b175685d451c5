import { is, type Static } from '@adjutant/kernel';
import { pointsChange } from '../deciding.js';
import { balance, DeclaredRunning, NoteTaken } from '../paper.js';
import { PointsSlot } from '../tally-slot.js';
import { because, byRule, count, player, what, word } from './members.js';

export const CommandPointsGained = is.event(
  'CommandPointsGained',
  is.object({ player, amount: count, what, outsideCap: is.optional(byRule), slot: is.optional(PointsSlot) }),
  '`outsideCap`: the rule that lets it stand outside the cap on gains, by id or in words. `slot`: which gain it is, so that it is written down once.',
);
export const VictoryPointsScored = is.event(
  'VictoryPointsScored',
  is.object({ player, category: word, points: count, what, slot: is.optional(PointsSlot) }),
);

export const NoteRecorded = is.event('NoteRecorded', NoteTaken);
export const RunningDeclared = is.event(
  'RunningDeclared',
  DeclaredRunning,
  'What the paper says. It is held against the ledger and never changes a balance.',
);

const { owes, ...change } = pointsChange;
export const PointsAdjusted = is.event('PointsAdjusted', is.object({ ...change, because, owes }));
export const BalanceSet = is.event(
  'BalanceSet',
  is.object({ ...balance, because }),
  'The balance stands at this from here on, by a ruling that has put it at this place.',
);

export type CommandPointsGained = Static<typeof CommandPointsGained>;
export type VictoryPointsScored = Static<typeof VictoryPointsScored>;
export type NoteRecorded = Static<typeof NoteRecorded>;
export type RunningDeclared = Static<typeof RunningDeclared>;
export type PointsAdjusted = Static<typeof PointsAdjusted>;
export type BalanceSet = Static<typeof BalanceSet>;
