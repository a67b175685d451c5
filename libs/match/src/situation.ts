import { is, type Schema, type Static } from '@adjutant/kernel';
import { Clock, type Drawn, type FactData, type Side } from '@adjutant/rules';
import { roles, seat } from './messages/members.js';

const player = seat();
const at = Clock;
const tally = is.mapOf(is.whole(), 'whole numbers');

/** Something for each side, or for one of them. */
function bySide<Value>(of: Schema<Value>, must: string): Schema<{ readonly [side in Side]?: Value }> {
  return is.object({ A: is.optional(of), B: is.optional(of) }, { must: `be ${must}` });
}

const UnitSituation = is.object(
  {
    location: is.optional(is.name()),
    statuses: is.optional(is.names()),
    destroyed: is.optional({ ...Clock, description: 'When it was destroyed.' }),
  },
  { name: 'UnitSituation' },
);
export type UnitSituation = Static<typeof UnitSituation>;

const bonus = {
  objective: is.name({ says: 'Id of the entry.' }),
  dice: is.wholes({ least: 1, most: 100 }),
  die: is.optional(is.whole({ least: 1, most: 100 })),
};
const objective = is.object({
  ...bonus,
  player,
  bonusOf: is.optional(is.name({ says: 'The objective that brought it along.' })),
  bonus: is.optional(is.object(bonus, { says: 'What it brought along.' })),
  left: is.optional(is.oneOf(['achieved', 'discarded'], { says: 'What has become of it; left out: it is held.' })),
});

/** Where a record begins that does not start with the battle: declared, not played. */
export const DeclaredSituation = is.object({
  at,
  firstTurn: seat('Who had the first turn.'),
  balances: bySide(tally, '{A: {cp: number}, B: {…}}'),
  score: is.optional(bySide(tally, '{A: {category: number}, B: {…}}')),
  gained: is.optional(bySide(is.whole(), '{A: number, B: number}')),
  units: is.optional(is.mapOf(UnitSituation, '{location?, statuses?, destroyed?}', { says: 'By unit id.' })),
  uses: is.optional(
    is.list(is.object({ player, entry: is.name(), at, unit: is.optional(is.name()), roles: is.optional(roles()) })),
  ),
  acts: is.optional(is.list(is.object({ unit: is.name(), act: is.name(), at }))),
  objectives: is.optional(is.list(objective, { says: 'Drawn so far, oldest first.' })),
  facts: is.optional(
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
  choices: is.optional(
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
  turnOrders: is.optional(
    is.list(is.object({ round: is.whole({ least: 1, most: 99 }), first: player, by: is.optional(player) }), {
      says: 'Who had the first turn from earlier battle rounds on, and who decided it.',
    }),
  ),
  counters: is.optional(
    is.mapOf(tally, 'what stands for each unit or side', {
      says: 'By counter: what stands there for a unit, a side, or `match`.',
    }),
  ),
  orders: is.optional(is.list(is.object({ player, issuer: is.name(), order: is.name(), recipient: is.name(), at }))),
});
type DeclaredSituation = Static<typeof DeclaredSituation>;

/** As it is recorded: where hands are sealed, `sealed` is the commitment to everything else about an objective. */
export type Situation = Omit<DeclaredSituation, 'objectives'> & {
  readonly objectives?: readonly (Partial<Drawn> & {
    readonly player: Side;
    readonly left?: 'achieved' | 'discarded';
    readonly sealed?: string;
  })[];
};
