import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldIn } from '@adjutant/kernel';
import { PENALTIES } from './decider.js';
import {
  PENALTY_EVENTS,
  type PenaltyAppealAnswered,
  type PenaltyAppealed,
  type PenaltyEvent,
  type PenaltyIssuedData,
  type PenaltyRescindedData,
} from './messages.js';
import type { PenaltyEffect } from './policy.js';

const FOLDER = join(import.meta.dirname, '..', '..', 'golden');
const stored = (type: string, file = `${type}.v1.json`) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  return JSON.parse(text) as PenaltyEvent & { readonly version: number };
};

/** Every member that the types have today: one that is added, or goes, does not compile or does not fit the files. */
const MEMBERS: { readonly [Member in keyof Required<PenaltyIssuedData>]: true } = {
  ...{ penalty: true, person: true, match: true, side: true, dispute: true, ruling: true, event: true },
  ...{ policy: true, infraction: true, level: true, effects: true, because: true, by: true, at: true },
  ...{ advised: true, deviation: true },
};
const RESCINDED: { readonly [Member in keyof Required<PenaltyRescindedData>]: true } = {
  ...{ penalty: true, because: true, ruling: true, by: true, at: true },
};
const APPEALED: { readonly [Member in keyof Required<PenaltyAppealed['data']>]: true } = {
  ...{ penalty: true, because: true, by: true, at: true },
};
const ANSWERED: { readonly [Member in keyof Required<PenaltyAppealAnswered['data']>]: true } = {
  ...{ penalty: true, verdict: true, changed: true, because: true, by: true, at: true },
};
const EFFECTS: { readonly [Kind in PenaltyEffect['kind']]: true } = {
  ...{
    points: true,
    'tie-break': true,
    result: true,
    prizes: true,
    'time-extension': true,
    'no-prizes': true,
    removal: true,
    report: true,
  },
};

/** What was stored once is read for ever: these files are never edited; a changed shape is a new version beside them. */
describe('the golden files of penalties', () => {
  it.each(PENALTY_EVENTS)('hold %s', (type) => {
    expect(readdirSync(FOLDER)).toContain(`${type}.v1.json`);
    expect(stored(type)).toMatchObject({ type, version: 1 });
  });

  it('hold every member and every kind of effect', () => {
    const { data } = stored('PenaltyIssued') as { readonly data: PenaltyIssuedData };
    expect(Object.keys(data).sort()).toEqual(Object.keys(MEMBERS).sort());
    expect(Object.keys(stored('PenaltyRescinded').data).sort()).toEqual(Object.keys(RESCINDED).sort());
    expect(Object.keys(stored('PenaltyAppealed').data).sort()).toEqual(Object.keys(APPEALED).sort());
    expect(Object.keys(stored('PenaltyAppealAnswered').data).sort()).toEqual(Object.keys(ANSWERED).sort());
    const { data: barred } = stored('PenaltyIssued', 'PenaltyIssued.v1.no-prizes.json') as { data: PenaltyIssuedData };
    const kinds = [...data.effects, ...barred.effects].map(({ kind }) => kind);
    expect(kinds.sort()).toEqual(Object.keys(EFFECTS).sort());
  });

  it('can still be read, one after the other', () => {
    const state = foldIn(
      PENALTIES,
      undefined,
      PENALTY_EVENTS.map((type) => stored(type)),
    );
    const { data: issued } = stored('PenaltyIssued');
    const { penalty: _, ...answer } = stored('PenaltyAppealAnswered').data as PenaltyAppealAnswered['data'];
    const { changed } = answer;
    expect(changed).toBeDefined();
    expect(state.penalties).toEqual([
      {
        ...issued,
        ...{ level: changed?.level, effects: changed?.effects, policy: changed?.policy },
        appeal: {
          because: 'The clock was wrong',
          by: { id: 'person-a', role: 'player' },
          at: '2031-05-04T12:10:00.000Z',
          answer,
        },
        rescinded: {
          because: 'The ruling was overturned on appeal',
          by: { id: 'person-head', role: 'head-judge' },
          at: '2031-05-04T13:00:00.000Z',
        },
      },
    ]);
  });
});
