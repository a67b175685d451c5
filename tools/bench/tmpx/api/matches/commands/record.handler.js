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
function _ts_param(paramIndex, decorator) {
    return function(target, key) {
        decorator(target, key, paramIndex);
    };
}
import { Inject } from '@nestjs/common';
import { CommandHandler } from '@nestjs/cqrs';
import { matchStream } from '@adjutant/match';
import { record } from '@adjutant/store';
import { Attempts } from '../attempts.js';
import { MatchDesk } from '../match-desk.js';
import { answerOf } from './answer.js';
import { RecordCommand } from './record-command.js';
export class RecordCommandHandler {
    desk;
    attempts;
    constructor(desk, attempts){
        this.desk = desk;
        this.attempts = attempts;
    }
    async execute(asked) {
        const { match, commandId, now, occurredAt, actor, expectedRevision, correlationId } = asked.sending;
        const answer = await record(this.desk, {
            stream: matchStream(match),
            command: asked.command,
            commandId,
            occasion: {
                now,
                occurredAt,
                actor
            },
            expectedRevision,
            correlationId
        });
        // An id used twice is a mistake of the sender's program, not something that a player tried.
        if (answer.outcome === 'refused' && answer.revision >= 0 && answer.refusal.code !== 'command/id-reused') {
            await this.attempts.note(asked, answer.revision, answer.refusal);
        }
        return answerOf(asked, answer);
    }
}
RecordCommandHandler = _ts_decorate([
    CommandHandler(RecordCommand),
    _ts_param(0, Inject(MatchDesk)),
    _ts_param(1, Inject(Attempts)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchDesk === "undefined" ? Object : MatchDesk,
        typeof Attempts === "undefined" ? Object : Attempts
    ])
], RecordCommandHandler);

//# sourceMappingURL=record.handler.js.map
