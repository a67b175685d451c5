import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Side } from '@adjutant/rules';
import { useState } from 'react';
import { Loading } from '../../common/loading.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { usePlayers, useRecord } from '../record.js';
import { LaterOn, useTold } from '../veil.js';
import { LedgerTable } from './ledger-table.js';
import { Desk } from '../../parts/desk.js';
import { Note } from '../../parts/note.js';
import styles from './ledger.module.css';

const ACCOUNTS = [
  { value: 'cp', label: 'Command points' },
  { value: 'vp', label: 'Victory points' },
];

/** Both ledgers, A beside B where there is room. */
export function LedgersDesk() {
  const { ledger, lift, step, number, match } = useRecord();
  const told = useTold();
  const then = step.step?.number === number ? step.step.after : null;
  const players = usePlayers();
  const [account, setAccount] = useState<'cp' | 'vp'>('cp');
  const [side, setSide] = useState<Side>('A');
  const beside = useMediaQuery('(min-width: 1360px)', true, { getInitialValueInEffect: false });
  if (ledger === null) return <Loading what="the ledgers" />;
  return (
    <Desk>
      <div className={styles['controls']}>
        <SegmentedControl
          size="xs"
          data={ACCOUNTS}
          value={account}
          aria-label="Account"
          onChange={(value) => setAccount(value as 'cp' | 'vp')}
        />
        {beside ? null : (
          <SegmentedControl
            size="xs"
            data={SIDES_OF_TABLE.map((one) => ({ value: one, label: players[one] }))}
            value={side}
            aria-label="Side"
            onChange={(value) => setSide(value as Side)}
          />
        )}
      </div>
      {match.depth === undefined ? null : <Note small>{match.depth}</Note>}
      <LaterOn />
      <div className={styles['tables']}>
        {(beside ? SIDES_OF_TABLE : [side]).map((one) => (
          <LedgerTable
            key={one}
            side={one}
            account={account}
            lines={ledger[account][one].filter((line) => told(line.number))}
            balance={lift ? (then?.[account][one] ?? null) : ledger.balances[one][account]}
          />
        ))}
      </div>
    </Desk>
  );
}
