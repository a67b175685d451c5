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
import { Inject, Injectable } from '@nestjs/common';
import { matchDecider } from '@adjutant/match';
import { StateCache } from '@adjutant/store';
import { UnreadableMatch } from '../problems/trouble.js';
import { SHELF, STORE } from '../tokens.js';
const MOST_STATES = 2_000;
export class MatchDesk {
    store;
    shelf;
    decider;
    states = new StateCache({
        max: MOST_STATES
    });
    constructor(store, shelf){
        this.store = store;
        this.shelf = shelf;
        const { initial, decide, evolve } = matchDecider(shelf);
        this.decider = {
            initial,
            decide,
            evolve: (state, event)=>{
                try {
                    return evolve(state, event);
                } catch (error) {
                    throw new UnreadableMatch(error);
                }
            }
        };
    }
}
MatchDesk = _ts_decorate([
    Injectable(),
    _ts_param(0, Inject(STORE)),
    _ts_param(1, Inject(SHELF)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof EventStore === "undefined" ? Object : EventStore,
        typeof Shelf === "undefined" ? Object : Shelf
    ])
], MatchDesk);

//# sourceMappingURL=match-desk.js.map
