import { PENALTY_COMMANDS, type PenaltyCommand } from '@adjutant/dispute';
import type { CommandBook } from '../../commands/envelope.js';
import type { PenaltySending } from '../penalty-desk.js';
import * as penalties from './penalties.js';

interface Kind {
  readonly command: new (command: PenaltyCommand, sending: PenaltySending) => penalties.RecordPenaltyCommand;
  readonly data: new () => object;
}

const REGISTRY: { readonly [Type in PenaltyCommand['type']]: Kind } = {
  IssuePenalty: { command: penalties.IssuePenalty, data: penalties.IssuePenaltyData },
  RescindPenalty: { command: penalties.RescindPenalty, data: penalties.RescindPenaltyData },
};

/** The commands about the penalties of a person. */
export function commandsAbout(person: string): CommandBook<penalties.RecordPenaltyCommand> {
  return {
    types: PENALTY_COMMANDS,
    dataOf: (type) => (Object.hasOwn(REGISTRY, type) ? REGISTRY[type as PenaltyCommand['type']].data : undefined),
    faultsIn: (type, data, at) =>
      type === 'IssuePenalty' && data['person'] !== person
        ? [{ at: `${at}.person`, message: 'person must be the person of the address' }]
        : [],
    make: (type, data, sent) => {
      const { command: Command } = REGISTRY[type as PenaltyCommand['type']];
      return new Command({ type, data } as PenaltyCommand, { ...sent, person });
    },
  };
}
