import type { Side } from '@adjutant/rules';
import { useRef, useState } from 'react';
import type { AtTable } from '../ending/at-table.js';
import { useSending } from '../table/use-table.js';
import { useWeighing } from '../table/use-weighing.js';
import { firstFailed, type Failed, type Line } from './in-order.js';

/** Records the lines of a slip one after the other. What comes after one that is refused is not sent. */
export function useRecording(at: AtTable) {
  const asA = useSending(at.id, at.actingFor('A'), { pause: 0 });
  const asB = useSending(at.id, at.actingFor('B'), { pause: 0 });
  const weighing = useWeighing(at.id);
  const [busy, work] = useState(false);
  const [failed, fail] = useState<Failed | null>(null);
  // It may be pressed again before anything shows that it was pressed.
  const underWay = useRef(false);
  const sendingFor = (player: Side | null) => ((player ?? at.side) === 'A' ? asA : asB);

  const send = async ({ tap, said }: Line): Promise<void> => {
    const { command } = await weighing({ tap, said, answers: {} });
    await sendingFor(tap.player).mutateAsync(command);
  };

  const record = async (lines: readonly Line[]): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    work(true);
    fail(null);
    fail(await firstFailed(lines, send));
    underWay.current = false;
    work(false);
  };

  return { busy, failed, record: (lines: readonly Line[]) => void record(lines) };
}
