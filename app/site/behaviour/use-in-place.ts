import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from './is-plain-click.ts';

/**
 * What a link to another state of its own page does on a click: the page stays where it is. The fragment of its address
 * is for those without scripts, who would otherwise begin at the top.
 */
export function useInPlace(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate({ search: event.currentTarget.search }, { preventScrollReset: true });
  };
}
