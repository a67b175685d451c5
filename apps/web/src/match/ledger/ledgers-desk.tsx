import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { Side } from '@adjutant/rules';
import { useState } from 'react';
import { Loading } from '../../common/loading.js';
import { SIDES_OF_TABLE } from '../../common/sides.js';
import { useRecord } from '../record.js';
import { LedgerTable } from './ledger-table.js';
import styles from './ledger.module.css';

const ACCOUNTS = [
  { value: 'cp', label: 'Command points' },
  { value: 'vp', label: 'Victory points' },
];

const SIDES = SIDES_OF_TABLE.map((side) => ({ value: side, label: `Side ${side}` }));

/** Both ledgers, A beside B where there is room. */
export function LedgersDesk() {
  const { ledger } = useRecord();
  const [account, setAccount] = useState<'cp' | 'vp'>('cp');
  const [side, setSide] = useState<Side>('A');
  const beside = useMediaQuery('(min-width: 1360px)', true, { getInitialValueInEffect: false });
  if (ledger === null) return <Loading what="the ledgers" />;
  return (
    <div className={styles['desk']}>
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
            data={SIDES}
            value={side}
            aria-label="Side"
            onChange={(value) => setSide(value as Side)}
          />
        )}
      </div>
      <div className={styles['tables']}>
        {(beside ? SIDES_OF_TABLE : [side]).map((one) => (
          <LedgerTable
            key={one}
            side={one}
            account={account}
            lines={ledger[account][one]}
            balance={ledger.balances[one][account]}
          />
        ))}
      </div>
    </div>
  );
}
