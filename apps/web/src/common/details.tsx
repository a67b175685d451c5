/** What a program, or whoever mends one, wants to know: folded away, as nobody at a table does. */
export function Details({ code }: { readonly code: string | null }) {
  if (code === null) return null;
  return (
    <details>
      <summary>Details</summary>
      <code>{code}</code>
    </details>
  );
}
