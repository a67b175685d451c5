export const EVIDENCE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'application/pdf'] as const;
export const MOST_BYTES = 8 * 1024 * 1024;

/** What speaks against a file before it is sent; the server looks at its content as well. */
export function faultOfFile({ type, size }: { readonly type: string; readonly size: number }): string | null {
  if (!EVIDENCE_TYPES.some((one) => one === type))
    return 'Evidence is a photo (JPEG, PNG, WebP) or a PDF: choose another file.';
  if (size > MOST_BYTES) return `The file has ${sizeOf(size)}; at most 8 MB can be kept. Take a smaller photo.`;
  return size === 0 ? 'The file is empty.' : null;
}

export function sizeOf(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  return kilo < 1024 ? `${Math.round(kilo)} KB` : `${(kilo / 1024).toFixed(1)} MB`;
}
