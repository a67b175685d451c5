import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { invalid } from './problem.js';
const STRICT = {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true
};
/**
 * Everything that is wrong with a value, by place. What is handed on afterwards is the value itself, never the checked
 * copy: what was sent is what is recorded.
 */ export function faultsOf(type, value, at) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return [
            {
                at,
                message: `${at || 'the body'} must be an object`
            }
        ];
    }
    const errors = validateSync(plainToInstance(type, value), STRICT);
    return errors.length === 0 ? [] : errors.flatMap((error)=>flatten(error, at));
}
/** The value as it was sent, once nothing is wrong with it. */ export function checked(type, value, at = '') {
    const faults = faultsOf(type, value, at);
    if (faults.length > 0) throw invalid(faults);
    return value;
}
function flatten(error, above) {
    const at = placeIn(above, error.property);
    const own = Object.entries(error.constraints ?? {}).map(([kind, message])=>({
            at,
            message: kind === 'whitelistValidation' ? `${error.property} is not known here` : message
        }));
    return [
        ...own,
        ...(error.children ?? []).flatMap((child)=>flatten(child, at))
    ];
}
function placeIn(above, property) {
    if (/^\d+$/.test(property)) return `${above}[${property}]`;
    return above === '' ? property : `${above}.${property}`;
}

//# sourceMappingURL=check.js.map
