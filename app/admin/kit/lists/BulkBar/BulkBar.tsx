import { Button, Modal, NativeSelect } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { blogPostEntity } from '#content/entities/blog-post/blog-post.entity.ts';
import { useSubmit } from '../../api/use-submit.ts';
import { DueTimeControl } from '../../controls/DueTimeControl/DueTimeControl.tsx';
import { countOf } from '../../language/nouns.ts';
import { t } from '../../language/t.ts';
import { Message } from '../../notices/Message/Message.tsx';
import { StickyBar } from '../../page-parts/StickyBar/StickyBar.tsx';
import { bulkLabels } from '../bulk-texts.ts';
import type { BulkAction } from '../list-definition.ts';
import { loadReferenced } from '../load-choices.ts';
import type { BulkOrder, BulkTimes } from '../use-bulk-actions.tsx';
import { useLoadedChoices } from '../use-loaded-choices.ts';
import styles from './BulkBar.module.css';

// The same of every kind.
const { publishAt: publishAtField, unpublishAt: unpublishAtField } = blogPostEntity.fields;
const noTimes = { publishAt: '', unpublishAt: '' };

type BulkBarProps = {
  count: number;
  noun: { one: string; many: string };
  actions: readonly BulkAction[];
  isRunning: boolean;
  onRun: (order: BulkOrder) => void;
  /** @throws ApiError with a message for the field that is wrong */
  onPlan: (times: BulkTimes) => Promise<void>;
  onClear: () => void;
};

/** The actions for all ticked rows; always visible at the bottom of the window. */
export function BulkBar({ count, noun, actions, isRunning, onRun, onPlan, onClear }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <StickyBar className={styles.bar} aria-label={t('Selection')} aria-busy={isRunning}>
      <p className={styles.count} role="status">
        {t('{items} selected', { items: countOf(count, noun) })}
      </p>
      <div className={styles.actions}>
        {actions.map((action) =>
          action === 'category' ? (
            <MoveControl
              key={action}
              isRunning={isRunning}
              onMove={(categoryId) => onRun({ action, categoryId })}
            />
          ) : action === 'schedule' ? (
            <PlanControl key={action} what={countOf(count, noun)} isRunning={isRunning} onPlan={onPlan} />
          ) : (
            <Button
              key={action}
              size="compact-md"
              variant={action === 'delete' ? 'outline' : 'default'}
              {...(action === 'delete' && { color: 'red' })}
              disabled={isRunning}
              onClick={() => onRun({ action })}
            >
              {bulkLabels[action]}
            </Button>
          ),
        )}
        <Button size="compact-md" variant="subtle" disabled={isRunning} onClick={onClear}>
          {t('Clear selection')}
        </Button>
      </div>
    </StickyBar>
  );
}

/** Moves the ticked products to another collection. */
function MoveControl(props: { isRunning: boolean; onMove: (categoryId: number) => void }) {
  const { isRunning, onMove } = props;
  const { category: categories = [] } = useLoadedChoices(loadCategoryIds);
  const [chosen, setChosen] = useState('');
  return (
    <div className={styles.move}>
      <NativeSelect
        size="xs"
        aria-label={t('Move to collection')}
        value={chosen}
        data={[{ value: '', label: t('Move to collection…') }, ...categories]}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Button
        size="compact-md"
        variant="default"
        disabled={isRunning || chosen === ''}
        onClick={() => onMove(Number(chosen))}
      >
        {bulkLabels.category}
      </Button>
    </div>
  );
}

async function loadCategoryIds() {
  return { category: await loadReferenced('category', 'id') };
}

type PlanControlProps = {
  /** `3 products`. */
  what: string;
  isRunning: boolean;
  onPlan: (times: BulkTimes) => Promise<void>;
};

/** Gives the ticked records a time to appear, one to go, or both. */
function PlanControl({ what, isRunning, onPlan }: PlanControlProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="compact-md" variant="default" disabled={isRunning} onClick={() => setIsOpen(true)}>
        {bulkLabels.schedule}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('Schedule {items}', { items: what })}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <PlanForm onPlan={onPlan} onClose={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function PlanForm({ onPlan, onClose }: Pick<PlanControlProps, 'onPlan'> & { onClose: () => void }) {
  const [times, setTimes] = useState(noTimes);
  const form = useSubmit({
    failure: t('This could not be scheduled. Please try again.'),
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
        {t(
          'What you leave empty stays as it is. What is on the site now is taken off until the time it appears.',
        )}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={form.isSending}>
          {t('Save')}
        </Button>
      </div>
    </form>
  );
}
