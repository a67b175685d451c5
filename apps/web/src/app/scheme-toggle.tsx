import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { MoonIcon, SunIcon } from '../common/icons.js';

export function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const other = scheme === 'light' ? 'dark' : 'light';
  return (
    <ActionIcon
      variant="default"
      size="lg"
      aria-label={`Switch to the ${other} theme`}
      onClick={() => setColorScheme(other)}
    >
      {other === 'dark' ? <MoonIcon /> : <SunIcon />}
    </ActionIcon>
  );
}
