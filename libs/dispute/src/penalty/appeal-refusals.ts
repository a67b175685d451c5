import { refusing, type Actor, type Refusal } from '@adjutant/kernel';
import type { PenaltyCode } from '../refusals.js';
import type { PenaltyVerdict } from './appeal-messages.js';

const { refuse } = refusing<PenaltyCode>();

interface Named {
  readonly penalty: string;
}

export function withRuling(dispute: string, ruling: string): Refusal {
  const says = 'This penalty goes with a ruling, which took what it costs from the match: appeal the ruling.';
  return refuse('penalty/appeal-with-ruling', says, { dispute, ruling });
}

export function tooLate(minutes: number, received: string): Refusal {
  const says = `A penalty may be appealed for ${minutes} minutes after it is given: it stands.`;
  return refuse('penalty/appeal-too-late', says, { minutes, received });
}

export function alreadyAppealed({ penalty }: Named): Refusal {
  const says = 'This penalty has been appealed already: wait for the decision.';
  return refuse('penalty/appeal-made', says, { penalty });
}

export function alreadyAnswered({ penalty }: Named): Refusal {
  const says = 'The appeal against this penalty has been decided: that is final.';
  return refuse('penalty/appeal-answered', says, { penalty });
}

export function takenBack({ penalty }: Named): Refusal {
  return refuse('penalty/rescinded', 'This penalty has been taken back: there is nothing to appeal.', { penalty });
}

export function ownIsFinal(by: Actor): Refusal {
  const says = 'The head judge gave this penalty: at this event that is final.';
  return refuse('penalty/appeal-own-final', says, { givenBy: by.id });
}

export function notTheirsToAppeal(person: string, by: Actor): Refusal {
  const says = 'This penalty was given to somebody else: they appeal it, or a judge writes it down for them.';
  return refuse('penalty/not-yours-to-appeal', says, { person, by: by.id });
}

export function nothingOpen({ penalty }: Named): Refusal {
  const says = 'No appeal against this penalty is open: there is nothing to decide.';
  return refuse('penalty/appeal-none', says, { penalty });
}

export function forHeads(by: Actor): Refusal {
  const says = 'Appeals against penalties are decided by a head judge or an organizer: ask one.';
  return refuse('penalty/appeal-head-judge-only', says, { role: by.role });
}

export function ownPenalty({ penalty }: Named): Refusal {
  const says = 'You gave this penalty: another official has to decide the appeal.';
  return refuse('penalty/appeal-own', says, { penalty });
}

export function changesNothing(verdict: PenaltyVerdict, stands: string, level: string | undefined): Refusal {
  const says =
    verdict === 'changed'
      ? 'A penalty that is changed becomes one of another level: name that level.'
      : 'A level is named only where the penalty is changed: leave it out, or change the penalty.';
  return refuse('penalty/appeal-changes-nothing', says, { verdict, stands, level: level ?? null });
}
