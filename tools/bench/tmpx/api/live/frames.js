import { eventView } from '../matches/stored-view.js';
import { matchOf } from '../readmodels/match-folds.js';
const ofOne = new WeakMap();
const ofAll = new WeakMap();
/** A frame for the viewers of one match: its id is the revision. Made once for each event, whoever watches. */ export function frameOfMatch(stored) {
    return once(ofOne, stored, ()=>String(stored.revision));
}
/** A frame for the viewers of everything: its id is the position in the log. */ export function frameOfLog(stored) {
    return once(ofAll, stored, ()=>stored.position);
}
/** The first frame of a stream says where it starts, so that a viewer knows whether it has missed anything. */ export function startFrame(id, data) {
    return Buffer.from(`event: start\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);
}
function once(frames, stored, id) {
    const known = frames.get(stored);
    if (known) return known;
    const data = {
        match: matchOf(stored.stream),
        position: stored.position,
        ...eventView(stored)
    };
    const frame = Buffer.from(`id: ${id()}\ndata: ${JSON.stringify(data)}\n\n`);
    frames.set(stored, frame);
    return frame;
}

//# sourceMappingURL=frames.js.map
