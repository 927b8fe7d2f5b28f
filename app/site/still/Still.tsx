import { createElement, type ReactNode, useContext } from 'react';
import { idToken, StillContext } from './StillContext.ts';

type StillProps = {
  name: string;
  /** Everything that its HTML follows from, beside the build. */
  of: unknown;
  /** By `useId`: the only thing in it that differs by its place in the page. */
  id?: string;
  /** A picture in it is asked for ahead, which its HTML does not say: it is written anew each time. */
  hasPreload?: boolean | undefined;
  children: (id: string) => ReactNode;
};

/**
 * A part whose HTML is the same on every page, so that the server writes it once (docs/decisions/0041-still-parts.md).
 * Nothing in it may call `useId` or read a context whose value `of` does not say.
 */
export function Still(props: StillProps): ReactNode {
  return import.meta.env.SSR ? <PlacedStill {...props} /> : props.children(props.id ?? '');
}

/** A single element and no text around it: React then gives what comes after the same ids as in the browser. */
function PlacedStill({ name, of, id = '', hasPreload, children }: StillProps): ReactNode {
  const stills = useContext(StillContext);
  if (!stills || hasPreload) return children(id);
  const { place, isKnown } = stills.placeStill({ key: name + JSON.stringify(of), id });
  return createElement('still-part', { n: place }, isKnown ? null : children(id && idToken));
}
