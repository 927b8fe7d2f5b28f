import { Link as RouterLink, type LinkProps as RouterLinkProps } from 'react-router';
import { prefersReducedMotion } from '../../behaviour/prefers-reduced-motion.ts';

export type LinkProps = Omit<RouterLinkProps, 'prefetch' | 'to' | 'viewTransition'> & {
  /** An address of this site, or a full one, `mailto:` or `tel:`. */
  to: string;
  /** The picture that stands for the next page grows into its hero; see use-transition-name.ts. */
  hasTransition?: boolean;
};

/**
 * Every link of the public pages. What it leads to is fetched as soon as somebody is about to follow it, unless they
 * save data or have little of it.
 */
export function Link({ hasTransition = false, ...link }: LinkProps) {
  const isOnThisPage = link.to.startsWith('#') || link.reloadDocument;
  return (
    <RouterLink
      prefetch={isOnThisPage || hasThinConnection() ? 'none' : 'intent'}
      viewTransition={hasTransition && canAnimatePages()}
      {...link}
    />
  );
}

declare global {
  interface Navigator {
    /** Network Information, which not every browser tells. */
    connection?: { saveData?: boolean; effectiveType?: string };
  }
}

function hasThinConnection(): boolean {
  const connection = import.meta.env.SSR ? undefined : navigator.connection;
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}

function canAnimatePages(): boolean {
  return !import.meta.env.SSR && 'startViewTransition' in document && !prefersReducedMotion();
}
