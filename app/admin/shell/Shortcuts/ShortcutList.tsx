import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { handlingStatuses, statusLabels } from '#inbox/submit/handling.shared.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { useMay } from '../../kit/access/use-may.ts';
import { navigationItems } from '../navigation.ts';
import { hasInboxShortcuts, keepInboxShortcuts } from './inbox-shortcuts.ts';
import styles from './ShortcutList.module.css';

type Shortcut = { keys: readonly string[]; does: string };

const everywhere: readonly Shortcut[] = [
  { keys: ['Ctrl', 'K'], does: 'Go to anything: pages, records, actions' },
  { keys: ['?'], does: 'Show these shortcuts' },
  { keys: ['/'], does: 'Search in the list' },
  { keys: ['n'], does: 'New record in this section' },
  { keys: ['Ctrl', 'S'], does: 'Save the form' },
  { keys: ['Esc'], does: 'Close the top window' },
];

/** Of the inbox alone; the numbers are the statuses in their order. */
const inbox: readonly Shortcut[] = [
  { keys: ['j'], does: 'Next item' },
  { keys: ['k'], does: 'Previous item' },
  { keys: ['o'], does: 'Open the item' },
  { keys: ['x'], does: 'Select the item' },
  { keys: ['a'], does: 'Assign to somebody' },
  ...handlingStatuses.map((status, index) => ({
    keys: [String(index + 1)],
    does: `Status: ${statusLabels[status]}`,
  })),
  { keys: ['!'], does: 'Spam' },
  { keys: ['z'], does: 'Undo the last change' },
];

function sectionsFor(may: (permission: Permission) => boolean): readonly Shortcut[] {
  return navigationItems.flatMap(({ key, label, permission }) =>
    key && may(permission) ? [{ keys: ['g', key], does: label }] : [],
  );
}

type ShortcutListProps = { isOpen: boolean; onClose: () => void };

/** All shortcuts, and the switch for single-letter ones (WCAG 2.1.4). */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const may = useMay();
  const [hasInboxItems, setHasInboxItems] = useState(hasInboxShortcuts);
  return (
    <Modal opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size="lg">
      <div className={styles.columns}>
        <Shortcuts heading="Everywhere" shortcuts={everywhere} />
        <Shortcuts heading="Go to" shortcuts={sectionsFor(may)} />
        {may('inbox') ? <Shortcuts heading="In the inbox" shortcuts={inbox} /> : null}
      </div>
      <Switch
        className={styles.switch}
        label="Shortcuts of a single letter"
        description="Off: only those with Ctrl or Cmd work"
        checked={hasInboxItems}
        onChange={({ currentTarget }) => {
          setHasInboxItems(currentTarget.checked);
          keepInboxShortcuts(currentTarget.checked ? 'on' : 'off');
        }}
      />
    </Modal>
  );
}

function Shortcuts({ heading, shortcuts }: { heading: string; shortcuts: readonly Shortcut[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <dl className={styles.list}>
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
