import { Link, type LinkProps } from 'react-router';
import { useIsLinked } from '../../site-pages.ts';

/** A link to a page that may be switched off; nothing then. */
export function PageLink({ to, ...link }: Omit<LinkProps, 'to'> & { to: string }) {
  const isLinked = useIsLinked();
  return isLinked(to) ? <Link to={to} {...link} /> : null;
}
