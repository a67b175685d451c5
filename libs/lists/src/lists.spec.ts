import fc from 'fast-check';
import { describeLaws } from './contract/laws.js';
import { happenings, logOf } from './contract/logs.js';
import { freshFile } from './contract/places.js';
import { describeFinding } from './contract/finding.js';
import { describeRulings } from './contract/rulings.js';
import { describeTournaments } from './contract/tournaments.js';

describeRulings('sqlite', freshFile);
describeFinding('sqlite', freshFile);
describeTournaments('sqlite', freshFile);
describeLaws('sqlite', freshFile, 20);

test('the logs that are tried hold enough of everything that changes what was said before', () => {
  const logs = fc.sample(happenings, { numRuns: 100, seed: 7 });
  const told = logs.flatMap((log) => [...logOf(log)].flatMap(({ events }) => events.map(({ type }) => type as string)));
  const types = ['EntryCorrected', 'RulingApplied', 'MatchConceded', 'RulingGiven', 'RulingAppealed', 'RulingRevoked'];
  const rare = types.filter((type) => told.filter((one) => one === type).length < 15);
  expect(rare).toEqual([]);
});
