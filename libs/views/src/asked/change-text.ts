import type { Change, ObjectiveChange, PointsChange, UnitChange } from '@adjutant/replay';
import { clockText, type Clock } from '@adjutant/rules';
import { resultText } from '../result-text.js';
import type { Names } from '../names.js';
import { factText } from '../table/fact-text.js';
import { signed } from './notes.js';
import { ruleOfLine } from './rules.js';

type Texts = { readonly [Kind in Change['kind']]: (change: Extract<Change, { kind: Kind }>, names: Names) => string };

/** A difference as somebody at the table would say it. */
export function changeText(change: Change, names: Names): string {
  const say = TEXTS[change.kind] as (change: Change, names: Names) => string;
  return say(change, names);
}

const TEXTS: Texts = {
  points: pointsText,
  unit: unitText,
  objective: objectiveText,
  clock: clockChange,
  status: ({ now }) => STATUS[now],
  result: ({ was, now }) => {
    if (!now) return 'There is no result any more.';
    return `${resultText(now)}${was ? ` (before: ${resultText(was)})` : ''}.`;
  },
  army: ({ player, units }) => `${player} has an army of ${units} units.`,
  counter: ({ counter, of, was, now }, names) => {
    const name = names.pack.counters?.find(({ id }) => id === counter)?.name ?? counter;
    const holder = of === 'match' ? 'the match' : of === 'A' || of === 'B' ? of : names.unit(of);
    return `${name} of ${holder}: ${was} → ${now}.`;
  },
  fact: ({ fact, player, was, now }, names) => {
    const say = (data: NonNullable<typeof now>): string => factText(data, (word) => names.known(word));
    const name = `${names.fact(fact)} of ${player}`;
    if (!now) return `${name} is not recorded: ${was ? say(was) : ''}.`;
    return was ? `${name}: ${say(now)} (before: ${say(was)}).` : `${name}: ${say(now)}.`;
  },
  choice: ({ choice, player, option, now }, names) =>
    `${player ?? 'The match'}: ${names.choice(choice)}: ${now ? '' : 'not '}${names.option(choice, option)}.`,
  use: ({ player, what, now }, names) => `${player} ${now ? 'used' : 'did not use'} ${names.entry(what)}.`,
  open: ({ what, of, says, now }, names) =>
    `${OPEN[what]} of ${of} ${now ? 'is open' : 'is settled'}: ${ended(names.entry(says))}`,
  entry: ({ entry, now }) => `Entry ${entry} ${STANDS[now]}.`,
};

const STATUS = {
  absent: 'There is no match.',
  opened: 'The match is opened; the battle has not begun.',
  running: 'The battle is under way.',
  finished: 'The match is finished.',
  confirmed: 'Both players have confirmed the result.',
} as const;

const STANDS = { counts: 'counts again', struck: 'is struck', fallen: 'has fallen with a correction' } as const;
const OPEN = { roll: 'A roll', question: 'A question', answer: 'An answer' } as const;

function pointsText({ player, account, line, what, round, was, now }: PointsChange, names: Names): string {
  const amount = now - was;
  const when = round === null ? '' : `, round ${round}`;
  if (line === 'adjustment') return `${player} ${signed(amount)} ${unitOf(account)} adjusted by an official: ${what}`;
  if (account.startsWith('vp/')) return `${player} ${signed(amount)} VP ${names.category(account.slice(3))}${when}`;
  const unit = unitOf(account);
  const name = ruleOfLine(names.pack, { what, kind: line === 'adopted' ? 'opening' : line, account })?.name ?? what;
  if (line !== 'spend') return `${player} ${signed(amount)} ${unit}: ${name}${round === null ? '' : when}`;
  if (was === 0) return `${player} spent ${-now} ${unit} on ${name}${when}`;
  if (now === 0) return `${player} did not spend ${-was} ${unit} on ${name}${when}`;
  return `${player} spent ${-now} ${unit} on ${name} instead of ${-was}${when}`;
}

function unitOf(account: string): string {
  return account.startsWith('vp/') ? 'VP' : account.toUpperCase();
}

function unitText({ unit, change }: UnitChange, names: Names): string {
  const name = names.unit(unit);
  switch (change.how) {
    case 'destroyed':
      return `${name} is destroyed.`;
    case 'alive':
      return `${name} is not destroyed.`;
    case 'there':
      return `${name} has joined.`;
    case 'gone':
      return `${name} is not there.`;
    case 'moved':
      return `${name}: ${names.place(change.was)} → ${names.place(change.now)}.`;
    case 'status':
      return `${name} is ${change.now ? '' : 'no longer '}${names.status(change.status)}.`;
  }
}

const OBJECTIVES = {
  absent: 'does not hold',
  held: 'holds',
  achieved: 'has achieved',
  discarded: 'has discarded',
  returned: 'has put back',
} as const;

function objectiveText({ player, objective, now }: ObjectiveChange, names: Names): string {
  return `${player} ${OBJECTIVES[now]} ${names.card(objective)}.`;
}

function clockChange(
  { was, now }: { readonly was: Clock | null; readonly now: Clock | null },
  { pack }: Names,
): string {
  const text = (clock: Clock | null): string => (clock ? clockText(pack.sequence, clock) : 'before the battle');
  const path = `${text(was)} → ${text(now)}`;
  if (!was || !now) return `The battle stands elsewhere: ${path}.`;
  if (was.round !== now.round) return `Round ${was.round} → ${now.round}: ${path}.`;
  if (was.turn !== now.turn && now.turn) return `The turn passes to ${now.turn}: ${path}.`;
  return `The battle stands elsewhere: ${path}.`;
}

/** With a full stop, unless it ends with a mark of its own. */
function ended(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
