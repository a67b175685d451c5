import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedId } from '@adjutant/kernel';
import { packFolders } from '@adjutant/store';
const SENT = [
    'commandId',
    'type',
    'data',
    'occurredAt',
    'actor'
];
export function scriptFiles(packs) {
    return packFolders(packs).map((folder)=>join(folder, 'matches')).filter((folder)=>existsSync(folder)).flatMap((folder)=>readdirSync(folder).filter((name)=>/\.jsonl?$/.test(name)).sort().map((name)=>join(folder, name)));
}
/** Reads a script. Each command without an id gets one that follows from its place, so that playing it twice records nothing twice. */ export function readScript(file) {
    const lines = readFileSync(file, 'utf8').split('\n');
    const [first, ...rest] = lines.map((text, index)=>({
            text: text.trim(),
            line: index + 1
        })).filter(({ text })=>text !== '');
    const header = parsed(file, first?.line ?? 1, first?.text ?? '');
    const { id, title, people = {} } = header;
    if (header.adjutant !== 'script' || header.version !== 1 || typeof id !== 'string' || typeof title !== 'string') {
        throw new Error(`${file}:1 is not the header of a script: it needs adjutant, version, id and title.`);
    }
    const commands = rest.map(({ text, line }, index)=>{
        const said = parsed(file, line, text);
        const sent = Object.fromEntries(Object.entries(said).filter(([member])=>SENT.includes(member)));
        const commandId = typeof said['commandId'] === 'string' ? said['commandId'] : namedId(`${id}/${index}`);
        return {
            line,
            body: {
                ...sent,
                commandId
            },
            refused: 'refused' in said
        };
    });
    return {
        file,
        id,
        title,
        people,
        commands
    };
}
function parsed(file, line, text) {
    try {
        return JSON.parse(text);
    } catch  {
        throw new Error(`${file}:${line} is not valid JSON.`);
    }
}

//# sourceMappingURL=script.js.map
