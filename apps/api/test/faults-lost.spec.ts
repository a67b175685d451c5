import type { Log } from '@adjutant/health';
import { Faults } from '@adjutant/integrity';

const silent = { info: () => undefined, error: () => undefined } as unknown as Log;
const fault = { stream: 'match-m', entry: 5, says: 'what A sealed in entry 5 is lost' };

test('a loss that the record tells hinders nothing any more, and is never said to be put right', () => {
  const faults = new Faults(silent);
  faults.tell('envelope', [fault]);
  expect(faults.standing).toHaveLength(1);
  faults.tell('envelope', [], [fault]);
  expect(faults.standing).toEqual([]);
  expect(faults.righted).toEqual([]);
  expect(faults.lost).toEqual([fault]);
});

test('an envelope that came back is put right', () => {
  const faults = new Faults(silent);
  faults.tell('envelope', [fault]);
  faults.tell('envelope', []);
  expect(faults.righted).toMatchObject([fault]);
  expect(faults.lost).toEqual([]);
});
