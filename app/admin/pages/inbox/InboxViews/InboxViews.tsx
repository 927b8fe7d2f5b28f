import { Button, Modal, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { messageOf } from '../../../kit/api/message-of.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { useSubmit } from '../../../kit/api/use-submit.ts';
import { t } from '../../../kit/language/t.ts';
import { Message } from '../../../kit/notices/Message/Message.tsx';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { notifyUndo } from '../../../kit/notices/notify-undo.ts';
import { inboxPath } from '../inbox.ts';
import { viewQueryOf } from '../list-query.ts';
import styles from './InboxViews.module.css';

/** The lists that one comes back to: those that everybody has, and one's own. */
export function InboxViews({ params }: { params: URLSearchParams }) {
  const { views, save, remove } = useViews();
  const [isNaming, setIsNaming] = useState(false);
  const query = viewQueryOf(params);
  const current = views.find((view) => isSame(view.query, query));
  const hasOwnQuery = Object.keys(query).length > 0 && !current;
  return (
    <nav className={styles.views} aria-label={t('Views')}>
      <ul>
        <ViewLink name={t('All')} query={{}} isCurrent={Object.keys(query).length === 0} />
        {views.map((view) => (
          <ViewLink
            key={`${view.id} ${view.name}`}
            name={view.id === null ? t(view.name) : view.name}
            query={view.query}
            isCurrent={view === current}
          />
        ))}
      </ul>
      {hasOwnQuery ? (
        <Button size="compact-sm" variant="default" onClick={() => setIsNaming(true)}>
          {t('Keep this view')}
        </Button>
      ) : null}
      {current?.id ? (
        <Button size="compact-sm" variant="subtle" onClick={() => void remove(current)}>
          {t('Remove this view')}
        </Button>
      ) : null}
      <SaveViewDialog
        isOpen={isNaming}
        onSave={(name) => save(name, query)}
        onClose={() => setIsNaming(false)}
      />
    </nav>
  );
}

/** Those that everybody has have no id. */
type InboxView = { id: number | null; name: string; query: Record<string, string> };

/** Stored with the administrator, so that they are the same on every machine. */
function useViews() {
  const [views, setViews] = useState<readonly InboxView[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    requestApi<InboxView[]>('/inbox/views', { signal: stop.signal })
      .then(({ data }) => setViews(data))
      // Not essential: the inbox works without them, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);

  /** One of the same name is replaced. @throws ApiError */
  async function save(name: string, query: Record<string, string>): Promise<void> {
    const { data } = await requestApi<InboxView>('/inbox/views', { method: 'POST', body: { name, query } });
    setViews((before) => [...before.filter(({ id }) => id !== data.id), data]);
  }

  async function remove(view: InboxView): Promise<void> {
    try {
      await requestApi(`/inbox/views/${view.id}`, { method: 'DELETE' });
      setViews((before) => before.filter(({ id }) => id !== view.id));
      notifyUndo({
        message: t('The view “{name}” is removed.', { name: view.name }),
        undo: () => restore(view),
      });
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
  }

  async function restore({ name, query }: InboxView): Promise<string> {
    await save(name, query);
    return t('The view “{name}” is back.', { name });
  }

  return { views, save, remove };
}

function ViewLink(props: Pick<InboxView, 'name' | 'query'> & { isCurrent: boolean }) {
  const { name, query, isCurrent } = props;
  const search = new URLSearchParams(query).toString();
  return (
    <li>
      <Link to={search ? `${inboxPath}?${search}` : inboxPath} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </Link>
    </li>
  );
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => ownValue(one, name) === ownValue(other, name));
}

type SaveViewDialogProps = {
  isOpen: boolean;
  /** @throws ApiError with a message for the field */
  onSave: (name: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for the name of a view. */
function SaveViewDialog({ isOpen, onSave, onClose }: SaveViewDialogProps) {
  const form = useSubmit({
    failure: t('The view could not be kept. Please try again.'),
    async send(values) {
      await onSave(String(values.get('name')));
      onClose();
      return '';
    },
  });
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('Keep this view')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        {form.error && !form.fields.name ? <Message kind="error">{form.error}</Message> : null}
        <TextInput
          label={t('Name')}
          name="name"
          data-autofocus
          maxLength={60}
          description={t('Only you see it. A view of the same name is replaced.')}
          error={form.fields.name}
        />
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={form.isSending}>
            {t('Save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
