import type { JsonObject } from '@adjutant/kernel';
import { anyCommand, type MatchCommand } from '@adjutant/match';
import type { Reading, Supposal } from '@adjutant/replay';
import type { Answers, Shelf } from '@adjutant/rules';
import { COMPONENTS } from '../describing/answers.js';
import { faultsOf } from '../problems/check.js';
import { Anything, Checked, isPlain, Name, OneOf, Part, Parts, Whole, Wholes } from '../problems/fields.js';
import { invalid, problem, ProblemError, type Fault } from '../problems/problem.js';
import { AnswersMap, EntryNumber } from './commands/common.js';
import { checkAt } from '../commands/door.js';
import { messageFaults } from '../problems/messages.js';
import { MATCH_DOOR } from './commands/door.js';

class ReplacePart {
  @EntryNumber() entry!: number;
  @Anything({ says: 'Members of the entry to replace.' }) data!: JsonObject;
}

class ReanswerPart {
  @EntryNumber() entry!: number;
  @AnswersMap() answers!: Answers;
}

class RedatePart {
  @EntryNumber() entry!: number;
  @EntryNumber({ says: 'The entry to move it before.' }) before!: number;
}

class InsertPart {
  @Whole({ says: 'The entry to insert it after.' }) after!: number;
  @Checked(isPlain, 'be an object', { allOf: [COMPONENTS.refer(anyCommand)] }) command!: MatchCommand;
}

class ReleasePart {
  @Name() id!: string;
  @Name() release!: string;
  @Name({ optional: true }) digest?: string;
}

/** One difference from what happened: exactly one of these members. */
class SupposalPart {
  @Wholes({ optional: true, says: 'Entries to leave out.' }) leaveOut?: number[];
  @Part(() => ReplacePart, { optional: true }) replace?: ReplacePart;
  @Part(() => ReanswerPart, { optional: true }) reanswer?: ReanswerPart;
  @Part(() => RedatePart, { optional: true }) redate?: RedatePart;
  @Part(() => InsertPart, { optional: true }) insert?: InsertPart;
  @Part(() => ReleasePart, { optional: true, says: 'Another release of the pack.' }) release?: ReleasePart;
}

export class SupposeBody {
  @Parts(() => SupposalPart) supposals!: SupposalPart[];
  @OneOf(['corrected', 're-executed', 'both'], {
    optional: true,
    says: 're-executed: what was refused and is legal now is carried out as well; both: the two side by side, beside the record.',
  })
  reading?: Reading | 'both';
}

export interface Supposed {
  readonly supposals: readonly Supposal[];
  readonly reading: Reading | 'both';
}

export function readSuppose(shelf: Shelf, body: unknown): Supposed {
  const faults = faultsOf(SupposeBody, body, '');
  if (faults.length > 0) throw invalid(faults);
  const { supposals, reading = 'corrected' } = body as SupposeBody;
  const more = supposals.flatMap((one, index) => faultsIn(one, `supposals[${index}]`));
  if (more.length > 0) throw invalid(more);
  return { supposals: supposals.map((one) => asSupposal(shelf, one)), reading };
}

function faultsIn(one: SupposalPart, at: string): readonly Fault[] {
  const says = Object.keys(one);
  if (says.length !== 1)
    return [
      { at, message: 'a supposal says exactly one thing: leaveOut, replace, reanswer, redate, insert or release' },
    ];
  return one.insert ? commandFaults(one.insert.command, `${at}.insert.command`) : [];
}

export function commandFaults(command: MatchCommand, at: string): readonly Fault[] {
  const { type }: { readonly type: unknown } = command;
  return typeof type === 'string' && !checkAt(MATCH_DOOR, type)
    ? [{ at: `${at}.type`, message: `there is no command ${type}` }]
    : messageFaults(anyCommand, command, at);
}

function asSupposal(shelf: Shelf, one: SupposalPart): Supposal {
  if (!one.release) return one as Supposal;
  const { id, release, digest } = one.release;
  const pack = digest === undefined ? shelf.find(id, release) : shelf.pinned(digest);
  if (!pack || pack.id !== id || pack.release !== release) {
    throw new ProblemError(problem(404, 'pack/unknown', `There is no pack ${id}@${release}. /api/packs lists them.`));
  }
  return { release: { id, release, digest: pack.digest } };
}
