import {
  already,
  namedId,
  recorded,
  refused,
  refusing,
  type Decider,
  type Message,
  type Occasion,
} from '@adjutant/kernel';
import type { RecordRequest } from '../record.js';
import { AT } from './fixtures.js';

const { refuse } = refusing<'tally/too-much'>();

export type Add = Message<'Add', { readonly amount: number }>;
export type Added = Message<'Added', { readonly amount: number; readonly total: number }>;

export const OCCASION: Occasion = { now: AT, occurredAt: AT, actor: { id: 'player-1', role: 'player' } };

const MOST = 100;

/** The smallest decider that has every outcome: it adds up, refuses to go over 100, and adding nothing is already done. */
export const tally = {
  initial: 0,
  evolve: (_: number, event: Added): number => event.data.total,
  decide: (command: Add, total: number) => {
    const { amount } = command.data;
    if (amount === 0) return already;
    if (total + amount > MOST) return refused(refuse('tally/too-much', `The most is ${MOST}.`, { total, amount }));
    return recorded<Added>({ type: 'Added', data: { amount, total: total + amount } });
  },
  request: (stream: string, name: string, amount: number): RecordRequest<Add> => ({
    stream,
    command: { type: 'Add', data: { amount } },
    commandId: namedId(name),
    occasion: OCCASION,
  }),
} satisfies Decider<Add, number, Added> & Record<string, unknown>;
