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
import { packOf } from '@adjutant/match';
import { asRecorded, divergence, standing, suppose } from '@adjutant/replay';
import { sentence } from '@adjutant/views';
import { Attempts } from '../attempts.js';
import { MatchReader } from '../match-reader.js';
import { SupposeMatch } from './queries.js';
export class SupposeMatchHandler {
    reader;
    attempts;
    constructor(reader, attempts){
        this.reader = reader;
        this.attempts = attempts;
    }
    async execute({ match, supposals, reading }) {
        const [events, attempts] = await Promise.all([
            this.reader.events(match),
            this.attempts.of(match)
        ]);
        const account = {
            events,
            attempts
        };
        const now = new Date().toISOString();
        const occasion = {
            now,
            occurredAt: now,
            actor: {
                id: 'supposed',
                role: 'judge'
            }
        };
        return this.reader.project((shelf)=>{
            const was = asRecorded(shelf, account, occasion);
            const told = suppose(shelf, account, supposals, reading, occasion);
            const story = told.story.map((line, index)=>shown(shelf, line, told.story[index - 1]?.after, events));
            return {
                match,
                reading,
                story,
                divergence: divergence(was, told)
            };
        });
    }
}
SupposeMatchHandler = _ts_decorate([
    QueryHandler(SupposeMatch),
    _ts_param(0, Inject(MatchReader)),
    _ts_param(1, Inject(Attempts)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader,
        typeof Attempts === "undefined" ? Object : Attempts
    ])
], SupposeMatchHandler);
function shown(shelf, line, before, events) {
    const { place, what, verdict, refusal, after, lines } = line;
    const event = events[place];
    const told = before === undefined || before.status === 'absent' ? after : before;
    const known = event && told.status !== 'absent';
    const asked = refusal ? `${what} is refused. ${refusal.message}` : `${what} is asked for.`;
    const text = known ? sentence(packOf(shelf, told), told.table, event) : asked;
    const balances = {
        A: standing(after, 'A'),
        B: standing(after, 'B')
    };
    return {
        place,
        what,
        verdict,
        ...refusal ? {
            refusal
        } : {},
        balances,
        lines,
        text
    };
}

//# sourceMappingURL=suppose.handler.js.map
