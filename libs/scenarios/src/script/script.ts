import type { Actor, JsonObject, Json } from '@adjutant/kernel';
import type { Both } from '../scenario/scene.js';

/**
 * A whole match as it was played, command by command: JSON Lines, the header first and then one command a line.
 *
 *   {"adjutant":"script","version":1,"id":"5a0c…","title":"Final","pack":"wh40k-10e","people":{"anna":"Anna"},"expect":{"winner":"A"}}
 *   {"type":"OpenMatch","data":{…},"occurredAt":"2026-05-02T09:00:00Z","actor":{"id":"sam","role":"scorekeeper"}}
 *   {"type":"UseStratagem","data":{…},"occurredAt":"…","actor":{…},"at":"R1.A.Shooting","cp":{"A":0,"B":1}}
 *   {"type":"UseStratagem","data":{…},"occurredAt":"…","actor":{…},"refused":"INSUFFICIENT_CP"}
 */
export interface Script {
  readonly header: ScriptHeader;
  readonly commands: readonly ScriptCommand[];
}

export interface ScriptHeader {
  readonly adjutant: 'script';
  readonly version: 1;
  /** Id of the match; the ids of its commands are made from it. */
  readonly id: string;
  readonly title: string;
  /** `id` or `id@release`: what the match is opened with. */
  readonly pack: string;
  /** Who the ids of people stand for; kept outside the log. */
  readonly people?: { readonly [id: string]: Json };
  /** What has to be the case when everything has been recorded. */
  readonly expect?: ScriptExpected;
}

export interface ScriptExpected {
  readonly status?: 'opened' | 'running' | 'finished' | 'confirmed';
  readonly winner?: 'A' | 'B' | 'draw';
  /** `all-rounds-played`, `time`, `concession`, `judge`, or the id of an ending of the pack. */
  readonly ending?: string;
  readonly cp?: Both;
  readonly vp?: Both;
  /** How many entries the record has. */
  readonly entries?: number;
}

export interface ScriptCommand {
  readonly type: string;
  readonly data: JsonObject;
  /** When it happened at the table; also taken as when it was recorded. */
  readonly occurredAt: string;
  readonly actor: Actor;
  /** The command is refused with this code, or with one of these. */
  readonly refused?: string | readonly string[];
  /** Where the battle stands when the command is given, as `R1.A.Shooting`. */
  readonly at?: string;
  /** Balances after it. */
  readonly cp?: Both;
  readonly vp?: Both;
  /** A remark for readers. */
  readonly say?: string;
}
