import { copyText } from '../common/copy.js';

/** Hands a file to whatever the device shares with; where a page may not, it is saved. */
export async function handOver(file: File): Promise<'shared' | 'saved'> {
  const parcel = { files: [file] };
  if (isSecureContext && 'canShare' in navigator && navigator.canShare(parcel)) {
    const isShared = await navigator.share(parcel).then(
      () => true,
      (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
    );
    if (isShared) return 'shared';
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}

/** Words are shared, or copied where nothing shares; false where a page may do neither: then they are shown. */
export async function handOverWords(text: string): Promise<'shared' | 'copied' | 'shown'> {
  if (isSecureContext && 'share' in navigator) {
    const isShared = await navigator.share({ text }).then(
      () => true,
      () => false,
    );
    if (isShared) return 'shared';
  }
  return (await copyText(text)) ? 'copied' : 'shown';
}
