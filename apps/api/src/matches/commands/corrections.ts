import { faultsOf, isShaped } from '../../problems/check.js';
import { Anything, Checked, isPlain, OneOf } from '../../problems/fields.js';
import type { Fault } from '../../problems/problem.js';
import { AnswersMap, Because, EntryNumber } from './common.js';

class StrikePart {
  @OneOf(['strike']) kind!: string;
}

class AmendPart {
  @OneOf(['amend']) kind!: string;
  @Anything({ says: 'Members of the entry to replace.' }) data!: object;
}

class AnswerPart {
  @OneOf(['answer']) kind!: string;
  @AnswersMap() answers!: object;
}

class RedatePart {
  @OneOf(['redate']) kind!: string;
  @EntryNumber({ says: 'The entry to move it before.' }) before!: number;
}

const KINDS: { readonly [kind: string]: new () => object } = {
  strike: StrikePart,
  amend: AmendPart,
  answer: AnswerPart,
  redate: RedatePart,
};

function isCorrection(value: unknown): boolean {
  const kind = kindOf(value);
  return kind !== undefined && isShaped(kind, value);
}

function kindOf(value: unknown): (new () => object) | undefined {
  return isPlain(value) && Object.hasOwn(KINDS, String(value['kind'])) ? KINDS[String(value['kind'])] : undefined;
}

export function correctionFaults(value: unknown, at: string): readonly Fault[] {
  const kind = kindOf(value);
  return kind ? faultsOf(kind, value, at) : [{ at, message: `a correction must be one of ${SHAPES}` }];
}

const SHAPES = '{kind: strike}, {kind: amend, data}, {kind: answer, answers} or {kind: redate, before}';
const SCHEMA = {
  type: 'object',
  required: ['kind'],
  properties: {
    kind: { type: 'string', enum: Object.keys(KINDS) },
    data: { type: 'object', additionalProperties: true },
    answers: { type: 'object', additionalProperties: { type: 'string', enum: ['yes', 'no', 'unknown'] } },
    before: { type: 'integer' },
  },
};

export class CorrectEntryData {
  @EntryNumber() entry!: number;
  @Checked(isCorrection, `be one of ${SHAPES}`, SCHEMA) correction!: object;
  @Because() because!: string;
}

export class RewindMatchData {
  @EntryNumber({ says: 'Everything after this entry is struck.' }) to!: number;
  @Because() because!: string;
}

export class InspectHandsData {
  @Because({ optional: true }) because?: string;
}
