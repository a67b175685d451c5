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
import { Body, Controller, Delete, Get, HttpCode, Inject, Param, Put } from '@nestjs/common';
import { ApiBody, ApiOperation, ApiTags } from '@nestjs/swagger';
import { checked } from '../problems/check.js';
import { isName, Text } from '../problems/fields.js';
import { invalid, problem, ProblemError } from '../problems/problem.js';
import { People } from './people.js';
let PersonBody = class PersonBody {
    name;
};
_ts_decorate([
    Text({
        longest: 200,
        says: 'What to call this person.'
    }),
    _ts_metadata("design:type", String)
], PersonBody.prototype, "name", void 0);
export class PeopleController {
    people;
    constructor(people){
        this.people = people;
    }
    list() {
        return {
            people: this.people.list()
        };
    }
    show(id) {
        const person = this.people.find(id);
        if (person) return person;
        throw new ProblemError(problem(404, 'person/unknown', `No name is known for ${JSON.stringify(id.slice(0, 100))}.`));
    }
    name(id, body) {
        if (!isName(id)) throw invalid([
            {
                at: 'id',
                message: 'the id of a person has 1 to 100 characters'
            }
        ]);
        return this.people.name(id, checked(PersonBody, body).name);
    }
    erase(id) {
        this.people.erase(id);
    }
}
_ts_decorate([
    Get(),
    ApiOperation({
        summary: 'The first 1000 people by name'
    }),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", []),
    _ts_metadata("design:returntype", Object)
], PeopleController.prototype, "list", null);
_ts_decorate([
    Get(':id'),
    ApiOperation({
        summary: 'The name of a person'
    }),
    _ts_param(0, Param('id')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", typeof Person === "undefined" ? Object : Person)
], PeopleController.prototype, "show", null);
_ts_decorate([
    Put(':id'),
    ApiOperation({
        summary: 'Name a person'
    }),
    ApiBody({
        type: PersonBody
    }),
    _ts_param(0, Param('id')),
    _ts_param(1, Body()),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String,
        Object
    ]),
    _ts_metadata("design:returntype", typeof Person === "undefined" ? Object : Person)
], PeopleController.prototype, "name", null);
_ts_decorate([
    Delete(':id'),
    HttpCode(204),
    ApiOperation({
        summary: 'Erase a person; matches keep the id only'
    }),
    _ts_param(0, Param('id')),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        String
    ]),
    _ts_metadata("design:returntype", void 0)
], PeopleController.prototype, "erase", null);
PeopleController = _ts_decorate([
    ApiTags('people'),
    Controller('api/people'),
    _ts_param(0, Inject(People)),
    _ts_metadata("design:type", Function),
    _ts_metadata("design:paramtypes", [
        typeof People === "undefined" ? Object : People
    ])
], PeopleController);

//# sourceMappingURL=people.controller.js.map
