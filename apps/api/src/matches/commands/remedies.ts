import { faultsOf } from '../../problems/check.js';
import { Anything, isPlain, Name, OneOf, Whole, Wholes } from '../../problems/fields.js';
import type { Fault } from '../../problems/problem.js';
import { EntryNumber, Seat } from './common.js';
import { correctionFaults } from './corrections.js';
import { DecisionPart } from './decision.js';
import { MATCH_COMMANDS } from '@adjutant/match';
import { dataFaults } from '../../commands/data-check.js';
import { matchDataOf } from './data.js';
import { Owes, REMEDIES } from './rulings.js';

class NonePart {
  @OneOf(['none']) kind!: string;
}

class StrikePart {
  @OneOf(['strike']) kind!: string;
  @Wholes({ says: 'Numbers of entries.' }) entries!: number[];
}

class CorrectPart {
  @OneOf(['correct']) kind!: string;
  @EntryNumber() entry!: number;
  @Anything() correction!: object;
}

class AdjustPart {
  @OneOf(['adjust']) kind!: string;
  @Seat() player!: string;
  @OneOf(['cp', 'vp']) resource!: string;
  @Name({ optional: true }) category?: string;
  @Whole({ least: -1_000, most: 1_000 }) amount!: number;
  @Owes() owes?: true;
}

class DecidePart extends DecisionPart {
  @OneOf(['decide']) kind!: string;
}

class SetPart {
  @OneOf(['set']) kind!: string;
  @Seat() player!: string;
  @OneOf(['cp', 'vp']) resource!: string;
  @Name({ optional: true }) category?: string;
  @Whole({ most: 1_000 }) value!: number;
  @EntryNumber() before!: number;
}

class AllowPart {
  @OneOf(['allow']) kind!: string;
  @EntryNumber() after!: number;
  @Anything() command!: object;
}

class RewindPart {
  @OneOf(['rewind']) kind!: string;
  @EntryNumber() to!: number;
  @OneOf(['simple', 'full']) backup!: string;
}

const PARTS: { readonly [kind: string]: new () => object } = {
  none: NonePart,
  strike: StrikePart,
  correct: CorrectPart,
  adjust: AdjustPart,
  decide: DecidePart,
  set: SetPart,
  allow: AllowPart,
  rewind: RewindPart,
};

/** Everything that is wrong with the shape of a remedy, by place; whether it holds is for the match to decide. */
export function remedyFaults(value: unknown, at: string): readonly Fault[] {
  const kind = isPlain(value) ? String(value['kind']) : '';
  const part = Object.hasOwn(PARTS, kind) ? PARTS[kind] : undefined;
  if (!part || !isPlain(value)) return [{ at: `${at}.kind`, message: `kind must be one of ${REMEDIES.join(', ')}` }];
  const faults = faultsOf(part, value, at);
  if (faults.length > 0) return faults;
  if (kind === 'correct') return correctionFaults(value['correction'], `${at}.correction`);
  return kind === 'allow' ? commandFaults(value['command'], `${at}.command`) : [];
}

function commandFaults(command: unknown, at: string): readonly Fault[] {
  const { type, data, ...others } = isPlain(command) ? command : {};
  const check = typeof type === 'string' ? matchDataOf(type) : undefined;
  if (!check) return [{ at: `${at}.type`, message: `type must be one of ${MATCH_COMMANDS.join(', ')}` }];
  const strangers = Object.keys(others).map((member) => ({
    at: `${at}.${member}`,
    message: `${member} is not known here`,
  }));
  return [...strangers, ...dataFaults(check, data, `${at}.data`)];
}
