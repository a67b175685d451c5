import type { Page } from 'playwright-core';

/** What a part in a state looks like, as far as no font and no screen of a machine is in it. */
export type Facts = Readonly<Record<string, string>>;

/**
 * Runs in the page: by part and state the colours, edges and spaces of the part itself, and how far its faintest text stands out
 * from what is behind it (WCAG's contrast).
 */
const LOOK = `(() => {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = colour; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const over = ([r, g, b, a], [R, G, B]) => [r, g, b].map((one, at) => Math.round((one * a + [R, G, B][at] * (255 - a)) / 255));
  const light = (rgb) => rgb.map((one) => one / 255).map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)).reduce((sum, one, at) => sum + one * [0.2126, 0.7152, 0.0722][at], 0);
  const ground = (one) => { const all = []; for (let up = one; up; up = up.parentElement) all.push(rgba(getComputedStyle(up).backgroundColor)); return all.reverse().reduce((under, next) => over(next, under), [255, 255, 255]); };
  const contrast = (one) => { const [a, b] = [light(over(rgba(getComputedStyle(one).color), ground(one))), light(ground(one))].sort((x, y) => y - x); return (a + 0.05) / (b + 0.05); };
  const told = (one) => {
    const { color, backgroundColor, borderTopWidth, borderLeftWidth, borderLeftColor, borderTopLeftRadius, padding, display } = getComputedStyle(one);
    return [display, 'text ' + color, 'ground ' + backgroundColor, 'edges ' + borderTopWidth + ' ' + borderLeftWidth + ' ' + borderLeftColor, 'radius ' + borderTopLeftRadius, 'padding ' + padding].join(', ');
  };
  return Object.fromEntries([...document.querySelectorAll('[data-part]')].map((state) => {
    const part = state.firstElementChild;
    const texts = [...part.querySelectorAll('*'), part].filter((one) => one.getClientRects().length > 0 && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''));
    const least = Math.min(...texts.map(contrast));
    const faintest = Number.isFinite(least) ? least.toFixed(1) : 'none';
    return [state.dataset.part + ', ' + state.dataset.stateOfPart, told(part) + ', contrast ' + faintest];
  }));
})()`;

export function factsOf(page: Page): Promise<Facts> {
  return page.evaluate<Facts>(LOOK);
}
