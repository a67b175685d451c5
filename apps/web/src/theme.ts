import {
  createTheme,
  defaultVariantColorsResolver,
  type CSSVariablesResolver,
  type MantineColorsTuple,
} from '@mantine/core';

// Every colour of the product stands in this file, and for the board once more in board/colours.css. The two sides are a blue and an orange that people with any common
// form of colour blindness tell apart, and they never appear without their letters A and B.

const ink: MantineColorsTuple = [
  '#f4f6f8',
  '#e6eaee',
  '#cbd3db',
  '#a9b5c1',
  '#8695a4',
  '#64758a',
  '#4a5a6c',
  '#344252',
  '#1d2733',
  '#121920',
];

/** Mantine takes the grounds of its own controls in the dark from here. */
const dusk: MantineColorsTuple = [
  '#e7ecf1',
  '#c3ccd6',
  '#a3b1bf',
  '#7b8a99',
  '#4c5a69',
  '#2f3a46',
  '#1f2832',
  '#171d24',
  '#0f1419',
  '#0a0e12',
];

export const theme = createTheme({
  primaryColor: 'ink',
  primaryShade: { light: 8, dark: 1 },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input);
    if (input.variant !== 'filled') return colors;
    return { ...colors, background: 'var(--accent)', hover: 'var(--accent-hover)', color: 'var(--on-accent)' };
  },
  colors: { ink, dark: dusk },
  components: {
    // Without a variant a chosen chip takes colours of its own, which are too faint in the dark.
    Chip: { defaultProps: { variant: 'filled' } },
    // Smaller than 22 px nobody hits, and the arrow keys do the same.
    NumberInput: { defaultProps: { hideControls: true } },
    Modal: {
      defaultProps: {
        closeButtonProps: { 'aria-label': 'Close' },
        // The head of a dialog is not that of the page.
        attributes: { header: { role: 'presentation' } },
      },
      styles: {
        content: { background: 'var(--panel)' },
        header: { background: 'var(--panel)' },
        title: { fontWeight: 650 },
      },
    },
  },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  fontFamily: 'Inter, "Segoe UI Variable", "Segoe UI", system-ui, -apple-system, Roboto, "Noto Sans", sans-serif',
  fontFamilyMonospace:
    'ui-monospace, "JetBrains Mono", "SFMono-Regular", Menlo, Consolas, "Liberation Mono", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.35', sm: '1.4', md: '1.45', lg: '1.5', xl: '1.4' },
});

const light = {
  '--ground': '#f3f5f7',
  '--panel': '#ffffff',
  '--panel-raised': '#f8fafb',
  '--line': '#dde3e9',
  '--line-strong': '#aab6c2',
  '--text': '#17202a',
  '--text-soft': '#4b5a69',
  '--accent': '#1d2733',
  '--accent-hover': '#344252',
  '--on-accent': '#ffffff',
  '--selected': '#e4ebf3',
  '--focus': '#0b61a4',
  '--side-a': '#0b5c9e',
  '--side-a-soft': '#e3eff9',
  '--side-a-fill': '#2f86cc',
  '--side-b': '#974500',
  '--side-b-soft': '#fdeedd',
  '--side-b-fill': '#e08214',
  '--on-side': '#ffffff',
  '--met': '#10694a',
  '--met-soft': '#e2f3ec',
  '--unmet': '#b3202c',
  '--unmet-soft': '#fcebec',
  '--unknown': '#5c4a91',
  '--unknown-soft': '#eeeaf8',
  '--shadow': '0 1px 2px rgb(23 32 42 / 6%)',
};

const dark: typeof light = {
  '--ground': '#0f1419',
  '--panel': '#171d24',
  '--panel-raised': '#1d252e',
  '--line': '#2a343f',
  '--line-strong': '#4c5a69',
  '--text': '#e7ecf1',
  '--text-soft': '#a3b1bf',
  '--accent': '#e6eaee',
  '--accent-hover': '#ffffff',
  '--on-accent': '#10161c',
  '--selected': '#263443',
  '--focus': '#8cc4f7',
  '--side-a': '#82bff5',
  '--side-a-soft': '#14304a',
  '--side-a-fill': '#4d9fe0',
  '--side-b': '#f6ad5c',
  '--side-b-soft': '#412a10',
  '--side-b-fill': '#e08a24',
  '--on-side': '#10161c',
  '--met': '#6ed3a8',
  '--met-soft': '#12332a',
  '--unmet': '#ff9a9f',
  '--unmet-soft': '#43191d',
  '--unknown': '#c0aff0',
  '--unknown-soft': '#2d2547',
  '--shadow': 'none',
};

const mantine = {
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-dimmed': 'var(--text-soft)',
  '--mantine-color-default': 'var(--panel)',
  '--mantine-color-default-hover': 'var(--panel-raised)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-placeholder': 'var(--text-soft)',
  // What is wrong in a field: the red of the library is too faint to read.
  '--mantine-color-error': 'var(--unmet)',
};

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...light, ...mantine },
  dark: { ...dark, ...mantine },
});
