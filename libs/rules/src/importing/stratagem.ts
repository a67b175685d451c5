import type { Condition } from '../pack/condition.js';
import type { Entry, Limit, PhaseTiming, Role } from '../pack/entry.js';
import { isNamed } from '../pack/called.js';
import type { Pack } from '../pack/pack.js';
import { documentOf } from './documents.js';
import type { ImportProfile } from './profile.js';
import { CORE, whyTooLong } from './ids.js';
import type { From, StratagemRecord, Targets } from './records.js';

const KIND = 'stratagem';

/** The question that stands for what a record says of its target and nothing here can look up. */
export const ON_ITS_CARD = 'target-as-on-the-card';

const SUMMARY = 'Imported; what it does stands on its card and is settled at the table.';

/** The entry that a record becomes, or why it becomes none. */
export type Made = { readonly entry: Entry } | { readonly ours: string } | { readonly why: string };

/** Why a record has no counterpart here, and nothing is guessed. */
class Wordless extends Error {}

/** What every army uses already under this name, or has under it as another one. */
function ourOwn({ entries, used = [] }: Pack, name: string): Entry | undefined {
  return Object.values(entries).find(
    (entry) => [KIND, ...used].includes(entry.kind) && entry.owner === CORE && isNamed(entry, name),
  );
}

/** `owner`: the entry of its detachment; undefined where that is not taken. `isBrought`: whether a file has it. */
export function stratagemOf(
  pack: Pack,
  profile: ImportProfile,
  record: From<StratagemRecord>,
  { owner, isBrought }: { readonly owner: string | undefined; readonly isBrought: boolean },
): Made {
  const own = ourOwn(pack, record.name);
  if (own || record.category === 'core') return { ours: own?.name ?? 'the core stratagems of the pack' };
  if (owner === undefined) return { why: strayed(record, isBrought) };
  const tooLong = whyTooLong(`${owner}/${record.id}`);
  if (tooLong) return { why: tooLong };
  try {
    return { entry: entryOf(pack, profile, record, owner) };
  } catch (error) {
    if (!(error instanceof Wordless)) throw error;
    return { why: error.message };
  }
}

function strayed({ detachment_id: detachment }: StratagemRecord, isBrought: boolean): string {
  if (typeof detachment !== 'string') return 'it names no detachment, and is no core stratagem';
  return `its detachment ${detachment} is not taken${isBrought ? '' : ': bring the detachments too'}`;
}

function entryOf(pack: Pack, profile: ImportProfile, record: From<StratagemRecord>, owner: string): Entry {
  const source = { document: documentOf(record.file), section: record.id };
  const turn = wordFor(profile.turns, 'turn', record.player_turn);
  const phases = record.phases.map((phase): PhaseTiming => ({ phase: wordFor(profile.phases, 'phase', phase), turn }));
  const per = wordFor(profile.timings, 'timing', record.timing);
  const limit: Limit = { times: 1, per, scope: 'army', source };
  const conditions = record.target_restrictions ? conditionsOf(record.target_restrictions) : [];
  return {
    id: `${owner}/${record.id}`,
    name: record.name,
    kind: KIND,
    owner,
    costs: { [profile.resource]: record.cp_cost },
    timing: { phases },
    roles: rolesOf(record.target_restrictions ?? null),
    ...(isGeneral(pack, limit) ? {} : { limits: [limit] }),
    ...(conditions.length > 0 ? { conditions: { all: conditions } } : {}),
    summary: SUMMARY,
    source,
  };
}

function wordFor<Word>(words: { readonly [theirs: string]: Word }, what: string, theirs: string): Word {
  const word = Object.hasOwn(words, theirs) ? words[theirs] : undefined;
  if (word === undefined) throw new Wordless(`its ${what} is ${theirs}, for which the pack has no word`);
  return word;
}

/** Whether the pack holds every stratagem to this limit as it is. */
function isGeneral({ rules }: Pack, { times, per, scope }: Limit): boolean {
  const general = rules.filter(({ kinds }) => kinds?.includes(KIND)).flatMap(({ limits = [] }) => limits);
  return general.some((one) => one.times === times && one.per === per && one.scope === scope && !one.of && !one.unless);
}

function rolesOf(targets: Targets | null): { readonly [role: string]: Role } {
  const { count = 'one', side = 'your-army' } = targets ?? {};
  if (count !== 'one') throw new Wordless(`it is used on several units at once (${count}), and a use names one`);
  if (side === 'enemy') return { enemy: { is: 'enemy-unit', says: 'the enemy unit that it is used on' } };
  if (side !== 'your-army') throw new Wordless(`the side of its target is ${side}, for which the pack has no word`);
  const target: Role = { is: 'own-unit', says: 'the unit that it is used on' };
  // Where a record says nothing of targets, there may be none.
  return { target: targets ? target : { ...target, optional: true } };
}

function conditionsOf(targets: Targets): readonly Condition[] {
  const { required_keywords: all = [], required_keywords_any: any = [], excluded_keywords: none = [], side } = targets;
  const unit = side === 'enemy' ? 'enemy' : 'target';
  const has = (words: object): Condition => ({ record: 'unit-has-keywords', unit, ...words });
  return [
    ...(all.length + any.length > 0
      ? [has({ ...(all.length > 0 ? { all } : {}), ...(any.length > 0 ? { any } : {}) })]
      : []),
    ...(none.length > 0 ? [{ not: has({ any: none }), code: 'stratagem/excluded-keyword' }] : []),
    ...(asks(targets) ? [{ attest: ON_ITS_CARD }] : []),
  ];
}

/** What a record says of its target and the pack can look up, or nobody takes over; where that holds of one word alone, the word. */
const LOOKED_UP: { readonly [member in keyof Required<Targets>]: true | string } = {
  required_keywords: true,
  required_keywords_any: true,
  excluded_keywords: true,
  count: true,
  side: true,
  // Whoever uses it names a unit; nobody names a single model of one.
  selects: 'unit',
  notes: true,
};

/** Whether a record says more of its target than the pack can look up, by whatever name. */
export function asks(targets: Targets): boolean {
  return Object.entries(targets).some(([member, value]) => {
    const known = Object.hasOwn(LOOKED_UP, member) ? LOOKED_UP[member as keyof Targets] : undefined;
    return value !== null && known !== true && value !== known;
  });
}
