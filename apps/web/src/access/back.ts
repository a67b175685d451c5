/** Where to go on after signing in: an address of this page and of nothing else. */
export function backFrom(search: string): string {
  const back = new URLSearchParams(search).get('back') ?? '/';
  return /^\/(?![/\\])/.test(back) ? back : '/';
}

export function signInFrom({ pathname, search }: { readonly pathname: string; readonly search: string }): string {
  const here = pathname + search;
  return here === '/' ? '/sign-in' : `/sign-in?back=${encodeURIComponent(here)}`;
}
