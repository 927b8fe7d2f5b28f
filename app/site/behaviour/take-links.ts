import { isPlainClick } from './is-plain-click.ts';

/**
 * Answers plain clicks on certain links in place of the browser and the router; one that asks for a new tab or
 * window is left to the browser.
 * @param selector of the links
 * @returns what ends it
 */
export function takeLinks(selector: string, onLink: (link: HTMLAnchorElement) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    onLink(link);
  };
  // Ahead of the router, which listens to every link of its own.
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
