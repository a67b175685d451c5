import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog, type Level, type Tracing } from '@adjutant/health';
import type { Shelf } from '@adjutant/rules';
import type { Type } from '@nestjs/common';
import { openStore, readShelf, type EventStore } from '@adjutant/store';
import { createApplication } from '../src/application.js';
import { ROOT, type Settings } from '../src/settings.js';
import { holdAnswers } from './held-answers.js';
import { holdEvents } from './held-events.js';

/** The packs of the repository, read once for a whole spec. */
export const SHELF: Shelf = readShelf(join(ROOT, 'libs', 'packs'));

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** Specs look into answers of all shapes. */
  readonly body: Body;
}

export type Body = Readonly<Record<string, unknown>>;

/** What stands at a path in an answer. */
export function at(body: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((value, step) => (value as Record<string | number, unknown> | undefined)?.[step], body);
}

/** A list in an answer; none where there is no list. */
export function listAt(body: unknown, ...path: readonly (string | number)[]): readonly Body[] {
  const value = at(body, ...path);
  return Array.isArray(value) ? (value as Body[]) : [];
}

export interface Running {
  readonly url: string;
  readonly settings: Settings;
  readonly store: EventStore;
  /** The lines of its log. */
  readonly logged: readonly string[];
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  send(match: string, ...commands: readonly object[]): Promise<Answer>;
  /** A part of the server, for what no answer shows. */
  from<Part>(part: Type<Part>): Part;
  close(): Promise<void>;
}

export function folder(): string {
  return mkdtempSync(join(tmpdir(), 'adjutant-api-'));
}

export function settingsIn(data: string): Settings {
  const packs = join(ROOT, 'libs', 'packs');
  const [store, web] = [`sqlite:${join(data, 'log.db')}`, join(data, 'web')];
  return { port: 0, host: '127.0.0.1', data, store, packs, web, access: 'single-user' };
}

interface Edges {
  readonly keep?: boolean;
  readonly shelf?: Shelf;
  readonly clock?: () => number;
  readonly tracing?: Tracing;
  readonly level?: Level;
  readonly slowMs?: number;
}

/** A whole server on a free port of this machine. Without a folder it makes one, and takes it away at the end. */
export async function run(change: Partial<Settings> & Edges = {}): Promise<Running> {
  const {
    keep = false,
    shelf = SHELF,
    clock = Date.now,
    tracing,
    level = 'debug',
    slowMs = Infinity,
    ...changes
  } = change;
  const logged: string[] = [];
  const lines = { write: (line: string) => logged.push(line) };
  const log = openLog({ service: 'api', level, format: 'json', stream: lines });
  const settings = { ...settingsIn(changes.data ?? folder()), ...changes };
  const store = holdEvents(openStore(settings.store));
  const application = await createApplication({
    settings,
    store,
    shelf,
    clock,
    log,
    slowMs,
    ...(tracing && { tracing }),
  });
  holdAnswers(application);
  await application.listen(0, settings.host);
  const url = await application.getUrl();
  const get: Running['get'] = async (path, headers = {}) => answer(await fetch(`${url}${path}`, { headers }));
  const post: Running['post'] = async (path, body) =>
    answer(
      await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return {
    url,
    settings,
    store,
    logged,
    get,
    post,
    send: (match, ...commands) =>
      post(`/api/matches/${match}/commands`, commands.length === 1 ? commands[0] : commands),
    from: (part) => application.get(part, { strict: false }),
    close: async () => {
      await application.close();
      await store.close();
      if (!keep) rmSync(settings.data, { recursive: true, force: true });
    },
  };
}

export async function answer(response: Response): Promise<Answer> {
  const text = await response.text();
  const json = /[/+]json(;|$)/.test(response.headers.get('content-type') ?? '');
  return { status: response.status, headers: response.headers, body: (json ? JSON.parse(text) : { text }) as Body };
}

export function command(type: string, data: object, more: object = {}): { readonly commandId: string } {
  return { commandId: randomUUID(), type, data, ...more } as { commandId: string };
}

export const open = (title = 'A test'): object =>
  command('OpenMatch', { title, pack: { id: 'wh40k-10e' }, seats: { A: { player: 'ann' }, B: { player: 'bob' } } });

export const roster = (player: 'A' | 'B'): object =>
  command('SubmitRoster', {
    player,
    roster: {
      faction: 'ASTRA MILITARUM',
      detachment: 'combined-regiment',
      units: [
        { id: `${player}-1`, name: 'Cadian Shock Troops', keywords: ['ASTRA MILITARUM', 'INFANTRY', 'GRENADES'] },
        { id: `${player}-2`, name: 'Cadian Shock Troops', keywords: ['ASTRA MILITARUM', 'INFANTRY'] },
      ],
    },
  });

/** Opened, both rosters in, and the battle started: four entries. */
export const started = (): object[] => [open(), roster('A'), roster('B'), command('StartBattle', { firstTurn: 'A' })];

export const advance = (more: object = {}): object => command('AdvancePhase', {}, more);

export const toShooting = (): object => command('AdvancePhase', { to: { round: 1, turn: 'A', step: 'shooting' } });

/** Grenade, with every question that it asks answered yes. */
export async function grenade(server: Running, match: string, target = 'A-1'): Promise<object> {
  const { body } = await server.get(`/api/matches/${match}/options?player=A`);
  const option = listAt(body, 'players', 'A').find((one) => one['entry'] === 'core/grenade');
  const open = listAt(option, 'targets').find((one) => one['unit'] === target);
  const answers = Object.fromEntries(listAt(open, 'questions').map((one) => [String(one['key']), 'yes']));
  return command('UseStratagem', { player: 'A', stratagem: 'Grenade', roles: { target, enemy: 'B-1' }, answers });
}
