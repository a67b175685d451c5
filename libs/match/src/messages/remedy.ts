import { is, type Schema, type Static } from '@adjutant/kernel';
import type { MatchCommand } from '../commands.js';
import { decided, pointsChange } from '../deciding.js';
import { balance } from '../paper.js';
import { Correction } from './correction.js';
import { entry } from './members.js';

const kinds = [
  is.object({ kind: is.exactly('none') }, { says: 'No action: the record stands.' }),
  is.object({ kind: is.exactly('strike'), entries: is.wholes({ says: 'Numbers of entries.' }) }),
  is.object({ kind: is.exactly('correct'), entry: entry(), correction: Correction }),
  is.object({ kind: is.exactly('adjust'), ...pointsChange }),
  is.object(
    { kind: is.exactly('set'), ...balance, before: entry('The entry before which a balance is set.') },
    { says: 'A balance that was wrong is set right; what was used later is told again from there.' },
  ),
  is.object(
    { kind: is.exactly('decide'), ...decided },
    { says: 'The result is what the judge says, whatever was played.' },
  ),
  is.object(
    {
      kind: is.exactly('rewind'),
      to: entry('The last entry that stays.'),
      backup: is.oneOf(['simple', 'full']),
    },
    { says: '`simple` takes back the last action alone; `full` everything after `to`.' },
  ),
] as const;
const [none, strike, correct, adjust, set, decide, rewind] = kinds;

interface Allowed {
  readonly kind: 'allow';
  readonly after: number;
  readonly command: MatchCommand;
}

/** What a ruling does about the record. Several are carried out in order, each on what the one before has left. */
export type Remedy = Static<(typeof kinds)[number]> | Allowed;

/** All that a ruling can do about a record; `command`: what any command of a match looks like. */
export function remedies(command: Schema<MatchCommand>): Schema<Remedy> {
  const allow: Schema<Allowed> = is.object(
    { kind: is.exactly('allow'), after: entry('The entry after which a command is let stand.'), command },
    { says: 'A command that was refused, or never made, is let stand as if it had been made then.' },
  );
  return is.byMember('kind', [none, strike, correct, adjust, set, decide, allow, rewind], { name: 'Remedy' });
}
