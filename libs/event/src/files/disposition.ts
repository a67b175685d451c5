const LONGEST = 140;
/** What no system of files takes in a name, and marks that turn the direction of what follows. */
const NOT_IN_NAMES = /[\p{Cc}\p{Cf}\p{Cs}\\/:*?"<>|]+/gu;

/** The header that names a file (RFC 6266): as it is, and in plain letters for programs that know no others. */
export function disposition(kind: 'attachment' | 'inline', stem: string, ending: string): string {
  const clean = stem.toWellFormed().replaceAll(NOT_IN_NAMES, ' ').replaceAll(/\s+/g, ' ').trim().replace(/^\.+/, '');
  const name = `${[...clean].slice(0, LONGEST).join('').trim() || 'match'}.${ending}`;
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^ -~]/g, '_')
    .replaceAll(NOT_IN_NAMES, '_')
    .replaceAll('%', '_');
  const encoded = plain === name ? '' : `; filename*=UTF-8''${extended(name)}`;
  return `${kind}; filename="${plain}"${encoded}`;
}

/** RFC 8187 takes fewer signs than an address does. */
function extended(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
