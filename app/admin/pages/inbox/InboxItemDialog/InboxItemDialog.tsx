import { Button, Modal, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { IconChevronLeft, IconChevronRight } from '../../../kit/icons/icons.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { NoticeList } from '../../../kit/notices/Notices/Notices.tsx';
import { pageSize } from '../list-query.ts';
import type { InboxList } from '../use-inbox.ts';
import type { InboxSteps } from '../use-inbox-steps.ts';
import type { ItemDeletion } from '../use-item-deletion.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import type { Triage } from '../use-triage.ts';
import { triageDialog } from '../use-triage-keys.ts';
import { InboxItemDetail } from './InboxItemDetail.tsx';
import styles from './InboxItemDialog.module.css';

type InboxItemDialogProps = {
  list: InboxList;
  triage: Triage;
  opened: OpenInboxItem;
  steps: InboxSteps;
  deletion: ItemDeletion;
  /** Whether the server sends mails; undefined until that is known. */
  canSend: boolean | undefined;
};

const iconPixels = 16;

/** One inbox item with its actions; its URL opens it again. */
export function InboxItemDialog(props: InboxItemDialogProps) {
  const { list, triage, opened, steps, deletion, canSend } = props;
  const { id, item, failure, open } = opened;
  useFreshItem(list, opened);
  return (
    <Modal.Root opened={id !== undefined} onClose={() => void open(undefined)} size="48rem" {...triageDialog}>
      <Modal.Overlay />
      <Modal.Content {...triageDialog}>
        {/* Mantine renders a `header`, which would be a second banner landmark. */}
        <Modal.Header role="presentation">
          <Modal.Title>{item ? item.name : t('Inbox')}</Modal.Title>
          <Modal.CloseButton aria-label={t('Close')} />
        </Modal.Header>
        <Modal.Body>
          <Neighbours opened={opened} steps={steps} list={list} />
          {/* Those of the page are behind this. */}
          <NoticeList />
          {failure ? <Message kind="error">{failure}</Message> : null}
          {!item && !failure ? <Skeleton height={320} data-testid="skeleton" /> : null}
          {item ? (
            <InboxItemDetail key={item.id} {...{ list, triage, opened, deletion, item, canSend }} />
          ) : null}
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
    if (!known || known.version < detail.version) return list.take([detail]);
    const { replies } = detail;
    const isSame = JSON.stringify(replies) === JSON.stringify(known.replies);
    if (known.version === detail.version && !isSame) list.take([{ ...known, replies }]);
  });
}

/** Keeps its position and the focus when the item changes, also to one of another page. */
function Neighbours({
  opened,
  steps,
  list: { shown },
}: Pick<InboxItemDialogProps, 'opened' | 'steps' | 'list'>) {
  const isOnPage = opened.index >= 0;
  if (!shown || !(isOnPage || steps.isTurning)) return null;
  return (
    <div className={styles.neighbours}>
      <StepButton label={t('Previous item')} steps={steps} by={-1} />
      <p className={styles.position}>
        {isOnPage
          ? t('{position} of {total}', {
              position: (shown.page - 1) * pageSize + opened.index + 1,
              total: shown.total,
            })
          : t('Loading…')}
      </p>
      <StepButton label={t('Next item')} steps={steps} by={1} />
    </div>
  );
}

function StepButton({ label, steps, by }: { label: string; steps: InboxSteps; by: 1 | -1 }) {
  const canStep = steps.canStep(by);
  const Icon = by === 1 ? IconChevronRight : IconChevronLeft;
  const icon = <Icon size={iconPixels} aria-hidden />;
  return (
    <Button
      size="compact-sm"
      variant="default"
      {...(by === 1 ? { rightSection: icon } : { leftSection: icon })}
      // Focusable also at the end of the list, so that stepping through by key keeps the focus.
      {...(!canStep && { 'data-disabled': true })}
      aria-disabled={!canStep}
      onClick={() => canStep && steps.step(by)}
    >
      {label}
    </Button>
  );
}
