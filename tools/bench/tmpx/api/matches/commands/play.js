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
import { Name, OneOf, Part, Text, Whole, Wholes } from '../../problems/fields.js';
import { Because, ClockPart, EntryNumber, Overridable, Seat } from './common.js';
import { RecordCommand } from './record-command.js';
/** Time and points: what happens in a battle besides the use of rules. */ export class AdvancePhaseData extends Overridable {
    player;
    to;
}
_ts_decorate([
    Seat({
        optional: true,
        says: 'Who declares it.'
    }),
    _ts_metadata("design:type", String)
], AdvancePhaseData.prototype, "player", void 0);
_ts_decorate([
    Part(()=>ClockPart, {
        optional: true,
        says: 'Up to here; to the next phase where it is left out.'
    }),
    _ts_metadata("design:type", typeof ClockPart === "undefined" ? Object : ClockPart)
], AdvancePhaseData.prototype, "to", void 0);
export class GainCommandPointsData {
    player;
    amount;
    what;
}
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], GainCommandPointsData.prototype, "player", void 0);
_ts_decorate([
    Whole({
        least: 1,
        most: 99
    }),
    _ts_metadata("design:type", Number)
], GainCommandPointsData.prototype, "amount", void 0);
_ts_decorate([
    Text({
        says: 'What for: the rule that gives them.'
    }),
    _ts_metadata("design:type", String)
], GainCommandPointsData.prototype, "what", void 0);
export class ScoreVictoryPointsData {
    player;
    category;
    points;
    what;
}
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], ScoreVictoryPointsData.prototype, "player", void 0);
_ts_decorate([
    Name({
        says: 'A category of the score sheet.'
    }),
    _ts_metadata("design:type", String)
], ScoreVictoryPointsData.prototype, "category", void 0);
_ts_decorate([
    Whole({
        least: 1,
        most: 999,
        says: 'As scored, before caps.'
    }),
    _ts_metadata("design:type", Number)
], ScoreVictoryPointsData.prototype, "points", void 0);
_ts_decorate([
    Text({
        says: 'What for.'
    }),
    _ts_metadata("design:type", String)
], ScoreVictoryPointsData.prototype, "what", void 0);
export class RecordRollData {
    roll;
    dice;
    by;
}
_ts_decorate([
    Name({
        optional: true,
        says: 'Which open roll; may be left out while only one is open.'
    }),
    _ts_metadata("design:type", String)
], RecordRollData.prototype, "roll", void 0);
_ts_decorate([
    Wholes({
        least: 1,
        most: 1000
    }),
    _ts_metadata("design:type", Array)
], RecordRollData.prototype, "dice", void 0);
_ts_decorate([
    OneOf([
        'table',
        'server'
    ], {
        optional: true
    }),
    _ts_metadata("design:type", String)
], RecordRollData.prototype, "by", void 0);
export class AnswerQuestionData {
    entry;
    question;
    answer;
    because;
}
_ts_decorate([
    EntryNumber(),
    _ts_metadata("design:type", Number)
], AnswerQuestionData.prototype, "entry", void 0);
_ts_decorate([
    Name({
        says: 'The question as the entry asks it.'
    }),
    _ts_metadata("design:type", String)
], AnswerQuestionData.prototype, "question", void 0);
_ts_decorate([
    OneOf([
        'yes',
        'no'
    ]),
    _ts_metadata("design:type", String)
], AnswerQuestionData.prototype, "answer", void 0);
_ts_decorate([
    Because({
        optional: true
    }),
    _ts_metadata("design:type", String)
], AnswerQuestionData.prototype, "because", void 0);
export class ContestAnswerData {
    entry;
    question;
    player;
    because;
}
_ts_decorate([
    EntryNumber(),
    _ts_metadata("design:type", Number)
], ContestAnswerData.prototype, "entry", void 0);
_ts_decorate([
    Name(),
    _ts_metadata("design:type", String)
], ContestAnswerData.prototype, "question", void 0);
_ts_decorate([
    Seat(),
    _ts_metadata("design:type", String)
], ContestAnswerData.prototype, "player", void 0);
_ts_decorate([
    Because(),
    _ts_metadata("design:type", String)
], ContestAnswerData.prototype, "because", void 0);
export class AdvancePhase extends RecordCommand {
}
export class GainCommandPoints extends RecordCommand {
}
export class ScoreVictoryPoints extends RecordCommand {
}
export class RecordRoll extends RecordCommand {
}
export class AnswerQuestion extends RecordCommand {
}
export class ContestAnswer extends RecordCommand {
}

//# sourceMappingURL=play.js.map
