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
import { SIDES } from '@adjutant/rules';
import { Checked, isName, isPlain, MapOf, Name, OneOf, Part, Text, Whole } from '../../problems/fields.js';
/** One of the two seats. */ export const Seat = (said = {})=>OneOf(SIDES, {
        says: 'Which player.',
        ...said
    });
/** A sentence that says why; it stays in the record. */ export const Because = (said = {})=>Text({
        says: 'Why; it stays in the record.',
        ...said
    });
/** Number of an entry of the record. */ export const EntryNumber = (said = {})=>Whole({
        says: 'Number of an entry.',
        ...said
    });
const ANSWERS = [
    'yes',
    'no',
    'unknown'
];
/** Answers by question: what the acting player vouches for. */ export const AnswersMap = (said = {})=>MapOf((value)=>ANSWERS.includes(value), 'answers: yes, no or unknown', {
        type: 'string',
        enum: ANSWERS
    }, said);
/** Names by name, such as units by role. */ export const NamesMap = (said = {})=>MapOf(isName, 'names', {
        type: 'string'
    }, said);
/** Any JSON object. */ export const Anything = (said = {})=>Checked(isPlain, 'be an object', {
        type: 'object',
        additionalProperties: true
    }, said);
export class ClockPart {
    round;
    turn;
    step;
    slot;
}
_ts_decorate([
    Whole({
        least: 1,
        most: 99,
        says: 'Battle round, from 1.'
    }),
    _ts_metadata("design:type", Number)
], ClockPart.prototype, "round", void 0);
_ts_decorate([
    Checked((value)=>value === null || value === 'A' || value === 'B', 'be A, B or null', {
        type: 'string',
        enum: [
            ...SIDES,
            null
        ],
        nullable: true,
        description: 'Whose turn; null in steps that belong to nobody.'
    }),
    _ts_metadata("design:type", Object)
], ClockPart.prototype, "turn", void 0);
_ts_decorate([
    Name({
        says: 'Id of a step of the turn, such as a phase.'
    }),
    _ts_metadata("design:type", String)
], ClockPart.prototype, "step", void 0);
_ts_decorate([
    Whole({
        optional: true,
        says: 'Number of the activation within the step.'
    }),
    _ts_metadata("design:type", Number)
], ClockPart.prototype, "slot", void 0);
export class OverridePart {
    reason;
}
_ts_decorate([
    Because(),
    _ts_metadata("design:type", String)
], OverridePart.prototype, "reason", void 0);
/** A judge may let a command stand that the rules refuse. */ export class Overridable {
    override;
}
_ts_decorate([
    Part(()=>OverridePart, {
        optional: true,
        says: 'Set by a judge who lets it stand although the rules refuse it.'
    }),
    _ts_metadata("design:type", typeof OverridePart === "undefined" ? Object : OverridePart)
], Overridable.prototype, "override", void 0);

//# sourceMappingURL=common.js.map
