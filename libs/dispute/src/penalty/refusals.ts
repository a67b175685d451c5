import { refusing, type Actor, type Refusal, type Role } from '@adjutant/kernel';
import type { Advice } from './advise.js';
import type { PenaltyToIssue, PenaltyToRescind } from './messages.js';
import type { PenaltyLevel, Policy } from './policy.js';
import type { PenaltyCode } from '../refusals.js';

const { refuse } = refusing<PenaltyCode>();

export function notTheirs({ deviation }: Policy, advice: Advice, level: PenaltyLevel, roles: readonly Role[]): Refusal {
  const { may, source } = deviation;
  if (!roles.some((role) => level.may.includes(role))) return notOfThisLevel(level, roles);
  const says = `Giving ${insteadOf(advice, level)} is a deviation, and may be decided by: ${may.join(', ')}. Give what is advised, or ask one of them.`;
  return refuse('penalty/deviation-not-yours', says, { ...comparing(advice, level), roles, may }, cites(source));
}

export function notOfThisLevel(level: PenaltyLevel, roles: readonly Role[]): Refusal {
  const says = `${level.name} may be given by: ${level.may.join(', ')}. Ask one of them.`;
  return refuse('penalty/level-not-yours', says, { level: level.id, roles, may: level.may }, cites(level.source));
}

export function explained(
  policy: Policy,
  advice: Advice,
  level: PenaltyLevel,
  deviation: string | undefined,
): Refusal | null {
  if (deviation !== undefined && deviation.trim() !== '') return null;
  const says = `The policy advises ${advice.level.name}: say in \`deviation\` why you give ${insteadOf(advice, level)}.`;
  return refuse('penalty/deviation-unexplained', says, comparing(advice, level), cites(policy.deviation.source));
}

function insteadOf(advice: Advice, level: PenaltyLevel): string {
  if (level.id === advice.level.id) return 'other effects than those of its level';
  return `${level.name} instead of ${advice.level.name}`;
}

function comparing(advice: Advice, level: PenaltyLevel) {
  return { advised: advice.level.id, level: level.id, why: advice.why.map((one) => one.text) };
}

function cites({ document, section }: PenaltyLevel['source']) {
  return [{ document, section }];
}

export function idTaken({ penalty }: PenaltyToIssue): Refusal {
  const says = `A penalty ${penalty} has been given to this person already: choose a new id for another one.`;
  return refuse('penalty/id-taken', says, { penalty });
}

export function unknownPolicy({ policy }: Pick<PenaltyToIssue, 'policy'>): Refusal {
  const says = `There is no policy ${JSON.stringify(policy)} here: /api/policies lists those that there are.`;
  return refuse('policy/unknown', says, { policy });
}

export function unknownInfraction(
  { id, infractions }: Policy,
  { infraction }: Pick<PenaltyToIssue, 'infraction'>,
): Refusal {
  const known = infractions.map((one) => one.id);
  const says = `Policy ${id} has no infraction ${JSON.stringify(infraction)}. It has: ${known.join(', ')}.`;
  return refuse('penalty/unknown-infraction', says, { policy: id, infraction, known });
}

export function unknownLevel({ id, levels }: Policy, { level }: Pick<PenaltyToIssue, 'level'>): Refusal {
  const known = levels.map((one) => one.id);
  const says = `Policy ${id} has no level ${JSON.stringify(level)}. From the mildest up: ${known.join(', ')}.`;
  return refuse('penalty/unknown-level', says, { policy: id, level, known });
}

export function unknownPenalty({ penalty }: Pick<PenaltyToRescind, 'penalty'>): Refusal {
  const says = `This person has no penalty ${penalty}: take its id from the list of penalties.`;
  return refuse('penalty/unknown', says, { penalty });
}

export function notTheirsToRescind({ id }: Actor, roles: readonly Role[]): Refusal {
  const says = `This penalty was given by ${id}: that person, the head judge or the organizer may rescind it.`;
  return refuse('penalty/not-yours-to-rescind', says, { givenBy: id, roles });
}

export function notInYourName(by: Actor, actor: Actor): Refusal {
  const says = 'Only the server gives penalties in the name of somebody else: leave out by.';
  return refuse('penalty/not-in-your-name', says, { by: by.id, role: actor.role });
}

export function notInThisMatch({ person, match = '', side }: PenaltyToIssue, seat: 'A' | 'B' | null): Refusal {
  const sits = seat === null ? 'does not play in it' : `sits on ${seat}, not on ${String(side)}`;
  const says = `The penalty names match ${match}, but its person ${sits}: name the right match, or leave it out.`;
  return refuse('penalty/not-in-this-match', says, { person, match, seat, side: side ?? null });
}

export function notInThisEvent({ person, event }: PenaltyToIssue, called: string): Refusal {
  const says = `Nobody of the id ${person} was ever entered in ${called}: name whoever is meant, or the event in which they play.`;
  return refuse('penalty/not-in-this-event', says, { person, event: event ?? called });
}

export function disputeOfAnother({ person, match = '', dispute = '' }: PenaltyToIssue, disputed: string): Refusal {
  const says = `Dispute ${dispute} is about match ${disputed}, not about ${match}: name the match of the dispute, or another dispute.`;
  return refuse('penalty/not-in-this-match', says, { person, match, dispute, disputed });
}
