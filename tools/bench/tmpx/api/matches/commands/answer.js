import { problem, refusalMembers } from '../../problems/problem.js';
import { eventView } from '../stored-view.js';
/** Refusals that say something about the request rather than about the match. */ const STATUS = {
    'command/id-reused': 409,
    'match/unknown': 404
};
export function answerOf(command, answer) {
    switch(answer.outcome){
        case 'recorded':
        case 'already':
            return {
                outcome: answer.outcome,
                revision: answer.revision,
                events: answer.events.map(eventView)
            };
        case 'conflict':
            return stale(command, answer.revision, answer.events.map(eventView));
        case 'refused':
            return refusedAs(answer.refusal, answer.revision, command);
    }
}
function refusedAs(refusal, revision, { sending }) {
    const unknown = revision === -1 && refusal.code === 'match/not-opened';
    const told = unknown ? {
        ...refusal,
        code: 'match/unknown',
        facts: {
            match: sending.match
        }
    } : refusal;
    const members = {
        ...refusalMembers(told),
        commandId: sending.commandId,
        refusal: told
    };
    const answer = problem(STATUS[told.code] ?? 422, told.code, told.message, members);
    return {
        ...answer,
        outcome: 'refused',
        revision
    };
}
function stale({ sending }, revision, events) {
    const expected = sending.expectedRevision ?? -1;
    const since = events.length === 0 ? '' : ` The ${events.length} event(s) since then are listed here.`;
    const detail = `The match stands at revision ${revision}, not ${expected}.${since} Look at them and decide again.`;
    const facts = {
        expected,
        actual: revision
    };
    const refusal = {
        code: 'match/stale-revision',
        message: detail,
        facts,
        cites: []
    };
    const members = {
        facts,
        cites: [],
        reasons: [
            refusal
        ],
        commandId: sending.commandId,
        refusal,
        events
    };
    return {
        ...problem(409, 'match/stale-revision', detail, members),
        outcome: 'refused',
        revision
    };
}

//# sourceMappingURL=answer.js.map
