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
import { MatchesModule } from '../matches/matches.module.js';
import { PeopleModule } from '../people/people.module.js';
import { ReadModelsModule } from '../readmodels/readmodels.module.js';
import { SamplesController } from './samples.controller.js';
import { Samples } from './samples.js';
export class SamplesModule {
}
SamplesModule = _ts_decorate([
    Module({
        imports: [
            MatchesModule,
            PeopleModule,
            ReadModelsModule
        ],
        controllers: [
            SamplesController
        ],
        providers: [
            Samples
        ]
    })
], SamplesModule);

//# sourceMappingURL=samples.module.js.map
