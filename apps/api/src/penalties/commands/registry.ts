import { PENALTY_COMMAND_SCHEMAS, PENALTY_COMMANDS, type PenaltyCommand } from '@adjutant/dispute';
import type { CommandBook } from '../../commands/envelope.js';
import type { PenaltySending } from '../penalty-desk.js';
import * as penalties from './penalties.js';

type Kind = new (command: PenaltyCommand, sending: PenaltySending) => penalties.RecordPenaltyCommand;

const KINDS: { readonly [Type in PenaltyCommand['type']]: Kind } = {
  IssuePenalty: penalties.IssuePenalty,
  RescindPenalty: penalties.RescindPenalty,
};

/** The commands about the penalties of a person. */
export function commandsAbout(person: string): CommandBook<penalties.RecordPenaltyCommand> {
  return {
    types: PENALTY_COMMANDS,
    dataOf: (type) => (isKnown(type) ? PENALTY_COMMAND_SCHEMAS[type].properties.data : undefined),
    faultsIn: (type, data, at) =>
      type === 'IssuePenalty' && data['person'] !== person
        ? [{ at: `${at}.person`, message: 'person must be the person of the address' }]
        : [],
    make: (type, data, sent) => {
      const Command = KINDS[type as PenaltyCommand['type']];
      return new Command({ type, data } as PenaltyCommand, { ...sent, person });
    },
  };
}

function isKnown(type: string): type is PenaltyCommand['type'] {
  return Object.hasOwn(PENALTY_COMMAND_SCHEMAS, type);
}
