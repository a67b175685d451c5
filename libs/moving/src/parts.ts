/** The files of an exported installation besides its log. */
export const PARTS = {
  checkpoints: 'checkpoints.jsonl',
  envelopes: 'envelopes.jsonl',
  event: 'event.json',
  people: 'people.jsonl',
  accounts: 'accounts.jsonl',
  sealKey: 'seal-key',
  accessKey: 'access-key',
  evidence: 'evidence',
  /** To which disputes its files belong. */
  bound: 'evidence-bound.jsonl',
} as const;
