/**
 * What rule catalogues call a reason, where they say something wider than one of our codes does: any of these last parts is
 * meant. `not-own-unit` and `unit-not-there` both are an INVALID_TARGET.
 */
export const CATALOGUE: { readonly [code: string]: readonly string[] } = {
  MATCH_NOT_CONFIGURED: ['choice/missing'],
  CONFIG_LOCKED: ['choice/already-made', 'choice/too-late', 'choice/chosen-before', 'match/already-started'],
  DICE_INVALID: ['dice-invalid', 'dice-missing', 'roll/not-due', 'roll/several', 'dice-differ'],
  // Before these had codes of their own, they were told apart by their words only.
  'roll/pending': ['roll/on-the-way'],
  'roll/not-due': ['roll/several'],
  CHOICE_MISSING: [
    'choice/no-option',
    'choice/missing',
    'choice/unknown-option',
    'answer/unknown-option',
    'choice-missing',
    'no-such-option',
    'not-named',
  ],
  CARD_CANNOT_BE_DISCARDED: ['objective/kept'],
  CARD_NOT_FIXED: ['card/wrong-mode'],
  UNKNOWN_STRATAGEM: ['stratagem/unknown'],
  DOCTRINE_NOT_AVAILABLE: ['not-available'],
  WRONG_TIMING: [
    'wrong-phase',
    'wrong-turn',
    'wrong-time',
    'wrong-step',
    'no-trigger',
    'no-open-roll',
    'unit-not-activated',
    'slot/taken',
    'slot/nobody-activated',
    'window/not-open',
    'window/stage-passed',
    'choice/wrong-time',
    'match/not-started',
    'already-re-rolled',
    'wrong-turn-order',
    'turn-order/too-late',
    'casting-under-way',
  ],
  INVALID_TARGET: [
    'not-own-unit',
    'not-enemy-unit',
    'not-named',
    'unknown-unit',
    'missing-keyword',
    'unit-not-there',
    'unit-named-twice',
    'too-many-named',
    'too-many-units',
    'unit-not-activated',
    'unit/destroyed',
    'unit/not-own',
    'unit/unknown',
    'slot/unit-had-it',
    'no-open-roll',
    'not-a-number',
    'same-target',
    'not-own-objective',
    'unknown-marker',
    'unit-destroyed',
    'not-a-caster',
    'not-a-manifestation',
    'not-in-play',
    'not-slain',
    'has-not-charged',
    'target-not-weaker',
    'not-in-entourage',
    'no-trigger',
  ],
  ATTESTATION_MISSING: ['attestation-missing', 'attestation-refused'],
  ALREADY_USED: [
    'already-used-this-activation',
    'already-used-this-phase',
    'already-used-this-turn',
    'already-used-this-battle-round',
    'already-used-this-battle',
  ],
  UNKNOWN_COMMAND: ['ability/unknown', 'command/unknown'],
  UNKNOWN_TACTIC: ['ability/unknown', 'battle-tactic/unknown'],
  NO_TRIGGER: ['no-trigger', 'window/not-open', 'window/stage-passed'],
  UNIT_COMMAND_LIMIT: ['command/unit-limit'],
  ARMY_COMMAND_LIMIT: ['command/army-limit'],
  SPELL_UNKNOWN: ['spell-unknown', 'unknown-spell', 'unknown-prayer'],
  TACTIC_ALREADY_PICKED: ['already-picked'],
  TACTIC_ALREADY_ATTEMPTED: ['already-attempted'],
  RESPONSE_PENDING: ['answer/pending'],
  DRAW_NOT_DUE: ['objective/none-due'],
  SWAP_ALREADY_USED: ['already-used-this-battle'],
  CARD_NOT_ACTIVE: ['objective/not-held', 'objective-not-held', 'card/not-active'],
  CONDITION_NOT_MET: ['award/above-count', 'answer/none-pending', 'unit-not-there', 'enemy-not-there'],
  DISPOSITION_NOT_AVAILABLE: ['muster/disposition-not-opened'],
  MUSTER_COPIES: ['muster/too-many-copies'],
  MUSTER_DETACHMENT_REPEATED: ['muster/detachment-twice'],
  MUSTER_ENHANCEMENTS: ['enhancement/too-many', 'enhancement/bearer-ineligible'],
  MUSTER_RESERVES: ['muster/reserves-share', 'muster/reserves-barred', 'muster/reserves-needed'],
  NO_PENDING_RESPONSE: ['answer/none-pending'],
  NOT_YOUR_DECISION: ['answer/not-yours', 'slot/not-your-turn', 'clock/not-your-turn'],
};

/**
 * Scenarios may name a refusal code in full (`stratagem/wrong-phase`), by its last part, or in capitals as rule catalogues
 * write it: `WRONG_PHASE` for the last part, `ORDER_WRONG_TIME` for the whole, `WRONG_TIMING|INVALID_TARGET` for either.
 */
export function codeFits(code: string, wanted: string): boolean {
  const last = code.slice(code.lastIndexOf('/') + 1);
  return wanted
    .split('|')
    .map((one) => one.trim())
    .flatMap((one) => [one, ...(CATALOGUE[one] ?? [])])
    .some((one) => [code, last].some((is) => plain(is) === plain(one)));
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}
