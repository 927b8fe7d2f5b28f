import { Button, Modal } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { blogPostEntity } from '#content/blog-post/blog-post.entity.ts';
import { DueTimeControl } from '../../controls/DueTimeControl/DueTimeControl.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { Message } from '../../shell/Message/Message.tsx';
import { bulkLabels } from '../bulk-texts.ts';
import type { BulkTimes } from '../use-bulk-actions.tsx';
import styles from './BulkBar.module.css';

type PlanControlProps = {
  /** `3 products`. */
  what: string;
  isRunning: boolean;
  onPlan: (times: BulkTimes) => Promise<void>;
};

// The same of every kind.
const { publishAt: publishAtField, unpublishAt: unpublishAtField } = blogPostEntity.fields;
const noTimes = { publishAt: '', unpublishAt: '' };

/** Gives the ticked records a time to appear, one to go, or both. */
export function PlanControl({ what, isRunning, onPlan }: PlanControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact-md" variant="default" disabled={isRunning} onClick={() => setIsOpen(true)}>
        {bulkLabels.schedule}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={`Schedule ${what}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <PlanForm onPlan={onPlan} onClose={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function PlanForm({ onPlan, onClose }: Pick<PlanControlProps, 'onPlan'> & { onClose: () => void }) {
  const [times, setTimes] = useState(noTimes);
  const form = useSubmit({
    failure: 'This could not be planned. Please try again.',
    async send() {
      const { publishAt, unpublishAt } = times;
      await onPlan({ publishAt: publishAt || undefined, unpublishAt: unpublishAt || undefined });
      onClose();
      return '';
    },
  });
  const { fields } = form;
  const { publish_at: publishError, unpublish_at: unpublishError } = fields;
  const frame = useRef<HTMLFormElement>(null);
  // What is wrong is read aloud with the field that it stands beside.
  useEffect(() => {
    if (Object.keys(fields).length > 0)
      frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fields]);
  return (
    <form ref={frame} className={styles.plan} onSubmit={form.onSubmit} noValidate>
      {form.error && !publishError && !unpublishError ? <Message kind="error">{form.error}</Message> : null}
      <DueTimeControl
        name="bulk_publish_at"
        apiName="publish_at"
        field={publishAtField}
        value={times.publishAt}
        error={publishError}
        onChange={(publishAt) => setTimes((before) => ({ ...before, publishAt }))}
      />
      <DueTimeControl
        name="bulk_unpublish_at"
        apiName="unpublish_at"
        field={unpublishAtField}
        value={times.unpublishAt}
        error={unpublishError}
        onChange={(unpublishAt) => setTimes((before) => ({ ...before, unpublishAt }))}
      />
      <p className={styles.hint}>
        What you leave empty stays as it is. What is on the site now is taken off until the time it appears.
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isSending}>
          Save
        </Button>
      </div>
    </form>
  );
}
