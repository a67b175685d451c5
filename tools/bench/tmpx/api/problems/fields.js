import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsIn, IsInt, IsObject, IsString, ArrayMaxSize, Max, MaxLength, Min, MinLength } from 'class-validator';
import { IsUUID, ValidateBy, ValidateIf, ValidateNested } from 'class-validator';
const MOST_ITEMS = 500;
const LONGEST_TEXT = 1_000;
const LONGEST_NAME = 100;
function field(said, schema, ...checks) {
    const { says, optional = false } = said;
    const description = says === undefined ? {} : {
        description: says
    };
    const documented = ApiProperty({
        ...schema,
        ...description,
        required: !optional
    });
    const left = ValidateIf((_, value)=>value !== undefined);
    return applyDecorators(documented, ...checks, ...optional ? [
        left
    ] : []);
}
export function Text(said = {}) {
    const { longest = LONGEST_TEXT, empty = false } = said;
    const least = empty ? 0 : 1;
    const schema = {
        type: 'string',
        minLength: least,
        maxLength: longest
    };
    return field(said, schema, IsString(), MinLength(least), MaxLength(longest));
}
/** The id or name of something. What every object has by birth (`constructor`, `toString`) is no name. */ export function Name(said = {}) {
    const schema = {
        type: 'string',
        minLength: 1,
        maxLength: LONGEST_NAME
    };
    return field(said, schema, IsName());
}
export function Names(said = {}) {
    const schema = {
        type: 'array',
        items: {
            type: 'string'
        },
        maxItems: MOST_ITEMS
    };
    return field(said, schema, IsArray(), ArrayMaxSize(MOST_ITEMS), IsName({
        each: true
    }));
}
export function Uuid(said = {}) {
    return field(said, {
        type: 'string',
        format: 'uuid'
    }, IsUUID('all', {
        message: '$property must be a UUID'
    }));
}
export function Whole(said = {}) {
    const { least = 0, most = 1_000_000 } = said;
    return field(said, {
        type: 'integer',
        minimum: least,
        maximum: most
    }, IsInt(), Min(least), Max(most));
}
export function Wholes(said = {}) {
    const { least = 0, most = 1_000_000 } = said;
    const each = {
        each: true
    };
    const schema = {
        type: 'array',
        items: {
            type: 'integer',
            minimum: least,
            maximum: most
        },
        maxItems: MOST_ITEMS
    };
    return field(said, schema, IsArray(), ArrayMaxSize(MOST_ITEMS), IsInt(each), Min(least, each), Max(most, each));
}
export function Yes(said = {}) {
    return field(said, {
        type: 'boolean'
    }, IsBoolean());
}
export function OneOf(values, said = {}) {
    return field(said, {
        type: 'string',
        enum: values
    }, IsIn(values));
}
export function Part(type, said = {}) {
    return field(said, {
        type
    }, IsObject(), ValidateNested(), Type(type));
}
export function Parts(type, said = {}) {
    const checks = [
        IsArray(),
        ArrayMaxSize(MOST_ITEMS),
        IsObject({
            each: true
        }),
        ValidateNested({
            each: true
        }),
        Type(type)
    ];
    return field(said, {
        type,
        isArray: true
    }, ...checks);
}
/** Anything that passes a check of its own; `must` ends the sentence "<member> must …". */ export function Checked(passes, must, schema, said = {}) {
    return field(said, schema, passing(passes, must));
}
/** An object whose keys are names and whose values all pass one check. */ export function MapOf(passes, holding, schema, said = {}) {
    const every = (value)=>isPlain(value) && Object.values(value).every(passes);
    return Checked(every, `be an object of ${holding}`, {
        type: 'object',
        additionalProperties: schema
    }, said);
}
export function isPlain(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
export function isName(value) {
    return typeof value === 'string' && value !== '' && value.length <= LONGEST_NAME && !(value in Object.prototype);
}
export function isWhole(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= 1_000_000;
}
function IsName(options = {}) {
    return passing(isName, `be a text of 1 to ${LONGEST_NAME} characters`, options);
}
function passing(passes, must, options = {}) {
    const each = options.each ? 'each value in ' : '';
    return ValidateBy({
        name: must,
        validator: {
            validate: passes,
            defaultMessage: ()=>`${each}$property must ${must}`
        }
    }, options);
}

//# sourceMappingURL=fields.js.map
