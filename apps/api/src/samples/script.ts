import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedId } from '@adjutant/kernel';
import { packFolders } from '@adjutant/store';

/** A match as a script of commands, to be played through the ordinary way of every command. */
export interface Script {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly people: { readonly [id: string]: string };
  readonly commands: readonly ScriptCommand[];
}

export interface ScriptCommand {
  readonly line: number;
  /** What is sent: the script's other members say what is expected of it, for those who check scripts. */
  readonly body: { readonly commandId: string; readonly [member: string]: unknown };
  /** Somebody tries what the rules forbid, and the story goes on. */
  readonly refused: boolean;
}

interface Header {
  readonly adjutant: 'script';
  readonly version: 1;
  readonly id: string;
  readonly title: string;
  readonly people?: { readonly [id: string]: string };
}

const SENT = ['commandId', 'type', 'data', 'occurredAt', 'actor'];

export function scriptFiles(packs: string): string[] {
  return packFolders(packs)
    .map((folder) => join(folder, 'matches'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /\.jsonl?$/.test(name))
        .sort()
        .map((name) => join(folder, name)),
    );
}

/** Reads a script. Each command without an id gets one that follows from its place, so that playing it twice records nothing twice. */
export function readScript(file: string): Script {
  const lines = readFileSync(file, 'utf8').split('\n');
  const [first, ...rest] = lines
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '');
  const header = parsed(file, first?.line ?? 1, first?.text ?? '') as Partial<Header>;
  const { id, title, people = {} } = header;
  if (header.adjutant !== 'script' || header.version !== 1 || typeof id !== 'string' || typeof title !== 'string') {
    throw new Error(`${file}:1 is not the header of a script: it needs adjutant, version, id and title.`);
  }
  const commands = rest.map(({ text, line }, index) => {
    const said = parsed(file, line, text);
    const sent = Object.fromEntries(Object.entries(said).filter(([member]) => SENT.includes(member)));
    const commandId = typeof said['commandId'] === 'string' ? said['commandId'] : namedId(`${id}/${index}`);
    return { line, body: { ...sent, commandId }, refused: 'refused' in said };
  });
  return { file, id, title, people, commands };
}

function parsed(file: string, line: number, text: string): { readonly [member: string]: unknown } {
  try {
    return JSON.parse(text) as { readonly [member: string]: unknown };
  } catch {
    throw new Error(`${file}:${line} is not valid JSON.`);
  }
}
