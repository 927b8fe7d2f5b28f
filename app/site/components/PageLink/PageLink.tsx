import { Link, type LinkProps } from 'react-router';
import { useIsLinked } from '../../site-pages.ts';

/** A link to a page that may be switched off; nothing then. A file has the same address in all languages. */
export function PageLink({ to, reloadDocument = false, ...link }: Omit<LinkProps, 'to'> & { to: string }) {
  const isLinked = useIsLinked();
  if (!isLinked(to)) return null;
  if (to.startsWith('/uploads/')) return <a href={to} {...link} />;
  return <Link {...{ to, reloadDocument }} {...link} />;
}
