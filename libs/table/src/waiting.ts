import { answerOption, cardsLeft, handRules, rollName, undrawn, type Side } from '@adjutant/rules';
import { duesOf, slotView, type Due } from '@adjutant/views';
import { broughtBy } from './bringing.js';
import { namesUnit } from './naming.js';
import { picksCards, pickingTaps, wayNamed } from './picking.js';
import type { Laid } from './sitting.js';
import { askedFor } from './asking.js';
import { OPEN, standing, type Ask, type Candidate, type Tap } from './tap.js';

/** What the match waits for, and what may be decided besides. What has to be done comes first. */
export function waiting(at: Laid): readonly Tap[] {
  const dues = duesOf(at.pack, at.table);
  const first = [...dues.filter(({ must }) => must), ...dues.filter(({ must }) => !must)];
  return [...first.flatMap((due) => tapsFor(at, due)), ...slotUnderWay(at)];
}

function tapsFor(at: Laid, due: Due): readonly Tap[] {
  if (due.what === 'answer') return due.options.map((option) => answerWith(at, due, option));
  if (due.what === 'choose') return choosing(at, tapFor(at, due), due);
  return [tapFor(at, due), ...thrownFor(due), ...drawnByServer(at, due)];
}

/** What the rules say against an answer stands against its tap; who it names is asked for. */
function answerWith(at: Laid, due: Due, { id, name, because }: Due['options'][number]): Tap {
  const tap = tapFor(at, due);
  const pending = at.table.answers.find(({ number }) => number === due.entry);
  const named = pending ? answerOption(at.pack.entries[pending.entry], id)?.roles : undefined;
  const roles = Object.entries(named ?? {}).map(
    ([role, one]) => [one, askedFor(at, due.player ?? 'A', role, one)] as const,
  );
  const isUnnamed = roles.some(([one, asked]) => asked.length === 0 && namesUnit(one));
  const asks = roles.flatMap(([, asked]) => asked);
  return {
    ...tap,
    id: `${tap.id} ${id}`,
    name: isUnnamed ? `${name} (units are not listed)` : name,
    data: { ...tap.data, option: id },
    asks,
    ...standing(because.map(({ code, message }) => ({ code, message, cites: [] }))),
  };
}

/** An option that cards are picked with is a way of its own, as are dice; one that is left beside it is called by its name. */
function choosing(at: Laid, tap: Tap, due: Due): readonly Tap[] {
  const plain = due.options.filter(({ id }) => !picksCards(at, id));
  const picking = pickingTaps(at, tap, due);
  const [only, ...others] = plain;
  const name = only && others.length === 0 && picking.length > 0 ? wayNamed(at, due, only.name) : tap.name;
  const chosen = only ? [{ ...tap, name, ...WAYS.choose(at, { ...due, options: plain }) }] : [];
  return [...chosen, ...picking, ...rolledFor(at, due)];
}

/** Where dice may decide, they are a way of their own. */
function rolledFor({ pack }: Laid, due: Due): readonly Tap[] {
  const dice = pack.choices?.[due.id]?.dice;
  // Dice point at what the pack lists, which may be closed by then.
  if (!dice || !due.options.some(({ id, open }) => open && dice.table.some(({ option }) => option === id))) return [];
  const { count, sides } = dice;
  return [
    {
      id: ['rolled', due.player ?? 'match', due.id].join(' '),
      kind: due.must ? 'waits' : 'choice',
      player: due.player,
      name: `Roll for it: ${pack.choices?.[due.id]?.name ?? due.id}`,
      says: due.says,
      ...OPEN,
      type: 'Choose',
      data: { choice: due.id, ...by(due.player) },
      asks: [{ what: 'dice', into: ['dice'], says: 'The dice', count, sides }],
    },
  ];
}

/** Dice need nobody's hands: the server throws them, and the record says so. */
function thrownFor({ what, id, player, must, says, entry }: Due): readonly Tap[] {
  if (what !== 'roll') return [];
  return [
    {
      id: ['throw', player ?? 'match', entry ?? '', id].join(' '),
      kind: 'waits',
      player,
      name: 'Let the server throw',
      says: must ? says : `${says} It may wait.`,
      ...OPEN,
      type: 'RecordRoll',
      data: { roll: id, ...by(player), throw: true },
      asks: [],
    },
  ];
}

/** Neither do cards, of which no order is kept. */
function drawnByServer(at: Laid, due: Due): readonly Tap[] {
  const { what, player, id } = due;
  if (what !== 'draw' || player === null || cardsLeft(at.pack, at.table, player).length === 0) return [];
  const data = { player, throw: true };
  return [{ ...tapFor(at, due), id: `server draw ${player} ${id}`, name: 'Let the server draw', data, asks: [] }];
}

