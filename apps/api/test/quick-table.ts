import { namedId } from '@adjutant/kernel';
import { openMemoryStore } from '@adjutant/store';
import { StorelessMatch, nightfall, NIGHT_SHELF } from '@adjutant/testing/given';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { QueryBus } from '@nestjs/cqrs';
import { signing, VISITOR, type Acting } from '@adjutant/access';
import { ExportMatch, ReadLedger, ReadTimeline } from '@adjutant/event';
import { AskRecord } from '../src/apart/ask-record.js';
import { createApplication } from '../src/application.js';
import { CommandEntrance } from '../src/commands/entrance.js';
import { MATCH_DOOR } from '../src/matches/commands/door.js';
import { ReadAttempts, ReadPending, ViewMatch } from '../src/matches/queries/queries.js';
import { problemIn } from '../src/problems/problem.js';
import { folder, settingsIn } from './running.js';
import type { Asker, Table } from './twins.js';

export interface QuickTable extends Table {
  close(): Promise<void>;
}

/** A staffed server without its sockets: commands go in where the controller takes them, questions over the bus. */
export async function quickTable(): Promise<QuickTable> {
  const store = openMemoryStore();
  const settings = { ...settingsIn(folder()), store: 'memory:', access: 'staffed' } as const;
  const application: NestFastifyApplication = await createApplication({ settings, store, shelf: NIGHT_SHELF });
  await application.init();
  const entrance = application.get(CommandEntrance, { strict: false });
  const bus = application.get(QueryBus, { strict: false });
  const looks = [ViewMatch, ReadPending, ReadAttempts] as const;
  const wholeLooks = [ReadTimeline, ReadLedger] as const;
  const tom = { actor: { id: 'tom', role: 'scorekeeper' } } as const;
  const [AT, desk] = ['2031-05-04T10:00:00.000Z', new StorelessMatch(NIGHT_SHELF)];
  desk.take(...nightfall());
  return {
    // Begun from outside: that anything differs by then would be no secret of A's.
    begin: async (match) => {
      const commandId = namedId(`begins ${match}`);
      const context = { ...tom, commandId, occurredAt: AT, recordedAt: AT, payloadHash: '0'.repeat(64) };
      await store.append(`match-${match}`, 'absent', desk.events, context);
    },
    send: async (match, as, body) => {
      let status = 200;
      const reply = { status: (code: number) => ((status = code), reply), type: () => reply };
      const request = { id: 'same', body, url: `/api/matches/${match}/commands` };
      try {
        return {
          body: await entrance.take(
            MATCH_DOOR,
            { id: match, body, acting: actingAs(as, match) },
            request as never,
            reply as never,
          ),
          status,
        };
      } catch (error) {
        const said = problemIn(error)?.problem;
        if (!said) throw error;
        return { status: said.status, body: said };
      }
    },
    looks: async (match, as) => {
      const viewing = { viewer: as, actor: { id: 'bob', role: as === 'B' ? 'player' : 'spectator' } } as const;
      const wholes = [...wholeLooks.map((Look) => new Look(match, viewing)), new ExportMatch(match)];
      const asked = [
        ...looks.map((Look) => new Look(match, viewing, actingAs(as === 'B' ? 'B' : 'visitor', match))),
        ...wholes.map((whole) => new AskRecord<unknown>(whole)),
      ];
      return Promise.all(asked.map((one) => bus.execute<object, unknown>(one)));
    },
    stored: async (match) => (await store.read(`match-${match}`)).map(({ position: _, ...stored }) => stored),
    close: async () => {
      await application.close();
      await store.close();
    },
  };
}

function actingAs(as: Asker | 'A', match: string): Acting {
  if (as === 'visitor') return VISITOR;
  const known = { session: `${as} ${match}`, mode: 'staffed', named: false } as const;
  const seat = (id: string, side: 'A' | 'B', at = match): Acting => ({
    ...known,
    actor: signing({ id, role: 'player' }),
    roles: ['player'],
    seat: { match: at, side },
  });
  if (as === 'A') return seat('ann', 'A');
  if (as === 'B') return seat('bob', 'B');
  if (as === 'elsewhere') return seat('cleo', 'A', 'elsewhere');
  const role = as === 'olga' ? 'organizer' : 'scorekeeper';
  return { ...known, actor: signing({ id: as, role }), roles: [role] };
}
