/** The test that can be recorded in every game besides the actions of its pack; rules on what units do speak of it by this id. */
export const BATTLE_SHOCK_TEST = 'battle-shock';
/** The state of whoever fails it, in packs that know it. */
export const BATTLE_SHOCKED = 'battle-shocked';
