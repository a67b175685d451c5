import { ROLES } from '@adjutant/kernel';
import { GROUNDS } from '@adjutant/match';
import { Anything, Checked, Name, OneOf, Part, Parts, Whole, Wholes } from '../../problems/fields.js';
import { Because, EntryNumber, Seat } from './common.js';
import { Absent, AwardedPart, DecisionPart, OutcomePart } from './decision.js';

const RESOURCES = ['cp', 'vp'];

/** What a judge does about the record. These classes are of the command; what each kind of remedy needs, `remedies.ts` checks. */
export const REMEDIES = ['none', 'strike', 'correct', 'adjust', 'set', 'decide', 'allow', 'rewind'];

const OWES = 'What cannot be taken now is owed: later credits of the account pay it.';

/** Points that are taken away may be owed; nothing else is said so. */
export const Owes = (): PropertyDecorator =>
  Checked(
    (value) => value === true,
    'be true, or left out',
    { type: 'boolean', enum: [true] },
    { optional: true, says: OWES },
  );

class RemedyPart {
  @OneOf(REMEDIES) kind!: string;
  @Wholes({ optional: true, says: 'Of a strike: the entries.' }) entries?: number[];
  @EntryNumber({ optional: true, says: 'Of a correction: the entry.' }) entry?: number;
  @Anything({ optional: true, says: 'Of a correction: what it does.' }) correction?: object;
  @Seat({ optional: true, says: 'Of an adjustment or a balance set: whose points.' }) player?: string;
  @OneOf(RESOURCES, { optional: true }) resource?: string;
  @Name({ optional: true, says: 'Of victory points: which.' }) category?: string;
  @Whole({ optional: true, least: -1_000, most: 1_000, says: 'Negative: points are taken away.' }) amount?: number;
  @Owes() owes?: true;
  @Part(() => OutcomePart, { optional: true, says: 'Of a decision: what the match comes to for each player.' })
  outcome?: OutcomePart;
  @OneOf(GROUNDS, { optional: true, says: 'Of a decision: on what ground.' }) ground?: string;
  @Absent() absent?: string[];
  @Part(() => AwardedPart, { optional: true, says: 'Of a decision: points in place of those played.' })
  awarded?: AwardedPart;
  @Whole({ optional: true, says: 'What a balance is set to.' }) value?: number;
  @EntryNumber({ optional: true, says: 'The entry before which a balance is set.' }) before?: number;
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
  @Owes() owes?: true;
  @Because() because!: string;
}

export class DecideResultData extends DecisionPart {
  @Because() because!: string;
}
