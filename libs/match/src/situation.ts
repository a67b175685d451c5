import { is, leaves, stays, type Schema, type Static } from '@adjutant/kernel';
import { Clock, type FactData, type Side } from '@adjutant/rules';
import { roles, seat } from './messages/members.js';

const player = seat();
const at = Clock;
const count = leaves(is.whole());
const tally = leaves(is.mapOf(count, 'whole numbers'), { keys: 'a word' });
/** What stands on the table already is of no use to others: only what is played from there. */
const inner = <Of extends Schema>(schema: Of): Of => stays('of no use outside', schema);

/** Something for each side, or for one of them. */
function bySide<Value>(of: Schema<Value>, must: string): Schema<{ readonly [side in Side]?: Value }> {
  return is.object({ A: is.optional(of), B: is.optional(of) }, { must: `be ${must}` });
}

const UnitSituation = is.object(
  {
    location: is.optional(is.name()),
    statuses: is.optional(is.names()),
    destroyed: is.optional(is.says('When it was destroyed.', Clock)),
  },
  { name: 'UnitSituation' },
);
export type UnitSituation = Static<typeof UnitSituation>;

const bonus = {
  objective: leaves(is.name({ says: 'Id of the entry.' }), 'a word'),
  dice: is.list(leaves(is.whole({ least: 1, most: 100 }))),
  die: is.optional(leaves(is.whole({ least: 1, most: 100 }))),
};
/** What was drawn. */
export const drawn = {
  ...bonus,
  bonusOf: is.optional(leaves(is.name({ says: 'The objective that brought it along.' }), 'a word')),
  bonus: is.optional(is.object(bonus, { says: 'What it brought along.' })),
};
const left = is.optional(is.oneOf(['achieved', 'discarded'], { says: 'What has become of it; left out: it is held.' }));
const objective = is.object({ ...bonus, player, bonusOf: drawn.bonusOf, bonus: drawn.bonus, left });

/** Where a record begins that does not start with the battle: declared, not played. */
export const DeclaredSituation = is.object({
  at,
  firstTurn: seat('Who had the first turn.'),
  balances: bySide(tally, '{A: {cp: number}, B: {…}}'),
  score: is.optional(bySide(tally, '{A: {category: number}, B: {…}}')),
  gained: is.optional(bySide(count, '{A: number, B: number}')),
  scoredThisRound: inner(
    is.optional(
      is.says(
        'What of `score` came in this battle round, as far as caps of a round count it; only in games that have such.',
        bySide(tally, '{A: {category: number}, B: {…}}'),
      ),
    ),
  ),
  scoredByCard: inner(
    is.optional(
      is.says(
        'What of `score` came from each card, by its id; only in games whose cards have caps.',
        bySide(tally, '{A: {card: number}, B: {…}}'),
      ),
    ),
  ),
  units: inner(is.optional(is.mapOf(UnitSituation, '{location?, statuses?, destroyed?}', { says: 'By unit id.' }))),
  uses: inner(
    is.optional(
      is.list(is.object({ player, entry: is.name(), at, unit: is.optional(is.name()), roles: is.optional(roles()) })),
    ),
  ),
  acts: inner(is.optional(is.list(is.object({ unit: is.name(), act: is.name(), at })))),
  objectives: stays('hides a secret', is.optional(is.list(objective, { says: 'Drawn so far, oldest first.' }))),
  facts: inner(
    is.optional(
      is.list(
        is.object({
          fact: is.name({ says: 'Id of a kind of fact.' }),
          player,
          data: is.anything<FactData>({ says: 'What it says, by field.' }),
          at,
        }),
        { says: 'Written down so far, oldest first.' },
      ),
    ),
  ),
  choices: inner(
    is.optional(
      is.list(
        is.object({
          choice: is.name(),
          player: is.optional(seat('Whose it is; left out: the match’s.')),
          option: is.name(),
          roles: is.optional(roles()),
          at,
        }),
      ),
    ),
  ),
  turnOrders: inner(
    is.optional(
      is.list(is.object({ round: is.whole({ least: 1, most: 99 }), first: player, by: is.optional(player) }), {
        says: 'Who had the first turn from earlier battle rounds on, and who decided it.',
      }),
    ),
  ),
  counters: inner(
    is.optional(
      is.mapOf(tally, 'what stands for each unit or side', {
        says: 'By counter: what stands there for a unit, a side, or `match`.',
      }),
    ),
  ),
  orders: inner(
    is.optional(is.list(is.object({ player, issuer: is.name(), order: is.name(), recipient: is.name(), at }))),
  ),
});
/** As it is recorded: where hands are sealed, `sealed` is the commitment to everything else about an objective. */
export const Situation = is.object({
  ...DeclaredSituation.properties,
  objectives: stays(
    'hides a secret',
    is.optional(
      is.list(
        is.object({
          player,
          objective: is.optional(drawn.objective),
          dice: is.optional(drawn.dice),
          die: drawn.die,
          bonusOf: drawn.bonusOf,
          bonus: drawn.bonus,
          left,
          sealed: is.optional(is.hash()),
        }),
      ),
    ),
  ),
});
export type Situation = Static<typeof Situation>;