/** A unit that was named for the slot under way has done what it does. */
function slotUnderWay({ pack, table }: Laid): readonly Tap[] {
  const slot = slotView(pack, table);
  if (!slot || slot.unit === null || slot.player === null || slot.of === 'placement') return [];
  const name = table.units[slot.unit]?.name ?? slot.unit;
  return [
    {
      id: `slot ${slot.number} ends`,
      kind: 'step',
      player: slot.player,
      name: `${name} has finished`,
      says: 'Ends the activation of the unit.',
      ...OPEN,
      type: 'EndActivation',
      data: { player: slot.player },
      asks: [],
    },
  ];
}

/** How a due becomes a command: one row for each, and the compiler asks for the row of a new one. */
const WAYS: { readonly [What in Due['what']]: (at: Laid, due: Due) => Pick<Tap, 'type' | 'data' | 'asks'> } = {
  roll: (at, { id, player }) => ({
    type: 'RecordRoll',
    data: { roll: id, ...by(player) },
    asks: [diceOf(at, id)],
  }),
  question: (_, { id, entry }) => ({
    type: 'AnswerQuestion',
    data: { entry: entry ?? 0, question: id },
    asks: [{ what: 'pick', into: ['answer'], says: 'What is the case?', from: YES_OR_NO }],
  }),
  // Each way to answer is a tap of its own.
  answer: (_, { player, entry }) => ({ type: 'AnswerUse', data: { ...by(player), entry: entry ?? 0 }, asks: [] }),
  draw: (at, { player }) => ({ type: 'DrawObjective', data: by(player), asks: drawnWith(at, player) }),
  discard: (at, { player, options }) => ({
    type: 'DiscardObjective',
    data: by(player),
    asks: [
      { what: 'pick', into: ['objective'], says: 'Which one?', from: candidates(options).map(bringing(at, player)) },
    ],
  }),
  choose: (_, { id, player, options }) => ({
    type: 'Choose',
    data: { choice: id, ...by(player) },
    asks: [{ what: 'pick', into: ['option'], says: 'Which one?', from: candidates(options) }],
  }),
  order: (_, { options }) => ({
    type: 'DecideTurnOrder',
    data: {},
    asks: [
      { what: 'pick', into: ['first'], says: 'Who has the first turn?', from: candidates(options) },
      { what: 'pick', into: ['by'], says: 'Who decided that?', from: candidates(options) },
    ],
  }),
  activate: (_, { player, options }) => ({
    type: 'ActivateUnit',
    data: by(player),
    asks: [{ what: 'pick', into: ['unit'], says: 'Which unit?', from: candidates(options) }],
  }),
  place: (_, { player, options }) => ({
    type: 'PlaceUnit',
    data: by(player),
    asks: [{ what: 'pick', into: ['unit'], says: 'Which unit?', from: candidates(options) }],
  }),
};

function tapFor(at: Laid, due: Due): Tap {
  const { what, id, player, must, says, entry } = due;
  return {
    id: [what, player ?? 'match', entry ?? '', id].join(' '),
    kind: must ? 'waits' : what === 'choose' ? 'choice' : 'waits',
    player,
    name: says,
    says,
    ...OPEN,
    ...WAYS[what](at, due),
  };
}

/** What letting it go brings is told before it goes. */
function bringing(at: Laid, player: Side | null): (one: Candidate) => Candidate {
  return (one) => {
    if (!one.open || player === null) return one;
    const beside = broughtBy(at, { type: 'DiscardObjective', data: { player, objective: one.id } });
    return beside === undefined ? one : { ...one, beside };
  };
}

const YES_OR_NO: readonly Candidate[] = [
  { id: 'yes', name: 'Yes', open: true },
  { id: 'no', name: 'No', open: true },
];

function candidates(options: Due['options']): readonly Candidate[] {
  return options.map(({ id, name, open, because: [first] }) => ({
    id,
    name,
    open,
    ...(first ? { says: first.message } : {}),
  }));
}

function by(player: Side | null): { readonly player?: Side } {
  return player === null ? {} : { player };
}

function diceOf({ pack, table }: Laid, id: string): Ask {
  const roll = table.rolls.find((one) => one.id === id);
  const due = roll?.due;
  const { count, sides } = due?.dice ?? { count: 1, sides: 6 };
  const more = due?.dice.more ? { more: due.dice.more.count } : {};
  return { what: 'dice', into: ['dice'], says: roll ? rollName(pack, roll) : 'The dice', count, sides, ...more };
}

const DIE: Ask = {
  what: 'number',
  into: ['die'],
  says: 'The die that the objective asks for, where it asks for one',
  least: 1,
  most: 6,
  optional: true,
};

/** A card is named; dice are typed. */
function drawnWith({ pack, table }: Laid, player: Side | null): readonly Ask[] {
  const rules = handRules(pack, table, player ?? undefined)?.rules;
  if (rules && !rules.dice && player !== null) {
    const from = undrawn(pack, table, player, rules.kind).map(({ id, name }) => ({ id, name, open: true }));
    return [{ what: 'pick', into: ['card'], says: 'Which card came?', from }];
  }
  const { count, sides } = rules?.dice ?? { count: 1, sides: 6 };
  return [{ what: 'dice', into: ['dice'], says: 'The digits of the number, tens first', count, sides }, DIE];
}
