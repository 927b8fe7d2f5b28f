import { useViewTransitionState } from 'react-router';

type Kind = 'product' | 'category' | 'article' | 'project';

/**
 * Names the picture of a card while the visitor goes where it leads, or comes back from there, so that the browser
 * lets it grow into the hero of the same name. All other cards stay nameless and part of the page.
 */
export function useTransitionName(to: string, kind: Kind, slug: string): string | undefined {
  return useViewTransitionState(to) ? transitionNameOf(kind, slug) : undefined;
}

/** The name of a page's hero. */
export function transitionNameOf(kind: Kind, slug: string): string {
  return `${kind}-${slug}`;
}
