import { type LinkProps, Link as RouterLink } from 'react-router';

/** A path of the site as it is written out: nothing in it that React Router would resolve. */
const plainPath = /^\/(?:[\w%~+@,-][\w.%~+@,-]*(?:\/[\w%~+@,-][\w.%~+@,-]*)*\/?)?(?:\?[^#\s]+)?(?:#\S+)?$/;

/**
 * A link to a page. In the browser it is React Router's; on the server its address is known without asking any context,
 * which took longer than writing it.
 */
export const Link = import.meta.env.SSR ? WrittenLink : RouterLink;

function WrittenLink({ to, ...props }: LinkProps) {
  if (typeof to !== 'string' || !plainPath.test(to)) return <RouterLink to={to} {...props} discover="none" />;
  const { reloadDocument, preventScrollReset, viewTransition, replace, state, prefetch, ...others } = props;
  const { discover, relative, mask, defaultShouldRevalidate, ...written } = others;
  return <a {...written} href={to} />;
}
