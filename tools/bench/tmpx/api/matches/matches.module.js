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
import { Module } from '@nestjs/common';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { Attempts } from './attempts.js';
import { RecordCommandHandler } from './commands/record.handler.js';
import { CommandsController } from './commands.controller.js';
import { MatchDesk } from './match-desk.js';
import { MatchReader } from './match-reader.js';
import { ExportMatchHandler } from './queries/export.handler.js';
import { ListMatchesHandler } from './queries/list.handler.js';
import * as ofRecord from './queries/record.handlers.js';
import * as ofState from './queries/state.handlers.js';
import { SupposeMatchHandler } from './queries/suppose.handler.js';
import { QueriesController } from './queries.controller.js';
export class MatchesModule {
}
MatchesModule = _ts_decorate([
    Module({
        imports: [
            ReadModelsModule
        ],
        controllers: [
            CommandsController,
            QueriesController
        ],
        providers: [
            MatchDesk,
            MatchReader,
            Attempts,
            RecordCommandHandler,
            ListMatchesHandler,
            ExportMatchHandler,
            SupposeMatchHandler,
            ...Object.values(ofState),
            ...Object.values(ofRecord)
        ],
        exports: [
            MatchReader
        ]
    })
], MatchesModule);

//# sourceMappingURL=matches.module.js.map
