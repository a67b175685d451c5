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
import { LiveHub } from './live-hub.js';
import { LiveTailModule } from './live-tail.module.js';
import { LiveController } from './live.controller.js';
export class LiveModule {
}
LiveModule = _ts_decorate([
    Module({
        imports: [
            LiveTailModule
        ],
        controllers: [
            LiveController
        ],
        providers: [
            LiveHub
        ]
    })
], LiveModule);

//# sourceMappingURL=live.module.js.map
