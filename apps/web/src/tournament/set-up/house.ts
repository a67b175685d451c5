import type { EventPolicy } from '../../api/penalties.js';
import type { OwnJudging } from '@adjutant/kernel';
import type { Form } from './plan.js';
import { judgingTyped } from './judging.js';

/** Whether an installation was one event before there were events, and no event has taken that over yet. */
export const isAnEvent = ({ name, became }: EventPolicy): boolean => name !== '' && became === undefined;

/** What an event takes over from the installation: its name, and everything by which its judges rule, open or not. */
export function takenOver({ name, ...policy }: EventPolicy): Pick<Form, 'name' | 'judging' | 'house'> {
  const { conflicts, penalties, appealMinutes, ownAppeals, concession, chessClock } = policy;
  const house: OwnJudging = {
    ...{ conflicts, penalties, appealMinutes, ownAppeals },
    ...(concession && { concession }),
    ...(chessClock && { chessClock }),
  };
  return { name, judging: judgingTyped(house), house };
}

/** What the installation says from then on: the same for matches of no event, and whose its name is. */
export function handedOver({ name: _, became: __, ...policy }: EventPolicy, event: string): object {
  const said = Object.entries(policy).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(said), became: event };
}
