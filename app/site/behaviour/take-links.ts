import { isPlainClick } from './is-plain-click.ts';

/**
 * Handles plain clicks on certain links instead of the browser and the router; one that opens a new tab or window is
 * left to the browser.
 * @param selector of the links
 * @returns a function that stops it
 */
export function takeLinks(selector: string, onLink: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    onLink(link);
  };
  // In the capture phase, before the router, which listens to each of its links.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
