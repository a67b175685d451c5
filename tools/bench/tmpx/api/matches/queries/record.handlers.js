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
import { QueryHandler } from '@nestjs/cqrs';
import { replay } from '@adjutant/replay';
import { chartOf, ledgerOf, stepView, timelineOf } from '@adjutant/views';
import { Attempts } from '../attempts.js';
import { MatchReader } from '../match-reader.js';
import { eventView } from '../stored-view.js';
import { ReadAttempts, ReadEvents, ReadLedger, ReadTimeline, ReplayMatch } from './queries.js';
export class ReadLedgerHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match }) {
        const events = await this.reader.events(match);
        const ledger = this.reader.project((shelf)=>ledgerOf(shelf, events));
        return {
            match,
            revision: events.length - 1,
            ...ledger,
            chart: chartOf(ledger)
        };
    }
}
ReadLedgerHandler = _ts_decorate([
    QueryHandler(ReadLedger),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ReadLedgerHandler);
export class ReadTimelineHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match }) {
        const stored = await this.reader.stored(match);
        const events = stored.map(({ event })=>event);
        const entries = this.reader.project((shelf)=>timelineOf(shelf, events));
        const signed = entries.map((entry)=>{
            const meta = stored[entry.number]?.meta;
            const { actor, occurredAt, recordedAt, hash, commandId } = meta ?? {};
            return {
                ...entry,
                by: actor?.id,
                role: actor?.role,
                occurredAt,
                recordedAt,
                commandId,
                hash
            };
        });
        return {
            match,
            revision: stored.length - 1,
            entries: signed
        };
    }
}
ReadTimelineHandler = _ts_decorate([
    QueryHandler(ReadTimeline),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ReadTimelineHandler);
export class ReplayMatchHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match, from, to }) {
        const events = await this.reader.events(match);
        const { steps, broken } = replay(this.reader.shelf, events);
        const wanted = steps.slice(from, to === undefined ? undefined : to + 1);
        const views = this.reader.project((shelf)=>wanted.map((step)=>stepView(shelf, step)));
        return {
            match,
            revision: events.length - 1,
            from,
            steps: views,
            ...broken ? {
                broken
            } : {}
        };
    }
}
ReplayMatchHandler = _ts_decorate([
    QueryHandler(ReplayMatch),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ReplayMatchHandler);
export class ReadEventsHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match, from, limit }) {
        const stored = await this.reader.stored(match, from);
        const events = stored.slice(0, limit).map(eventView);
        return {
            match,
            events,
            next: stored.length > limit ? from + limit : null
        };
    }
}
ReadEventsHandler = _ts_decorate([
    QueryHandler(ReadEvents),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ReadEventsHandler);
export class ReadAttemptsHandler {
    reader;
    attempts;
    constructor(reader, attempts){
        this.reader = reader;
        this.attempts = attempts;
    }
    async execute({ match }) {
        const [attempts] = await Promise.all([
            this.attempts.of(match),
            this.reader.state(match)
        ]);
        return {
            match,
            attempts
        };
    }
}
ReadAttemptsHandler = _ts_decorate([
    QueryHandler(ReadAttempts),
    _ts_param(0, Inject(MatchReader)),
    _ts_param(1, Inject(Attempts)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader,
        typeof Attempts === "undefined" ? Object : Attempts
    ])
], ReadAttemptsHandler);

//# sourceMappingURL=record.handlers.js.map
