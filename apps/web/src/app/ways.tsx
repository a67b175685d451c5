import type { ComponentPropsWithRef } from 'react';
import { Link as Way, useLocation as usePath, useParams as useRawParams, useSearch, useSearchParams } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

export { useSearchParams };

/** Where somebody is: what stands behind the name of the server. */
export interface Here {
  readonly pathname: string;
  /** With its question mark, or nothing. */
  readonly search: string;
  /** With its sign, or nothing. */
  readonly hash: string;
}

export function useLocation(): Here {
  const [pathname] = usePath();
  const search = useSearch();
  const hash = useLocationProperty(() => location.hash);
  return { pathname, search: search === '' ? '' : `?${search}`, hash };
}

type Navigate = (to: string, how?: { readonly replace?: boolean }) => void;

export function useNavigate(): Navigate {
  return usePath()[1];
}

/** What stands in the address where the path of the page has a name for it. */
export function useParams(): Readonly<Record<string, string | undefined>> {
  const raw = useRawParams();
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, readable(value)]));
}

function readable(part: string | undefined): string | undefined {
  if (part === undefined || !part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  readonly to: string;
  readonly replace?: boolean;
}

/** A way to another page, which is not loaded anew for it. */
export function Link({ to, ...rest }: LinkProps) {
  return <Way href={to} {...rest} />;
}

/** A link that says where it leads that this is the page which is open. */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const here = pathname === to || pathname.startsWith(`${to}/`);
  return <Link to={to} aria-current={here ? 'page' : undefined} {...rest} />;
}
