import { type ComponentType, type MouseEvent, useState } from 'react';
import { isPlainClick } from '../../behaviour/is-plain-click.ts';

type Panel = ComponentType<{ opener: HTMLElement; onClose: () => void }>;
type Opened = { Panel: Panel; opener: HTMLElement };

const load = () => import('./SearchPanel.tsx');

/** The panel is fetched when somebody is about to use it; where that fails, the browser follows the link. */
export function useSearchPanel() {
  const [opened, setOpened] = useState<Opened>();
  return {
    opened,
    close: () => setOpened(undefined),
    link: {
      onPointerEnter: () => void load().catch(() => {}),
      onClick: (event: MouseEvent<HTMLAnchorElement>) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const opener = event.currentTarget;
        load().then(
          ({ SearchPanel }) => setOpened({ Panel: SearchPanel, opener }),
          () => location.assign(opener.href),
        );
      },
    },
  };
}
