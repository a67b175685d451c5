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
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { problem, ProblemError } from '../problems/problem.js';
import { SHELF } from '../tokens.js';
import { packDocument, packHeads } from './pack-document.js';
export class PacksController {
    shelf;
    constructor(shelf){
        this.shelf = shelf;
    }
    list() {
        return {
            packs: packHeads(this.shelf)
        };
    }
    show(id, release) {
        const pack = this.shelf.find(id, release === '' ? undefined : release);
        if (pack) return packDocument(pack);
        const known = this.shelf.packs.map((one)=>`${one.id}@${one.release}`);
        const asked = release ? `${id}@${release}` : id;
        throw new ProblemError(problem(404, 'pack/unknown', `There is no pack ${asked}. Installed: ${known.join(', ') || 'none'}.`, {
            facts: {
                known
            }
        }));
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: 'The installed packs with their releases'
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Object)
], PacksController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: 'One release of a pack with all its entries'
    }),
    ApiQuery({
        name: 'release',
        required: false,
        description: 'The newest where it is left out.'
    }),
    _ts_param(0, Param('id')),
    _ts_param(1, Query('release')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        String
    ]),
    _ts_metadata("design:returntype", typeof PackDocument === "undefined" ? Object : PackDocument)
], PacksController.prototype, "show", null);
PacksController = _ts_decorate([
    ApiTags('packs'),
    Controller('api/packs'),
    _ts_param(0, Inject(SHELF)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof Shelf === "undefined" ? Object : Shelf
    ])
], PacksController);

//# sourceMappingURL=packs.controller.js.map
