import { Button } from '@mantine/core';
import { clockTime } from '../../common/words.js';
import { Strip } from '../../parts/strip.js';
import type { DeviceKey } from './database.js';

interface Props {
  readonly of: DeviceKey;
  readonly onRead: () => void;
}

/** A key that was lost with the storage of the browser is replaced, and not without a word. */
export function OtherKeys({ of, onRead }: Props) {
  const [last = ''] = of.others ?? [];
  const read = async (): Promise<void> => {
    const { readOfOthers } = await import('./signing.js');
    await readOfOthers(of);
    onRead();
  };
  return (
    <Strip tone="open" role="note">
      {`This phone signs with a new key, and another one of yours is known at this seat (since ${clockTime(Date.parse(last))}). Where that is another device of yours, all is well. Where it was this phone, the browser has emptied its storage: what waited here and was not handed over is lost, and has to be pressed again.`}{' '}
      <Button size="compact-sm" variant="default" onClick={() => void read().catch(() => undefined)}>
        I have read it
      </Button>
    </Strip>
  );
}
