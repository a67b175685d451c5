/**
 * Copies a text; false where this browser will not. A page over plain http has no clipboard: there it is done the old way, and
 * where that fails too, whoever wants it copies it by hand from where it is shown.
 */
export async function copyText(text: string): Promise<boolean> {
  // Types say that it is always there; without a secure context it is not.
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  if (clipboard !== undefined && (await clipboard.writeText(text).then(yes, no))) return true;
  return copiedTheOldWay(text);
}

const yes = (): boolean => true;
const no = (): boolean => false;

function copiedTheOldWay(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Within a dialog, whose focus stays within it.
  (before?.closest('[role=dialog]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}
