import { refusals, refusing, type CodeOf } from '@adjutant/kernel';

export const STORE_REFUSALS = refusals({
  'command/id-reused': {
    says: 'This command id stands for something else already: send a new command with a new id.',
    when: 'This command id was recorded before with other content.',
    why: 'conflict',
  },
});

export type StoreCode = CodeOf<typeof STORE_REFUSALS>;

export const { refuse } = refusing<StoreCode>();
