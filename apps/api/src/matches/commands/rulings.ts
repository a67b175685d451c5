import { ROLES } from '@adjutant/kernel';
import { Name, OneOf, Part, Parts, Whole, Wholes } from '../../problems/fields.js';
import { Anything, Because, EntryNumber, Seat } from './common.js';
import { RecordCommand } from './record-command.js';

const RESOURCES = ['cp', 'vp'];

/** What a judge does about the record. These classes are of the command; what each kind of remedy needs, `remedies.ts` checks. */
export const REMEDIES = ['none', 'strike', 'correct', 'adjust', 'allow', 'rewind'];

class RemedyPart {
  @OneOf(REMEDIES) kind!: string;
  @Wholes({ optional: true, says: 'Of a strike: the entries.' }) entries?: number[];
  @EntryNumber({ optional: true, says: 'Of a correction: the entry.' }) entry?: number;
  @Anything({ optional: true, says: 'Of a correction: what it does.' }) correction?: object;
  @Seat({ optional: true, says: 'Of an adjustment: whose points.' }) player?: string;
  @OneOf(RESOURCES, { optional: true }) resource?: string;
  @Name({ optional: true, says: 'Of victory points: which.' }) category?: string;
  @Whole({ optional: true, least: -1_000, most: 1_000, says: 'Negative: points are taken away.' }) amount?: number;
  @EntryNumber({ optional: true, says: 'The entry after which a command is let stand.' }) after?: number;
  @Anything({ optional: true, says: 'The command that is let stand: {type, data}.' }) command?: object;
  @EntryNumber({ optional: true, says: 'Of a rewind: the last entry that stays.' }) to?: number;
  @OneOf(['simple', 'full'], { optional: true }) backup?: string;
}

class OfficialPart {
  @Name({ says: 'Id of a person.' }) id!: string;
  @OneOf(ROLES) role!: string;
}

export class ApplyRulingData {
  @Name({ says: 'Id of the dispute.' }) dispute!: string;
  @Name({ says: 'Id of the ruling within its dispute; one is applied once.' }) ruling!: string;
  @Part(() => OfficialPart) by!: OfficialPart;
  @Parts(() => RemedyPart) remedies!: RemedyPart[];
  @Because() because!: string;
}

export class ReverseRulingData {
  @EntryNumber({ says: 'The entry at which the ruling was applied.' }) entry!: number;
  @Because() because!: string;
}

export class AdjustPointsData {
  @Seat() player!: string;
  @OneOf(RESOURCES) resource!: string;
  @Name({ optional: true, says: 'Of victory points: which.' }) category?: string;
  @Whole({ least: -1_000, most: 1_000, says: 'Negative: points are taken away.' }) amount!: number;
  @Because() because!: string;
}

export class ApplyRuling extends RecordCommand<'ApplyRuling'> {}
export class ReverseRuling extends RecordCommand<'ReverseRuling'> {}
export class AdjustPoints extends RecordCommand<'AdjustPoints'> {}
