const TITLES = {
    400: 'The request cannot be understood',
    404: 'Not found',
    405: 'Not allowed here',
    406: 'Not acceptable',
    409: 'The record says otherwise',
    413: 'Too large',
    415: 'Not a format that is read here',
    422: 'Refused by the rules or the record',
    500: 'Something went wrong in the server',
    503: 'Not available now'
};
/** Type URIs are tags: they name a problem and lead nowhere. The code is the same name for programs. */ export function problem(status, code, detail, members = {}) {
    return {
        type: `urn:adjutant:problem:${code}`,
        title: TITLES[status] ?? 'Problem',
        status,
        detail,
        code,
        ...members
    };
}
export function refusalMembers({ facts, cites, reasons }) {
    return {
        facts,
        cites,
        reasons
    };
}
/** Thrown wherever a request cannot be answered as asked; the filter turns it into the answer. */ export class ProblemError extends Error {
    problem;
    retryAfterSeconds;
    name = 'ProblemError';
    constructor(problem, retryAfterSeconds){
        super(problem.detail), this.problem = problem, this.retryAfterSeconds = retryAfterSeconds;
    }
}
export function invalid(faults) {
    const [first] = faults;
    const more = faults.length > 1 ? ` (and ${faults.length - 1} more)` : '';
    const where = first ? `${first.at || 'the body'}: ${first.message}${more}` : 'The request is not valid';
    return new ProblemError(problem(400, 'request/invalid', `${where}.`, {
        errors: faults
    }));
}
export function unknownMatch(id) {
    return new ProblemError(problem(404, 'match/unknown', `There is no match ${JSON.stringify(id.slice(0, 100))}. Open one with OpenMatch.`, {
        facts: {
            match: id.slice(0, 100)
        }
    }));
}
export function notJsonType() {
    return problem(415, 'request/not-json-type', 'Send the body as content-type: application/json.');
}

//# sourceMappingURL=problem.js.map
