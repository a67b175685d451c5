import { SIDES } from '@adjutant/rules';
import { invalid } from '../problems/problem.js';
/** A whole number from the query part of an address. */ export function wholeFrom(text, name, range) {
    if (text === undefined || text === '') return undefined;
    const value = Number(text);
    if (/^\d{1,15}$/.test(text) && value >= range.least && value <= range.most) return value;
    throw invalid([
        {
            at: name,
            message: `${name} must be a whole number from ${range.least} to ${range.most}`
        }
    ]);
}
export function sideFrom(text, name) {
    if (text === undefined || text === '') return undefined;
    const side = SIDES.find((one)=>one === text);
    if (side) return side;
    throw invalid([
        {
            at: name,
            message: `${name} must be A or B`
        }
    ]);
}

//# sourceMappingURL=query-values.js.map
