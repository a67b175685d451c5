import { refusals, refusing, type CodeOf } from '@adjutant/kernel';

/** Why a run is not taken. */
export const RUN_REFUSALS = refusals({
  'run/forged': {
    says: 'Something in this run was not signed by the device that it names. Take the run from that device itself.',
    when: 'A signature does not fit the press that it stands at.',
  },
  'run/incomplete': {
    says: 'A press is missing in this run. Hand the whole run over again.',
    when: 'The numbers or the hashes of its presses do not follow each other.',
  },
  'run/other-match': {
    says: 'This run is of another match. Open that match, and take it over there.',
    when: 'The match of the run is not the one to which it is brought.',
  },
  'run/told-a-judge': {
    says: 'A judge was told of this in a call, and decides about it. Wait for the ruling, or withdraw the call and send it again.',
    when: 'What was pressed at a seat that was taken back stands as a statement in a call that was not withdrawn, and comes once more to be recorded.',
  },
  'run/too-long': {
    says: 'This run holds too many presses: send it in parts, each where the one before it ends.',
    when: 'The run holds more than a thousand presses.',
    why: 'too-large',
  },
  'run/unknown-key': {
    says: 'No seat of this match was ever opened on the device that this run names. Open the seat there, or ask a judge.',
    when: 'The key of the run belongs to no seat of the match.',
  },
  'run/waits': {
    says: 'The seat was taken back: a judge decides about what was pressed there.',
    when: 'The link of the seat was taken back, or somebody else sits there now. What was pressed is told a judge in a dispute.',
  },
});

export type RunCode = CodeOf<typeof RUN_REFUSALS>;

export const { declined, refuse } = refusing<RunCode>();
