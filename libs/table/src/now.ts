import { is, type Static } from '@adjutant/kernel';
import { nextNumber } from '@adjutant/match';
import { Side, SIDES } from '@adjutant/rules';
import { handsOf, HandView, scoreboard, Scoreboard } from '@adjutant/views';
import { agreeing, Agreeing } from './agreeing.js';
import { toldApart } from './apart.js';
import { askedBack } from './asked-back.js';
import { claims } from './claiming-awards.js';
import { endings } from './ending.js';
import { facts, factsDue } from './facts.js';
import { newest, Newest } from './newest.js';
import { nobodyThere } from './nobody-there.js';
import { points } from './points.js';
import { laid, type Laid, type Sitting } from './sitting.js';
import { slip, Slip } from './slip.js';
import { nextStep } from './step.js';
import { Tap } from './tap.js';
import { unitActs } from './units.js';
import { uses } from './using.js';
import { waiting } from './waiting.js';
import { onlyFor } from './whose.js';

/** One screen of the table: where the match is, and what can be done now, for the seats that are played here. */
export const Now = is.object(
  {
    revision: is.anyWhole(),
    status: is.word<Sitting['state']['status']>(),
    title: is.anyText(),
    turn: is.orNull(Side),
    board: Scoreboard,
    waits: is.many(Tap, { says: 'What is waited for, and what may be decided, which comes first.' }),
    next: is.orNull(Tap, {
      says: 'What comes next: a step, by its goal; after the last one the end of the battle, and then to confirm the result.',
    }),
    agree: is.orNull(is.says('What both are to agree to now: the points of a round, or the result.', Agreeing)),
    slip: is.orNull(is.says('What a match that is recorded as a result asks for, until there is one.', Slip)),
    newest: is.orNull(Newest),
    hands: is.many(HandView, { says: 'The objectives of whoever sits here.' }),
    otherHands: is.optional(
      is.many(HandView, {
        says: 'The objectives of whoever sits elsewhere, where they lie open once the battle has begun.',
      }),
    ),
    acts: is.many(Tap, { says: 'Whatever else can be written down, and what cannot now, with the reason.' }),
  },
  { name: 'Now' },
);
export type Now = Static<typeof Now>;

export function nowAt(sitting: Sitting, seats: readonly Side[] = SIDES): Now {
  const at = laid(sitting);
  const { state, pack, table } = at;
  const apart = toldApart(table);
  const agree = agreeing(at);
  const next = nextStep(at, seats, agree);
  const hands = handsOf(pack, table);
  const others = state.status === 'opened' ? [] : hands.filter((hand) => !seats.includes(hand.player) && isOpen(hand));
  const played = state.status === 'finished' || state.status === 'confirmed';
  return {
    revision: nextNumber(state) - 1,
    status: state.status,
    title: state.title,
    turn: played ? null : (table.clock?.turn ?? null),
    board: { ...scoreboard(pack, table), ...whereItIs(state.status) },
    waits: [...askedBack(at, seats), ...(played ? questionsLeft(at) : [...waiting(at), ...factsDue(at, seats)])]
      .map(apart)
      .map(onlyFor(seats)),
    next,
    agree,
    slip: slip(at),
    newest: newest(at),
    hands: hands.filter(({ player }) => seats.includes(player)),
    ...(others.length > 0 && { otherHands: others }),
    acts: seats
      .flatMap((player) => [
        ...(played
          ? []
          : [
              ...claims(at, player),
              ...points(at, player),
              ...uses(at, player),
              ...facts(at, player),
              ...unitActs(at, player),
            ]),
        ...endings(at, player),
      ])
      .map(nobodyThere)
      .filter(({ id }) => id !== next?.id)
      .map(apart),
  };
}

/** Before the battle begins a pick may be a secret still, also where one device is both players’. */
const isOpen = ({ sealed, held, past }: HandView): boolean => !sealed && held.length + past.length > 0;

/** No result is confirmed while a question is open. */
function questionsLeft(at: Laid): readonly Tap[] {
  return waiting(at).filter(({ type }) => type === 'AnswerQuestion');
}

/** Said in the place of the step of a battle that has not begun, or is over. */
function whereItIs(status: Now['status']): { readonly clockText?: string } {
  if (status === 'running') return {};
  return { clockText: status === 'opened' ? 'Before the battle' : 'The match is over' };
}
