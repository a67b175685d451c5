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
import { MatchReader } from '../match-reader.js';
import { eventView } from '../stored-view.js';
import { ExportMatch } from './queries.js';
export class ExportMatchHandler {
    reader;
    constructor(reader){
        this.reader = reader;
    }
    async execute({ match }) {
        const stored = await this.reader.original(match);
        const opened = stored[0]?.event;
        const pack = opened?.type === 'MatchOpened' ? opened.data.pack : null;
        const head = stored.at(-1)?.meta.hash ?? null;
        const header = {
            adjutant: 'match',
            version: 1,
            id: match,
            pack,
            head
        };
        return [
            header,
            ...stored.map(eventView)
        ].map((line)=>`${JSON.stringify(line)}\n`).join('');
    }
}
ExportMatchHandler = _ts_decorate([
    QueryHandler(ExportMatch),
    _ts_param(0, Inject(MatchReader)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof MatchReader === "undefined" ? Object : MatchReader
    ])
], ExportMatchHandler);

//# sourceMappingURL=export.handler.js.map
