import { Remedy } from '@adjutant/match';
import { messageFaults } from '../../problems/messages.js';
import type { Fault } from '../../problems/problem.js';

/** Everything that is wrong with the shape of a remedy, by place; whether it holds is for the match to decide. */
export function remedyFaults(value: unknown, at: string): readonly Fault[] {
  return messageFaults(Remedy, value, at);
}
