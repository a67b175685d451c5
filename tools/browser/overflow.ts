// What runs in a page and tells what does not fit there.

/** Whatever reaches beyond the right edge without a scrollbar of its own. */
export const BEYOND = `(() => {
  const scrolls = (one) => { for (let up = one.parentElement; up; up = up.parentElement) { const { overflowX } = getComputedStyle(up); if (overflowX !== 'visible') return true; } return false; };
  const told = (one) => one.tagName.toLowerCase() + '.' + String(one.className?.baseVal ?? one.className) + ' ' + (one.textContent ?? '').slice(0, 30);
  const beyond = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && one.getClientRects().length > 0 && !scrolls(one));
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is ' + document.documentElement.scrollWidth + ' wide'] : [];
  return [...wide, ...beyond.slice(-3).map(told)];
})()`;

/** What is too small to be hit: links within a sentence and what is for the keyboard only aside (WCAG 2.5.8). */
export const SMALL = `(() => {
  const inSentence = (one) => one.tagName === 'A' && getComputedStyle(one).display === 'inline' && [...(one.closest('p, li, small, dd, td')?.childNodes ?? [])].some((node) => node.nodeType === 3 && node.textContent.trim() !== '');
  const seen = (one) => { const box = one.getBoundingClientRect(); return box.width > 0 && box.height > 0 && getComputedStyle(one).visibility !== 'hidden' && box.right > 0 && box.bottom > 0; };
  const hit = (one) => { const label = one.matches('input[type=checkbox], input[type=radio]') ? (one.labels?.[0] ?? one) : one; const box = label.getBoundingClientRect(); return Math.min(box.width, box.height); };
  return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]:not([role=tabpanel])')]
    .filter((one) => seen(one) && !inSentence(one) && !one.closest('.sr-only') && hit(one) < 23.5)
    .map((one) => one.tagName.toLowerCase() + '.' + one.className + ' ' + Math.round(hit(one)) + ' ' + (one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 25))
    .filter((told, at, all) => all.indexOf(told) === at).slice(0, 12);
})()`;

/** Words that run into what stands beside them: what is pressed is as wide as its words. */
export const OVERRUN = `[...document.querySelectorAll('button, [role=tab], a')].filter((one) => one.scrollWidth > one.clientWidth + 2 && one.clientWidth > 0 && getComputedStyle(one).overflowX === 'visible' && getComputedStyle(one).display !== 'inline')
  .map((one) => one.tagName.toLowerCase() + '.' + one.className + ' is narrower than ' + (one.textContent ?? '').slice(0, 25)).slice(0, 5)`;

/** What is pressed, and whose words are cut off at its edge. */
export const CLIPPED = `(() => {
  const hides = (one) => { const { overflowX, overflowY, display } = getComputedStyle(one); return display !== 'inline' && (overflowX !== 'visible' || overflowY !== 'visible'); };
  const isCut = (one) => one.clientWidth > 1 && hides(one) && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2);
  return [...document.querySelectorAll('button, a[href], [role=tab]')].filter((one) => one.getClientRects().length > 0 && !one.closest('.sr-only') && [one, ...one.querySelectorAll('*')].some(isCut))
    .map((one) => one.tagName.toLowerCase() + ' cuts off ' + (one.getAttribute('aria-label') ?? one.textContent ?? '').slice(0, 40)).slice(0, 8);
})()`;
