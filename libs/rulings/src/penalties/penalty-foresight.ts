import { actingAs, authorize, isOwner, MATRIX, nameOf, notAllowed, PERSON_ROLES, type Acting } from '@adjutant/access';
import { lessPenalties, penaltyStep } from '@adjutant/contexts';
import {
  PENALTY_COMMAND_SCHEMAS,
  type Penalty,
  type PenaltyCircumstances,
  type PenaltyCommand,
} from '@adjutant/dispute';
import { isMatchId, askedOfMatch, MatchReader, type Tournaments } from '@adjutant/event';
import { Actor, faultsIn, invalid, is, sameJson, type Occasion, type Static } from '@adjutant/kernel';
import { decideMatch, foldMatch, type MatchState } from '@adjutant/match';
import type { Shelf } from '@adjutant/rules';
import { ImpactView } from '@adjutant/tournament';
import { bothOf, BothSides, resultOf } from '../disputes/preview.js';
import type { PenaltyRecorder } from './penalty-recorder.js';
import type { PenaltyStake } from './penalty-stake.js';

const { IssuePenalty, RescindPenalty, AnswerPenaltyAppeal } = PENALTY_COMMAND_SCHEMAS;

/** What somebody thinks of doing about a penalty. */
export const PenaltyToPreview = is.object(
  {
    command: is.byMember('type', [IssuePenalty, RescindPenalty, AnswerPenaltyAppeal]),
    actor: is.optional(is.says('Who would do it; what a head judge alone may do depends on it.', Actor)),
  },
  { name: 'PenaltyToPreview' },
);
type PenaltyToPreview = Static<typeof PenaltyToPreview>;

/** What giving a penalty, taking one back or deciding an appeal would change. Nothing of it is recorded. */
export const PenaltyPreview = is.object(
  {
    result: is.optional(
      is.object(
        { before: is.orNull(is.anyText()), after: is.orNull(is.anyText()) },
        { says: 'Of the match in which it was given, where it becomes another.' },
      ),
    ),
    points: is.optional(
      is.object({ before: BothSides, after: BothSides }, { says: 'Of both players in that match, where they change.' }),
    ),
    owed: is.optional(
      is.exactly(true, { says: 'It takes points that are not there: they are taken from what is scored later.' }),
    ),
    impact: is.optional(is.says('What it changes in the event; left out where it changes nothing there.', ImpactView)),
    warning: is.optional(
      is.anyText({ says: 'What its level says of the match and would not be so, and who changes that.' }),
    ),
    refusal: is.optional(
      is.object({ code: is.anyText(), message: is.anyText() }, { says: 'Why it would not be recorded.' }),
    ),
  },
  { name: 'PenaltyPreview' },
);
export type PenaltyPreview = Static<typeof PenaltyPreview>;

/** Looks at what a penalty does, or its end, before it is given: in its match, and in the standings of its event. */
export class PenaltyForesight {
  constructor(
    private readonly penalties: PenaltyRecorder,
    private readonly stake: PenaltyStake,
    private readonly matches: MatchReader,
    private readonly tournaments: Pick<Tournaments, 'ranked'>,
    private readonly clock: () => number,
  ) {}

  /** `asked`: a command about the penalties of this person, which only those may preview who may send it. */
  async of(person: string, asked: unknown, who: Acting): Promise<PenaltyPreview> {
    const faults = faultsIn(PenaltyToPreview, asked, '');
    if (faults.length > 0) throw invalid(faults);
    const { command, actor } = asked as PenaltyToPreview;
    const acting = actingAs(who, actor);
    if ('code' in acting) throw notAllowed(acting);
    if (command.type === 'IssuePenalty' && command.data.person !== person)
      throw invalid([{ at: 'data.person', message: 'person must be the person of the address' }]);
    await this.#assertMay(command, person, acting);
    const roles = rolesOf(acting, command.type);
    const occurredAt = new Date(this.clock()).toISOString();
    const stands = await this.penalties.foresee(command, { person, roles, actor: nameOf(acting.actor), occurredAt });
    if ('code' in stands) return { refusal: { code: stands.code, message: stands.message } };
    const warning = await this.penalties.warningOf({ ...stands, person });
    return { ...(await this.#following(stands)), ...(warning && { warning: warning.message }) };
  }

  async #assertMay(command: PenaltyCommand, person: string, acting: Acting): Promise<void> {
    const state = await this.penalties.read(person);
    const refusal = authorize(acting, command, await this.stake.target(command, person, state, acting));
    if (refusal) throw notAllowed(refusal);
    await this.stake.assertImpartial(command, person, state, acting);
  }

  async #following(penalty: Penalty): Promise<PenaltyPreview> {
    const { match: id } = penalty;
    const before = id === undefined || !isMatchId(id) ? undefined : await this.matches.newest(id);
    const after = before && this.matches.project((shelf) => afterPenalty(shelf, before, penalty));
    const match = id !== undefined && before && after ? { id, before, after } : undefined;
    const impact = await this.tournaments.ranked.impactOf({ match, penalties: [penalty] });
    const result = { before: resultOf(before), after: resultOf(after) };
    return {
      ...(result.before === result.after ? {} : { result }),
      ...(match && pointsIn(match)),
      ...(impact && { impact }),
    };
  }
}

/** The roles that reach a command, the least first: which level each may give is for the policy to say. */
export function rolesOf(acting: Acting, type: PenaltyCommand['type']): PenaltyCircumstances['roles'] {
  if (isOwner(acting)) return 'unbound';
  return PERSON_ROLES.filter((role) => acting.roles.includes(role) && MATRIX[type][role] !== 'never');
}

const debtsOf = (state: MatchState): object => (state.status === 'absent' ? {} : (state.table.debts ?? {}));

/** Where points were awarded, penalties are taken of those, and owed no more. */
const isTaken = (state: MatchState): boolean => 'result' in state && lessPenalties(state) !== state.result;

function pointsIn({ before, after }: { readonly before: MatchState; readonly after: MatchState }) {
  const points = { before: bothOf(before), after: bothOf(after) };
  const owed = !isTaken(after) && !sameJson(debtsOf(before), debtsOf(after));
  return { ...(sameJson(points.before, points.after) ? {} : { points }), ...(owed ? { owed } : {}) };
}

const NOW = new Date(0).toISOString();
const SERVER: Occasion = { now: NOW, occurredAt: NOW, actor: { id: 'preview', role: 'system' } };

/** The match as a penalty leaves it, or the end of one: what the match refuses is left as it is. */
function afterPenalty(shelf: Shelf, match: MatchState, penalty: Penalty): MatchState {
  const step = penaltyStep(penalty, match);
  if (step === undefined) return match;
  const decision = decideMatch(shelf, askedOfMatch(step), match, SERVER);
  return decision.outcome === 'recorded'
    ? afterPenalty(shelf, foldMatch(shelf, decision.events, match), penalty)
    : match;
}
