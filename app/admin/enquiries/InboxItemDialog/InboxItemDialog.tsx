import { Button, Modal, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { NoticeList } from '../../shell/Notices/Notices.tsx';
import { inboxNoun } from '../inbox.ts';
import type { InboxList } from '../use-inbox.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import type { Triage } from '../use-triage.ts';
import { triageDialog } from '../use-triage-keys.ts';
import { InboxItemDetail } from './InboxItemDetail.tsx';
import styles from './InboxItemDialog.module.css';

type InboxItemDialogProps = { list: InboxList; triage: Triage; opened: OpenInboxItem };

const iconPixels = 16;

/** One inbox item with its actions; its URL opens it again. */
export function InboxItemDialog({ list, triage, opened }: InboxItemDialogProps) {
  const { id, item, failure, open } = opened;
  useFreshItem(list, opened);
  return (
    <Modal.Root opened={id !== undefined} onClose={() => void open(undefined)} size="48rem" {...triageDialog}>
      <Modal.Overlay />
      <Modal.Content {...triageDialog}>
        {/* Mantine renders a `header`, which would be a second banner landmark. */}
        <Modal.Header role="presentation">
          <Modal.Title>{item ? item.name : 'Inbox'}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          <Neighbours opened={opened} count={list.shown?.items.length ?? 0} />
          {/* Those of the page are behind this. */}
          <NoticeList />
          {failure ? <Message kind="error">{failure}</Message> : null}
          {!item && !failure ? <Skeleton height={320} data-testid="skeleton" /> : null}
          {item ? <InboxItemDetail key={item.id} {...{ list, triage, opened, item }} /> : null}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** What was fetched may be newer than the list: what is shown is what changes are based on. */
function useFreshItem(list: InboxList, { detail }: OpenInboxItem): void {
  useEffect(() => {
    if (!detail) return;
    const known = list.latestOf(detail.id);
    if (!known || known.version < detail.version) list.take([detail]);
  });
}

/** Keeps its position and the focus when the item changes. */
function Neighbours({ opened, count }: { opened: OpenInboxItem; count: number }) {
  if (opened.index < 0) return null;
  return (
    <div className={styles.neighbours}>
      <StepButton label={`Previous ${inboxNoun.one}`} target={opened.previousId} onStep={opened.open} />
      <p className={styles.position}>
        {opened.index + 1} of {count} on this page
      </p>
      <StepButton label={`Next ${inboxNoun.one}`} target={opened.nextId} onStep={opened.open} isForward />
    </div>
  );
}

function StepButton(props: {
  label: string;
  target: number | undefined;
  onStep: (id: number) => Promise<void>;
  isForward?: boolean;
}) {
  const { label, target, onStep, isForward = false } = props;
  const Icon = isForward ? IconChevronRight : IconChevronLeft;
  const icon = <Icon size={iconPixels} aria-hidden />;
  return (
    <Button
      size="compact-sm"
      variant="default"
      {...(isForward ? { rightSection: icon } : { leftSection: icon })}
      // Focusable also at the end of the list, so that stepping through by key keeps the focus.
      {...(target === undefined && { 'data-disabled': true })}
      aria-disabled={target === undefined}
      onClick={() => target !== undefined && void onStep(target)}
    >
      {label}
    </Button>
  );
}
