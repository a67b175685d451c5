import { Anchor } from '@mantine/core';
import { Link, useLocation } from './ways.js';
import { Empty } from '../common/empty.js';
import { useTitle } from './title.js';

export function NotFound() {
  const { pathname } = useLocation();
  useTitle('No such page');
  return (
    <Empty title="There is no such page">
      <p>
        Nothing is shown at <code>{pathname}</code>. A match has the address <code>/matches/</code> followed by its id,
        and one entry of it ends in <code>?step=41</code>.
      </p>
      <p>
        <Anchor component={Link} to="/">
          All matches
        </Anchor>
      </p>
    </Empty>
  );
}
