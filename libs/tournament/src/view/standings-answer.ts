import { is, type Static } from '@adjutant/kernel';
import { PASSED_OVER } from '../standing/awards.js';

const id = is.anyText();
const Shown = is.object({
  shown: is.anyText(),
  value: is.amount({ says: 'The nearest number.' }),
  exact: is.many(is.anyText(), { says: 'What is compared, one after the other.' }),
});

export const StandingsRow = is.object(
  {
    place: is.orNull(is.anyWhole(), { says: 'Shared by who is level; null for the disqualified.' }),
    shared: is.yes(),
    byLots: is.yes(),
    player: id,
    name: is.anyText(),
    values: is.many(is.orNull(Shown), { says: 'In the order of `columns`; null where it was not asked.' }),
    partedBy: is.orNull(is.anyWhole(), { says: 'Which column parts this place from the one above.' }),
    marks: is.many(is.anyText()),
  },
  { name: 'StandingsRow' },
);
export type StandingsRow = Static<typeof StandingsRow>;

/** A line among all of them: with what a cut looks at. */
const RankedRow = is.named(
  'RankedRow',
  is.extended(StandingsRow, {
    losses: is.anyWhole({ says: 'Rounds that were lost, by play or without.' }),
    out: is.optional(is.yes({ says: 'Goes no further by a cut: has left, or never played.' })),
  }),
);

const head = {
  tournament: id,
  revision: is.anyWhole(),
  preset: is.object({ id, name: is.anyText() }),
  after: is.anyWhole({ says: 'The last round that counts.' }),
  columns: is.many(is.object({ by: is.anyText(), name: is.anyText(), lower: is.optional(is.yes()) })),
};

/** The standings after the rounds that are closed. */
export const StandingsAnswer = is.object(
  {
    ...head,
    rows: is.many(RankedRow),
    running: is.many(is.object({ round: is.anyWhole(), decided: is.anyWhole(), open: is.anyWhole() }), {
      says: 'Rounds that are not closed: nothing of them counts yet.',
    }),
    outside: is.many(
      is.object({
        ...{ round: is.anyWhole(), table: is.anyWhole(), players: is.many(id), disputed: is.yes() },
        voided: is.optional(is.exactly(true, { says: 'Its match is void.' })),
      }),
      { says: 'Tables of closed rounds on which nothing stands.' },
    ),
    disputed: is.many(is.object({ round: is.anyWhole(), table: is.anyWhole(), players: is.many(id) }), {
      says: 'Tables that were called into question after their rounds were closed: they count until somebody rules otherwise.',
    }),
    awards: is.optional(
      is.many(
        is.object({
          prize: is.anyText(),
          players: is.many(id, { says: 'Several where they are level; none where nobody is left.' }),
          passed: is.many(is.object({ player: id, because: is.oneOf(PASSED_OVER) })),
          says: is.anyText({ says: 'Who has it, and why nobody of those above.' }),
        }),
        {
          says: 'The prizes of the event as the standings are; absent where it plans none, by another order than its own and after an earlier round.',
        },
      ),
    ),
    presets: is.many(is.object({ id, name: is.anyText() }), { says: 'By what else it can be ranked.' }),
  },
  { name: 'StandingsAnswer' },
);
export type StandingsAnswer = Static<typeof StandingsAnswer>;

/** How one player comes to their place. */
export const ArithmeticAnswer = is.object(
  {
    ...head,
    row: StandingsRow,
    says: is.anyText({ says: 'Why they stand where they stand.' }),
    columnsTold: is.many(
      is.object({ name: is.anyText(), parts: is.many(is.anything<object>()), says: is.many(is.anyText()) }),
      { says: 'Of each column what it is made of, as data and in sentences.' },
    ),
  },
  { name: 'ArithmeticAnswer' },
);
export type ArithmeticAnswer = Static<typeof ArithmeticAnswer>;
