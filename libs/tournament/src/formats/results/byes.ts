import type { Bye, Round } from '../../facts.js';
import type { Called } from '../called.js';
import { idIn } from './players.js';
import type { Json, Reader } from './shape.js';

/** What programs write in the place of an opponent who is not there. */
const NOBODY = /^(?:\W*bye\W*|freilos|no opponent|-+)$/i;

/** Whom the second seat of a table names where nobody sits there: what is written; undefined where somebody does. */
export function nobodyIn(seat: Json, known: ReadonlySet<string>): string | undefined {
  const { player = seat['id'] ?? seat['name'], ...others } = seat;
  const told = idIn(player);
  if (told !== undefined) return NOBODY.test(told) && !known.has(told) ? told : undefined;
  return Object.values(others).every((value) => value === null || value === 0) ? 'nobody' : undefined;
}

const KINDS: { readonly [word: string]: Bye['kind'] } = {
  ...{ pairing: 'pairing', pab: 'pairing', u: 'pairing', bye: 'pairing', full: 'full', f: 'full' },
  ...{ half: 'half', h: 'half', zero: 'zero', z: 'zero', absent: 'zero' },
};

/** Which bye it is, as the file says it; by pairing where it does not. */
export function kindIn(one: Json, at: string, reader: Reader): Bye['kind'] {
  const told = one['kind'] ?? one['type'] ?? (typeof one['bye'] === 'string' ? one['bye'] : undefined);
  if (told === undefined || told === null) return 'pairing';
  const known = typeof told === 'string' ? KINDS[told.toLowerCase()] : undefined;
  if (known !== undefined) return known;
  const says = `The bye at ${at} is ${JSON.stringify(told)}; pairing, full, half and zero are known.`;
  reader.found({ code: 'unknown-word', says, taken: 'A bye by pairing.', at });
  return 'pairing';
}

/** The byes of a round: a list, or the one there is. */
export function byesIn(round: Json): unknown {
  const { byes, bye } = round;
  if (byes !== undefined || bye === undefined || bye === null || bye === false) return byes;
  return Array.isArray(bye) ? bye : [bye];
}

/** Byes with which the file tells nothing of what it ranks by: the order that it names says nothing of byes. */
export const untoldByes = (rounds: readonly Round[], figures: readonly string[], called: Called): readonly string[] =>
  rounds.flatMap(({ number, byes }) =>
    byes.flatMap(({ player, kind, figures: told }) => {
      const lacking = kind === 'zero' ? [] : figures.filter((figure) => told[figure] === undefined);
      return lacking.length === 0
        ? []
        : [`The bye of ${called(player)} in round ${number} tells no ${lacking.join(', no ')}: it brings none.`];
    }),
  );
