import { useViewTransitionState } from 'react-router';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

export type TransitionKind = 'product' | 'category' | 'article' | 'project' | 'page';

type PictureTransition = {
  /** For the card's picture. */
  transitionName: string | undefined;
  /** For the card's link. */
  viewTransition: boolean;
};

/**
 * Lets the picture of a card grow into the hero of the page that the card links to, and back. The picture has the
 * hero's transition name only during that navigation; all other cards remain part of the page.
 */
export function usePictureTransition(to: string, kind: TransitionKind, slug: string): PictureTransition {
  return {
    transitionName: useViewTransitionState(to) ? transitionNameOf(kind, slug) : undefined,
    viewTransition: canAnimatePages(),
  };
}

/** The name of a page's hero. */
export function transitionNameOf(kind: TransitionKind, slug: string): string {
  return `${kind}-${slug}`;
}

function canAnimatePages(): boolean {
  return !import.meta.env.SSR && 'startViewTransition' in document && !prefersReducedMotion();
}
