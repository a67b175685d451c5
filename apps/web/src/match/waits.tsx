import { Button } from '@mantine/core';
import { SideBadge } from '../common/side-badge.js';
import { useRecord, type Desk } from './record.js';
import { Strip } from '../parts/strip.js';

/** Says what the match waits for before anything else can be recorded, whichever entry is selected. */
export function Waits({ open }: { readonly open: (desk: Desk) => void }) {
  const { match, follow } = useRecord();
  const [first, ...others] = match.dues.filter((due) => due.must);
  if (!first) return null;
  const show = (): void => {
    follow();
    open('table');
  };
  return (
    <Strip tone="open">
      <b>The match waits.</b>
      <SideBadge side={first.player} />
      <span>
        {first.says}
        {others.length === 0 ? null : ` And ${others.length} more.`}
      </span>
      <Button size="compact-xs" variant="default" onClick={show}>
        Show
      </Button>
    </Strip>
  );
}
