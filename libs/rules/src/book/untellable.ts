import type { Reason } from '@adjutant/kernel';
import { allSteps, type Side } from '../clock/sequence.js';
import { isOpenTo } from '../judge/judge.js';
import { opensBefore } from '../judge/before-battle.js';
import { BEFORE_BATTLE } from '../pack/fact.js';
import { isNamed } from '../pack/called.js';
import { plainName, sameName } from '../pack/name.js';
import type { Pack, CategoryAtTable } from '../pack/pack.js';
import type { RulesCode } from '../refusals.js';
import type { Table } from '../table/table.js';
import type { BookEntry, BookScore, BookUse } from './book-entry.js';
import { isTold } from './book-names.js';

/** Kinds that a pack need not mention to have them used. */
const USED = ['stratagem', 'ability'];

/** What keeps an entry from being told in a match of this pack; null where nothing does. */
export function untellable(pack: Pack, table: Table, entry: BookEntry, player?: Side): Reason | null {
  const { name } = entry;
  const strange = strangeIn(pack, entry);
  if (strange) return reason('book/entry-malformed', `${name}: ${strange}`, { name });
  const listed = entry.is === 'use' ? usedAlready(pack, table, entry, player) : scoredAlready(pack, entry);
  if (!listed) return null;
  return reason('book/in-pack', `${pack.name} lists ${listed.name} already: use that.`, { name, entry: listed.id });
}

function reason(code: RulesCode, message: string, facts: Reason['facts']): Reason {
  return { code, message, facts, cites: [] };
}

/** What of an entry the pack does not know, in words; null where it fits. */
export function strangeIn(pack: Pack, entry: BookEntry): string | null {
  if (plainName(entry.name) === '') return 'a name needs a letter or a digit.';
  return strangeStep(pack, entry) ?? (entry.is === 'use' ? strangeUse(pack, entry) : strangeScore(pack, entry));
}

function strangeStep(pack: Pack, { steps = [] }: BookEntry): string | null {
  const known = [...(opensBefore(pack) ? [BEFORE_BATTLE] : []), ...allSteps(pack.sequence).map(({ id }) => id)];
  const stranger = steps.find(({ phase }) => !known.includes(phase));
  return stranger ? `there is no step ${stranger.phase}; the steps are ${known.join(', ')}.` : null;
}

function strangeUse(pack: Pack, { costs, kind }: BookUse): string | null {
  const resources = Object.keys(pack.economy.start);
  const paid = Object.keys(costs);
  if (paid.length > 1 || paid.some((one) => !resources.includes(one)))
    return `it costs ${paid.join(' and ')}; one of these may be paid: ${resources.join(', ')}.`;
  const kinds = [...USED, ...(pack.used ?? [])];
  if (kind === undefined || kinds.includes(kind)) return null;
  return `${kind} is nothing that is used; these are: ${kinds.join(', ')}.`;
}

function strangeScore(pack: Pack, { choice, within }: BookScore): string | null {
  if (within !== undefined && !headed(pack, within))
    return `there is no category ${within} that it could count in; there are ${heads(pack)
      .map(({ id }) => id)
      .join(', ')}.`;
  if (choice === undefined) return null;
  const open = Object.values(pack.choices ?? {}).filter(({ options }) => 'kind' in options);
  if (open.some(({ id }) => id === choice)) return null;
  return `${choice} is no choice with options to add to; these are: ${open.map(({ id }) => id).join(', ') || 'none'}.`;
}

/** Categories that others can count in. */
function heads(pack: Pack): readonly CategoryAtTable[] {
  return pack.score.categories.filter(({ within }) => within === undefined);
}

/** The category that is meant by an id or a name. */
export function headed(pack: Pack, wanted: string): CategoryAtTable | undefined {
  const all = heads(pack);
  return all.find(({ id }) => id === wanted) ?? all.find(({ name }) => sameName(name, wanted));
}

function usedAlready(pack: Pack, table: Table, { name, kind = 'stratagem' }: BookUse, player?: Side) {
  const sides: readonly Side[] = player === undefined ? ['A', 'B'] : [player];
  return Object.values(pack.entries).find(
    (entry) =>
      entry.kind === kind &&
      !isTold(entry.source) &&
      isNamed(entry, name) &&
      sides.some((side) => isOpenTo(pack, table, side, entry.owner)),
  );
}

function scoredAlready({ score, entries, choices }: Pack, { name, choice }: BookScore) {
  const category = score.categories.find(
    (one) => !isTold(one.bounds?.source ?? score.source) && sameName(one.name, name),
  );
  if (category || choice === undefined) return category;
  const options = choices?.[choice]?.options;
  const kind = options && 'kind' in options ? options.kind : undefined;
  return Object.values(entries).find(
    (entry) => entry.kind === kind && !isTold(entry.source) && sameName(entry.name, name),
  );
}
