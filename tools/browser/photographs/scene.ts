import { randomUUID } from 'node:crypto';
import { send, SMALL } from '../small-match.js';
import { setStaffedStage, STAFF, type StaffedStage } from '../staffed-stage.js';

/** A server with all that a page may have to show. */
export interface Scene {
  readonly stage: StaffedStage;
  readonly pagesOf: (role: string) => readonly string[];
}

const DESKS = ['entry', 'table', 'ledgers', 'chart', 'moments', 'doubts', 'what-if', 'options', 'units', 'refused'];

/** A match with corrections, doubts and refusals, calls in each standing, people, penalties and samples of other games. */
export async function setScene(): Promise<Scene> {
  const stage = await setStaffedStage();
  const { ask, sessions } = stage;
  const person = (name: string, club: string) =>
    ask<{ id: string }>('/people', { name, club, nation: 'Germany' }, sessions.organizer);
  const [anna, ruvim] = [await person('Anna Keller', 'Dice & Deeds'), await person('Ruvim Sokolov', 'Tabletop Ulm')];
  await record(stage, { A: { player: anna.id }, B: { player: ruvim.id } });
  const [open, ruled] = [
    await call(stage, 'The Grenade was thrown too far', '14'),
    await call(stage, 'CP differ', '3'),
  ];
  await tell(stage, ruled, 'ClaimCall', {});
  const remedies = [{ kind: 'adjust', player: 'B', resource: 'cp', amount: 1 }];
  await tell(stage, ruled, 'GiveRuling', { remedies, because: 'One was missing.' });
  await call(stage, 'Nobody agreed on what the scouts could see from behind the ruin', '14');
  await tell(stage, open, 'ClaimCall', {});
  await loadSamples(stage);
  const staff = [
    `/disputes/${open}`,
    `/disputes/${ruled}`,
    '/judge',
    '/judge?shelf=all',
    '/judge?search=nobody-at-all',
  ];
  const match = [...DESKS, 'calls'].map((desk) => `/matches/small?step=9&desk=${desk}`);
  const people = ['/people', `/people/${anna.id}/penalties`];
  const all = [
    '/',
    '/?search=keller',
    '/?search=nobody-at-all',
    '/matches/small',
    '/matches/small/table',
    ...match,
    '/account',
    '/nowhere',
  ];
  const outside = ['/sign-in', '/about-access', '/first-organizer#long', '/seat#'];
  const pages: { readonly [role: string]: readonly string[] } = {
    organizer: [...all, ...staff, ...people, '/staff', '/event', '/matches/small?desk=seats'],
    'head-judge': [...all, ...staff, ...people],
    judge: [...all, ...staff, ...people],
    scorekeeper: [...all, ...staff, ...people],
    nobody: [...all, ...outside, '/judge'],
    player: ['/', ...match.map((path) => `${path}&as=A`), `/disputes/${ruled}?as=A`, '/account'],
  };
  return { stage, pagesOf: (role) => pages[role] ?? [] };
}

export const ROLES = [...STAFF, 'nobody', 'player'] as const;

async function record(stage: StaffedStage, seats: object): Promise<void> {
  const commands = [
    { type: 'CorrectSeats', data: { seats, because: 'Entered the wrong way round.' } },
    {
      type: 'ContestAnswer',
      data: {
        player: 'B',
        entry: SMALL.grenade,
        question: 'has-not-shot-this-turn',
        because: 'They shot at my scouts.',
      },
    },
    { type: 'RecordNote', data: { kind: 'agreement', text: 'The ruin blocks sight.', player: 'A' } },
    {
      type: 'CorrectEntry',
      data: { entry: 20, correction: { kind: 'strike' }, because: 'The unit had shot already.' },
    },
  ];
  for (const command of commands) {
    const answer = await send(stage.base, 'small', command, stage.sessions.judge);
    if (!answer.ok) throw new Error(`${command.type}: ${await answer.text()}`);
  }
}

async function call(stage: StaffedStage, claim: string, table: string): Promise<string> {
  const dispute = randomUUID();
  await tell(stage, dispute, 'CallJudge', { match: 'small', claim, table, entry: SMALL.grenade });
  return dispute;
}

function tell(stage: StaffedStage, dispute: string, type: string, data: object): Promise<unknown> {
  const command = { commandId: randomUUID(), type, data };
  return stage.ask(`/disputes/${dispute}/commands`, command, stage.sessions.judge);
}

async function loadSamples({ ask, sessions }: StaffedStage): Promise<void> {
  for (;;) {
    const answer = await ask<{ samples?: object }>('/samples', {}, sessions.organizer);
    if (answer.samples !== undefined) return;
  }
}
