import { Tabs } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { useKeys, useKeysSaid } from '../app/keys/use-keys.js';
import { landOnView } from '../app/landing/ways.js';
import { deskKeys, TAB_KEYS } from './desk-keys.js';
import styles from './desk-tabs.module.css';
import type { Desk } from './record.js';

/** A desk, what its tab says, and what it shows. */
export type DeskTab = readonly [Desk, string, ReactNode];

interface Props {
  readonly tabs: readonly DeskTab[];
  readonly shown: Desk;
  readonly open: (desk: Desk) => void;
  readonly label: string;
}

/** Desks of which one is shown: the entry, where the one that is asked for is not among them. */
export function DeskTabs({ tabs, shown, open, label }: Props) {
  const value = tabs.some(([desk]) => desk === shown) ? shown : 'entry';
  const listed = tabs.map(([desk]) => desk).join();
  useKeys(
    useMemo(() => deskKeys(label, tabs), [label, listed]),
    (desk) => {
      if (desk !== value) open(desk);
      landOnView();
    },
  );
  useKeysSaid(TAB_KEYS);
  return (
    <Tabs
      value={value}
      onChange={(desk) => open((desk ?? 'entry') as Desk)}
      keepMounted={false}
      className={styles['main'] ?? ''}
    >
      <Tabs.List className={styles['tabs'] ?? ''} aria-label={label}>
        {tabs.map(([desk, name]) => (
          <Tabs.Tab key={desk} value={desk}>
            {name}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(([desk, name, content]) => (
        <Tabs.Panel key={desk} value={desk} className={styles['panel'] ?? ''} tabIndex={0}>
          {desk === 'entry' ? null : <h2 className="sr-only">{name}</h2>}
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
