import { isOpenDispute, stepName, type nextStep, type Ruled, type Step } from '@adjutant/contexts';
import { rulingIn, type DisputeCommand, type OpenedDispute } from '@adjutant/dispute';
import { namedId } from '@adjutant/kernel';
import { nextNumber, type MatchCommand, type OpenedState } from '@adjutant/match';
import { digest } from '@adjutant/seal';
import { roundOf, tableMatch, tableOf, type OpenedTournament } from '@adjutant/tournament';
import type { Sent } from './installation.js';

interface Seen {
  /** Ids of the dispute and of the event. */
  readonly id: string;
  readonly tournament: string;
  readonly dispute: OpenedDispute;
  readonly match: OpenedState;
  readonly event: OpenedTournament;
  readonly revision: number;
}

/** What is due about a dispute: what was ruled goes into the match, and the event is told whether it is open. */
export function disputeSteps(seen: Seen, next: typeof nextStep): readonly Sent[] {
  const steps = ruledIn(seen.dispute).flatMap((ruled) => next(ruled, { ...seen, ...around(seen) }) ?? []);
  return [...steps.slice(0, 1).map((step) => carrying(step, seen)), ...telling(seen)];
}

const around = ({ match }: Seen) => ({
  match: { state: match, whyNot: () => null },
  penalties: { stands: () => 'absent' as const },
  refused: new Map(),
});

/** What is ruled or taken back and not carried out yet, as its record has it. */
function ruledIn({ rulings }: OpenedDispute): readonly Ruled[] {
  return rulings.flatMap((ruling): readonly Ruled[] => {
    const { judge, because, revoked, outcome, takenBack } = ruling;
    if (revoked && takenBack === null)
      return [{ type: 'RulingRevoked', data: { ruling: ruling.ruling, judge, because } }];
    return revoked || outcome !== null ? [] : [{ type: 'RulingGiven', data: ruling as never }];
  });
}

function carrying(step: Step, { id, dispute, match }: Seen): Sent {
  const commandId = namedId(`${id}/${stepName(step)}`);
  const sent = { commandId, role: 'system' as const };
  const toMatch = (command: MatchCommand): Sent => ({ ...sent, to: 'match', id: dispute.match, command });
  if (step.do === 'reverse')
    return toMatch({ type: 'ReverseRuling', data: { entry: step.entry, because: step.because } });
  if (step.do === 'apply') {
    const { ruling, judge, role, remedies, because } = rulingIn(dispute, step.ruling)!;
    const data = { dispute: id, ruling, by: { id: judge, role }, remedies, because, called: dispute.at };
    return toMatch({ type: 'ApplyRuling', data: data as never });
  }
  if (step.do !== 'report-carried-out' && step.do !== 'report-taken-back')
    throw new Error(`no ruling of a simulation comes to ${step.do}`);
  const outcome = step.do === 'report-carried-out' ? ('carried-out' as const) : ('taken-back' as const);
  const standing = { entry: step.at?.entry ?? null, revision: nextNumber(match) - 1, hash: digest(match) };
  const command: DisputeCommand = { type: 'ReportOutcome', data: { ruling: step.ruling, outcome, ...standing } };
  return { ...sent, to: 'dispute', id, match: dispute.match, command };
}

function telling({ id, tournament, dispute, match, event, revision }: Seen): readonly Sent[] {
  if (match.event === undefined) return [];
  const { round, table, publication } = match.event;
  const known = tableOf(roundOf(event, round), table);
  const open = isOpenDispute(dispute);
  if (known?.publication !== publication || tableMatch(tournament, round, publication, table) !== dispute.match)
    return [];
  if ((known.disputes ?? []).includes(id) === open) return [];
  const command = { type: 'TellDispute' as const, data: { round, table, publication, dispute: id, open } };
  const commandId = namedId(`${id}/told ${open}/${revision}`);
  return [{ to: 'event', id: tournament, command, commandId, role: 'system', expectedRevision: revision }];
}
