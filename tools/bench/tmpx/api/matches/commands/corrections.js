function _ts_decorate(decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") {
        r = Reflect.decorate(decorators, target, key, desc);
    } else {
        for(var i = decorators.length - 1; i >= 0; i--){
            if (d = decorators[i]) {
                r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
            }
        }
    }
    return c > 3 && r && Object.defineProperty(target, key, r), r;
}
function _ts_metadata(metadataKey, metadataValue) {
    if (typeof Reflect === "object" && typeof Reflect.metadata === "function") {
        return Reflect.metadata(metadataKey, metadataValue);
    }
}
import { faultsOf } from '../../problems/check.js';
import { Checked, isPlain, OneOf } from '../../problems/fields.js';
import { AnswersMap, Anything, Because, EntryNumber } from './common.js';
import { RecordCommand } from './record-command.js';
let StrikePart = class StrikePart {
    kind;
};
_ts_decorate([
    OneOf([
        'strike'
    ]),
    _ts_metadata("design:type", String)
], StrikePart.prototype, "kind", void 0);
let AmendPart = class AmendPart {
    kind;
    data;
};
_ts_decorate([
    OneOf([
        'amend'
    ]),
    _ts_metadata("design:type", String)
], AmendPart.prototype, "kind", void 0);
_ts_decorate([
    Anything({
        says: 'Members of the entry to replace.'
    }),
    _ts_metadata("design:type", Object)
], AmendPart.prototype, "data", void 0);
let AnswerPart = class AnswerPart {
    kind;
    answers;
};
_ts_decorate([
    OneOf([
        'answer'
    ]),
    _ts_metadata("design:type", String)
], AnswerPart.prototype, "kind", void 0);
_ts_decorate([
    AnswersMap(),
    _ts_metadata("design:type", Object)
], AnswerPart.prototype, "answers", void 0);
let RedatePart = class RedatePart {
    kind;
    before;
};
_ts_decorate([
    OneOf([
        'redate'
    ]),
    _ts_metadata("design:type", String)
], RedatePart.prototype, "kind", void 0);
_ts_decorate([
    EntryNumber({
        says: 'The entry to move it before.'
    }),
    _ts_metadata("design:type", Number)
], RedatePart.prototype, "before", void 0);
const KINDS = {
    strike: StrikePart,
    amend: AmendPart,
    answer: AnswerPart,
    redate: RedatePart
};
function isCorrection(value) {
    const kind = isPlain(value) ? KINDS[String(value['kind'])] : undefined;
    return kind !== undefined && faultsOf(kind, value, '').length === 0;
}
const SHAPES = '{kind: strike}, {kind: amend, data}, {kind: answer, answers} or {kind: redate, before}';
const SCHEMA = {
    type: 'object',
    required: [
        'kind'
    ],
    properties: {
        kind: {
            type: 'string',
            enum: Object.keys(KINDS)
        },
        data: {
            type: 'object',
            additionalProperties: true
        },
        answers: {
            type: 'object',
            additionalProperties: {
                type: 'string',
                enum: [
                    'yes',
                    'no',
                    'unknown'
                ]
            }
        },
        before: {
            type: 'integer'
        }
    }
};
export class CorrectEntryData {
    entry;
    correction;
    because;
}
_ts_decorate([
    EntryNumber(),
    _ts_metadata("design:type", Number)
], CorrectEntryData.prototype, "entry", void 0);
_ts_decorate([
    Checked(isCorrection, `be one of ${SHAPES}`, SCHEMA),
    _ts_metadata("design:type", Object)
], CorrectEntryData.prototype, "correction", void 0);
_ts_decorate([
    Because(),
    _ts_metadata("design:type", String)
], CorrectEntryData.prototype, "because", void 0);
export class RewindMatchData {
    to;
    because;
}
_ts_decorate([
    EntryNumber({
        says: 'Everything after this entry is struck.'
    }),
    _ts_metadata("design:type", Number)
], RewindMatchData.prototype, "to", void 0);
_ts_decorate([
    Because(),
    _ts_metadata("design:type", String)
], RewindMatchData.prototype, "because", void 0);
export class CorrectEntry extends RecordCommand {
}
export class RewindMatch extends RecordCommand {
}

//# sourceMappingURL=corrections.js.map
