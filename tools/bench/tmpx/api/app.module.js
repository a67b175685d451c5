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
import { APP_FILTER } from '@nestjs/core';
import { CqrsModule } from '@nestjs/cqrs';
import { HealthModule } from './health/health.module.js';
import { LiveModule } from './live/live.module.js';
import { MatchesModule } from './matches/matches.module.js';
import { PacksModule } from './packs/packs.module.js';
import { PeopleModule } from './people/people.module.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { SamplesModule } from './samples/samples.module.js';
import { SETTINGS, SHELF, STORE } from './tokens.js';
import { WebPage } from './web/web-page.js';
export class AppModule {
    static of({ settings, store, shelf }) {
        return {
            module: AppModule,
            global: true,
            imports: [
                CqrsModule.forRoot(),
                MatchesModule,
                LiveModule,
                PacksModule,
                PeopleModule,
                SamplesModule,
                HealthModule
            ],
            providers: [
                {
                    provide: SETTINGS,
                    useValue: settings
                },
                {
                    provide: STORE,
                    useValue: store
                },
                {
                    provide: SHELF,
                    useValue: shelf
                },
                WebPage,
                {
                    provide: APP_FILTER,
                    useClass: ProblemFilter
                }
            ],
            exports: [
                SETTINGS,
                STORE,
                SHELF
            ]
        };
    }
}
AppModule = _ts_decorate([
    Module({})
], AppModule);

//# sourceMappingURL=app.module.js.map
