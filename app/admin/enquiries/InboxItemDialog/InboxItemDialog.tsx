import { Button, Modal, Skeleton } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '../../icons/icons.ts';
import { Message } from '../../shell/Message/Message.tsx';
import type { InboxItem } from '../enquiry.ts';
import type { Inbox } from '../inbox.ts';
import type { InboxTools } from '../use-inbox.ts';
import type { OpenInboxItem } from '../use-open-inbox-item.ts';
import { InboxItemDetail } from './InboxItemDetail.tsx';
import styles from './InboxItemDialog.module.css';

type InboxItemDialogProps<Item extends InboxItem> = {
  inbox: Inbox<Item>;
  tools: InboxTools<Item>;
  opened: OpenInboxItem<Item>;
};

const iconPixels = 16;

/** One inbox item with its actions; its URL opens it again. */
export function InboxItemDialog<Item extends InboxItem>({
  inbox,
  tools,
  opened,
}: InboxItemDialogProps<Item>) {
  const { id, item, failure, open } = opened;
  return (
    <Modal.Root opened={id !== undefined} onClose={() => void open(undefined)} size="48rem">
      <Modal.Overlay />
      <Modal.Content>
        {/* Mantine renders a `header`, which would be a second banner landmark. */}
        <Modal.Header role="presentation">
          <Modal.Title>{item ? inbox.nameOf(item) : inbox.title}</Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          <Neighbours inbox={inbox} opened={opened} count={tools.shown?.items.length ?? 0} />
          {failure ? <Message kind="error">{failure}</Message> : null}
          {!item && !failure ? <Skeleton height={320} data-testid="skeleton" /> : null}
          {item ? <InboxItemDetail key={item.id} {...{ inbox, tools, opened, item }} /> : null}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Keeps its position and the focus when the item changes. */
function Neighbours<Item extends InboxItem>(props: {
  inbox: Inbox<Item>;
  opened: OpenInboxItem<Item>;
  count: number;
}) {
  const { inbox, opened, count } = props;
  if (opened.index < 0) return null;
  return (
    <div className={styles.neighbours}>
      <StepButton label={`Previous ${inbox.noun.one}`} target={opened.previousId} onStep={opened.open} />
      <p className={styles.position}>
        {opened.index + 1} of {count} on this page
      </p>
      <StepButton label={`Next ${inbox.noun.one}`} target={opened.nextId} onStep={opened.open} isForward />
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
