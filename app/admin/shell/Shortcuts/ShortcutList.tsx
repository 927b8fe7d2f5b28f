import { Modal, Switch } from '@mantine/core';
import { useState } from 'react';
import { handlingStatuses, statusLabels } from '#inbox/submit/handling.shared.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { useMay } from '../../kit/access/use-may.ts';
import { t } from '../../kit/language/t.ts';
import { navigationItems } from '../navigation.ts';
import { hasInboxShortcuts, keepInboxShortcuts } from './inbox-shortcuts.ts';
import styles from './ShortcutList.module.css';

type Shortcut = { keys: readonly string[]; does: string };

const everywhere: readonly Shortcut[] = [
  { keys: [t('Ctrl'), 'K'], does: t('Go to anything: pages, records, actions') },
  { keys: ['?'], does: t('Show these shortcuts') },
  { keys: ['/'], does: t('Search in the list') },
  { keys: ['n'], does: t('New record in this section') },
  { keys: [t('Ctrl'), 'S'], does: t('Save the form') },
  { keys: [t('Esc')], does: t('Close the top window') },
];

/** Of the inbox alone; the numbers are the statuses in their order. */
const inbox: readonly Shortcut[] = [
  { keys: ['j'], does: t('Next item') },
  { keys: ['k'], does: t('Previous item') },
  { keys: ['o'], does: t('Open the item') },
  { keys: ['x'], does: t('Select the item') },
  { keys: ['a'], does: t('Assign to somebody') },
  ...handlingStatuses.map((status, index) => ({
    keys: [String(index + 1)],
    does: t('Status: {status}', { status: t(statusLabels[status]) }),
  })),
  { keys: ['!'], does: t('Spam') },
  { keys: ['z'], does: t('Undo the last change') },
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
    <Modal opened={isOpen} onClose={onClose} title={t('Keyboard shortcuts')} size="lg">
      <div className={styles.columns}>
        <Shortcuts heading={t('Everywhere')} shortcuts={everywhere} />
        <Shortcuts heading={t('Go to')} shortcuts={sectionsFor(may)} />
        {may('inbox') ? <Shortcuts heading={t('In the inbox')} shortcuts={inbox} /> : null}
      </div>
      <Switch
        className={styles.switch}
        label={t('Shortcuts of a single letter')}
        description={t('Off: only those with Ctrl or Cmd work')}
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
