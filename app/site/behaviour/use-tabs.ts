import { type KeyboardEvent, useEffect, useState } from 'react';
import { targetOfKey } from './reading-direction.ts';

export type Tabs = {
  /** False until scripts run: all panels are then shown, one below the other. */
  isReady: boolean;
  selected: string;
  /** Attributes of the tab that belongs to a panel's id. */
  tabOf: (id: string) => Record<string, unknown>;
  /** Attributes of a panel; none until scripts run. */
  panelOf: (id: string) => Record<string, unknown>;
};

/**
 * Tabs after the ARIA Authoring Practices: arrow keys, Home and End choose, one tab is in the tab order.
 * An anchor inside a panel can be linked to: the URL's hash chooses the panel, and a choice updates the hash.
 * @param ids of the panels, in their order; the first is the default
 */
export function useTabs(ids: readonly string[]): Tabs {
  const [isReady, setReady] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const selected = chosen !== undefined && ids.includes(chosen) ? chosen : (ids[0] ?? '');
  useLinkedPanel(ids, setChosen);
  useEffect(() => setReady(true), []);

  const choose = (id: string) => {
    setChosen(id);
    history.replaceState(history.state, '', `#${id}`);
    document.getElementById(tabIdOf(id))?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = targetOfKey(event.key, { index: ids.indexOf(selected), count: ids.length });
    const id = target === undefined ? undefined : ids[target];
    if (id === undefined) return;
    event.preventDefault();
    choose(id);
  };

  return {
    isReady,
    selected,
    tabOf: (id) => ({
      id: tabIdOf(id),
      role: 'tab',
      type: 'button',
      'aria-selected': id === selected,
      'aria-controls': id,
      tabIndex: id === selected ? 0 : -1,
      onClick: () => choose(id),
      onKeyDown,
    }),
    panelOf: (id) =>
      isReady
        ? { role: 'tabpanel', 'aria-labelledby': tabIdOf(id), hidden: id !== selected, tabIndex: 0 }
        : {},
  };
}

/** Finds the panel that the URL's hash stands in, at first and whenever it changes. */
function useLinkedPanel(ids: readonly string[], onFound: (id: string) => void): void {
  const list = ids.join(' ');
  useEffect(() => {
    const look = () => {
      const place = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const panel = place && list.split(' ').find((id) => document.getElementById(id)?.contains(place));
      if (panel) onFound(panel);
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [list, onFound]);
}

function tabIdOf(id: string): string {
  return `${id}-tab`;
}
