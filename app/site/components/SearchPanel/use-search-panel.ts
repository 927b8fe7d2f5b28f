import { type ComponentType, type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../behaviour/is-plain-click.ts';
import type { Opening } from './SearchPanel.tsx';

type Opened = { Panel: ComponentType<{ opening: Opening }>; opening: Opening };

const load = () => import('./SearchPanel.tsx');

/**
 * The panel is fetched when somebody is about to use it, and keeps what was typed; where that fails, the browser follows
 * the link.
 */
export function useSearchPanel() {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    link: {
      onPointerEnter: () => void load().catch(() => {}),
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const opener = event.currentTarget;
        load().then(
          ({ SearchPanel }) => setOpened({ Panel: SearchPanel, opening: { opener } }),
          () => location.assign(opener.href),
        );
      },
    },
  };
}
