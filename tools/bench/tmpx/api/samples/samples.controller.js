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
import { Controller, Get, HttpCode, Inject, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Samples } from './samples.js';
export class SamplesController {
    samples;
    constructor(samples){
        this.samples = samples;
    }
    async list() {
        return {
            samples: await this.samples.list()
        };
    }
    async load() {
        return {
            samples: await this.samples.load()
        };
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: 'The sample matches, and whether they are loaded'
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SamplesController.prototype, "list", null);
_ts_decorate([
    Post(),
    HttpCode(200),
    ApiOperation({
        summary: 'Load the sample matches; what is loaded already is not recorded again'
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Promise)
], SamplesController.prototype, "load", null);
SamplesController = _ts_decorate([
    ApiTags('samples'),
    Controller('api/samples'),
    _ts_param(0, Inject(Samples)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Samples === "undefined" ? Object : Samples
    ])
], SamplesController);

//# sourceMappingURL=samples.controller.js.map
