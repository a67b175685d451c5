import { hashOf } from '../chance.js';
import { isRefusal } from '../draft.js';
import { fieldOf } from '../field.js';
import { BYE, Costing, type Pair } from '../matching/costing.js';
import { RECORD_AND_PATH, type PairingCriterion, type PairingRules } from '../rules.js';
import { plainEvent } from './plain-event.js';
import { entrantsOf } from './played.js';

/** An event whose past owes nothing to the engine. */
export interface PlainCase {
  readonly players: number;
  readonly clubs: number;
  readonly rounds: number;
}

/** The same with what the peer found for its next round: pairs of two score groups, and pairs of one club. */
export interface StoredCase extends PlainCase {
  /** Of the facts: what is stored says something of these alone. */
  readonly digest: number;
  readonly peer: Figures;
}

export interface Figures {
  readonly cross: number;
  readonly same: number;
}

/** The peer takes up to half a minute for one: `peer.services.spec.ts` finds each of them again. */
export const STORED: readonly StoredCase[] = [
  { players: 300, clubs: 3, rounds: 5, digest: 147291135, peer: { cross: 2, same: 0 } },
  { players: 301, clubs: 12, rounds: 6, digest: 1019829448, peer: { cross: 6, same: 0 } },
  { players: 400, clubs: 4, rounds: 7, digest: 1905175307, peer: { cross: 6, same: 0 } },
  { players: 512, clubs: 3, rounds: 6, digest: 205142451, peer: { cross: 6, same: 2 } },
  { players: 512, clubs: 16, rounds: 8, digest: 15194031, peer: { cross: 9, same: 0 } },
  { players: 1000, clubs: 3, rounds: 5, digest: 530721579, peer: { cross: 4, same: 0 } },
  { players: 1001, clubs: 20, rounds: 7, digest: 1732519705, peer: { cross: 8, same: 0 } },
];

const CLUBS_THEN_PATH: readonly PairingCriterion[] = [{ by: 'score' }, { by: 'group', kind: 'club' }, { by: 'path' }];

export function caseOf(
  { players, clubs, rounds }: PlainCase,
  criteria = CLUBS_THEN_PATH,
): { readonly costing: Costing; readonly digest: number } {
  const rules: PairingRules = { ...RECORD_AND_PATH, criteria };
  const facts = plainEvent(rounds, entrantsOf(players, clubs), rules);
  const field = fieldOf(facts, rules, rounds + 1);
  if (isRefusal(field)) throw new Error(field.message);
  return { costing: new Costing(field), digest: hashOf(JSON.stringify(facts), 0) };
}

/** How many levels decide the figures: those up to the club. */
export function levelsOfFigures({ levels }: Costing): number {
  return levels.findIndex(({ name }) => name === 'group') + 1;
}

export function figuresOf(costing: Costing, pairs: readonly Pair[]): Figures {
  const { players } = costing;
  const group = levelsOfFigures(costing) - 1;
  return {
    cross: pairs.filter(([a, b]) => b !== BYE && players[a]!.group !== players[b]!.group).length,
    same: pairs.filter((pair) => costing.of(pair)[group] === 1).length,
  };
}
