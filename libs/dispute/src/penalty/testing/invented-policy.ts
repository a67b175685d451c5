import type { Policy } from '../policy.js';

const source = { document: 'house', section: '1', checked: true };
const EVENT = { of: 'event' } as const;

/** An invented ladder for the specs: a nudge, a card that costs points, a loss, and the door. */
export const HOUSE: Policy = {
  id: 'house',
  name: 'House rules',
  version: '1',
  digest: 'd1',
  documents: { house: { title: 'House rules', publisher: 'The house', version: '1' } },
  categories: { play: 'At the table', manners: 'Manners' },
  levels: [
    { id: 'nudge', name: 'Nudge', effects: [], may: ['judge', 'head-judge'], lasts: { of: 'days', days: 100 }, source },
    {
      id: 'card',
      name: 'Card',
      effects: [{ kind: 'points', resource: 'vp', whose: 'own', amount: -5 }],
      may: ['judge', 'head-judge'],
      lasts: EVENT,
      source,
    },
    {
      id: 'loss',
      name: 'Loss',
      effects: [{ kind: 'result', of: 'match', result: 'loss' }],
      may: ['judge', 'head-judge'],
      lasts: EVENT,
      source,
    },
    {
      id: 'door',
      name: 'Door',
      effects: [{ kind: 'removal', from: 'event' }],
      may: ['head-judge', 'organizer'],
      lasts: { of: 'always' },
      source,
    },
  ],
  infractions: [
    { id: 'late', name: 'Late', category: 'play', summary: 'Comes late.', level: 'nudge', source },
    { id: 'slow', name: 'Slow', category: 'play', summary: 'Plays slowly.', level: 'nudge', source },
    { id: 'sloppy', name: 'Sloppy', category: 'play', summary: 'Measures loosely.', level: 'nudge', source },
    { id: 'rude', name: 'Rude', category: 'manners', summary: 'Shouts.', level: 'card', source },
    {
      id: 'cheat',
      name: 'Cheat',
      category: 'manners',
      summary: 'Cheats.',
      level: 'door',
      effects: [{ kind: 'report', to: 'the league' }],
      source,
    },
  ],
  escalation: [
    {
      id: 'again',
      summary: 'The same again is a card.',
      concerns: { infractions: ['late', 'slow'] },
      counts: { same: 'infraction' },
      within: EVENT,
      times: 1,
      to: { level: 'card' },
      source,
    },
    {
      id: 'second-card',
      summary: 'A second card loses the match.',
      from: 'card',
      counts: { same: 'any', least: 'card' },
      within: EVENT,
      times: 1,
      to: { level: 'loss' },
      source,
    },
    {
      id: 'ever-sloppier',
      summary: 'One rung more each time within 30 days.',
      concerns: { infractions: ['sloppy'] },
      counts: { same: 'category' },
      within: { of: 'days', days: 30 },
      times: 2,
      to: { rungs: 1, most: 'loss' },
      source,
    },
  ],
  deviation: { may: ['head-judge'], source },
  visibleTo: ['judge', 'head-judge', 'organizer'],
};
