import { invalid } from '../problems/problem.js';
const MATCH_ID = /^[A-Za-z0-9][A-Za-z0-9._~-]{0,99}$/;
export function isMatchId(id) {
    return MATCH_ID.test(id);
}
/** The id of a match that somebody writes to; they choose it, within limits. */ export function matchId(id) {
    if (isMatchId(id)) return id;
    throw invalid([
        {
            at: 'id',
            message: 'the id of a match has 1 to 100 letters, digits, dots, dashes or underscores'
        }
    ]);
}

//# sourceMappingURL=match-id.js.map
