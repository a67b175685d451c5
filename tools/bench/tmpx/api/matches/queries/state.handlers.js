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
import { nextNumber, packOf } from '@adjutant/match';
import { SIDES } from '@adjutant/rules';
import { matchView, optionsFor, pendingOf } from '@adjutant/views';
import { MatchReader } from '../match-reader.js';
import { ReadOptions, ReadPending, ViewMatch } from './queries.js';
export class ViewMatchHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match }) {
        const state = await this.reader.state(match);
        return this.reader.project((shelf)=>matchView(shelf, match, state));
    }
}
ViewMatchHandler = _ts_decorate([
    QueryHandler(ViewMatch),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ViewMatchHandler);
export class ReadPendingHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match }) {
        const state = await this.reader.state(match);
        return {
            revision: nextNumber(state) - 1,
            ...pendingOf(state.table)
        };
    }
}
ReadPendingHandler = _ts_decorate([
    QueryHandler(ReadPending),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ReadPendingHandler);
export class ReadOptionsHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match, player }) {
        const state = await this.reader.state(match);
        const sides = player === undefined ? SIDES : [
            player
        ];
        const players = this.reader.project((shelf)=>{
            const pack = packOf(shelf, state);
            return Object.fromEntries(sides.map((side)=>[
                    side,
                    optionsFor(pack, state.table, side)
                ]));
        });
        return {
            revision: nextNumber(state) - 1,
            players
        };
    }
}
ReadOptionsHandler = _ts_decorate([
    QueryHandler(ReadOptions),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ReadOptionsHandler);

//# sourceMappingURL=state.handlers.js.map
