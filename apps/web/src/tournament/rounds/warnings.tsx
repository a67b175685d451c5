import { Box } from '@mantine/core';
import { Tag } from '../../parts/card.js';
import { Notice } from '../../parts/strip.js';
import { useEventPage } from '../use-tournament-page.js';
import { GRAVITY, isWeighty, warningSays, type Warning } from './warned.js';

const SHOWN = 12;

/** What is wrong with a draft, the worst first. */
export function Warnings({ warnings, label }: { readonly warnings: readonly Warning[]; readonly label: string }) {
  const { named } = useEventPage();
  if (warnings.length === 0) return null;
  return (
    <Box mt="xs">
      <Notice tone={warnings.some(isWeighty) ? 'bad' : 'plain'} label={label}>
        <ul>
          {warnings.slice(0, SHOWN).map((warning) => (
            <li key={JSON.stringify(warning)}>
              <Tag tone={GRAVITY[warning.gravity][0]}>{GRAVITY[warning.gravity][1]}</Tag>{' '}
              {warning.table === null ? '' : `Table ${warning.table}: `}
              {warningSays(warning, named)}
            </li>
          ))}
          {warnings.length > SHOWN ? <li>and {warnings.length - SHOWN} more</li> : null}
        </ul>
      </Notice>
    </Box>
  );
}
