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
import { ReadModels } from '../../readmodels/read-models.js';
import { ListMatches } from './queries.js';
/** While the list is far behind the log, an older list is better than none. */ const PATIENCE_MS = 250;
export class ListMatchesHandler {
    models;
    constructor(models){
        this.models = models;
    }
    async execute({ limit, after }) {
        await this.models.freshen(PATIENCE_MS);
        return this.models.matches(limit, after);
    }
}
ListMatchesHandler = _ts_decorate([
    QueryHandler(ListMatches),
    _ts_param(0, Inject(ReadModels)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof ReadModels === "undefined" ? Object : ReadModels
    ])
], ListMatchesHandler);

//# sourceMappingURL=list.handler.js.map
