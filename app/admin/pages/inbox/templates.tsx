import { Button } from '@mantine/core';
import { replyPlaceholders, replyTemplateLimits } from '#inbox/inbox/reply-templates.shared.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import { Message } from '../../kit/notices/Message/Message.tsx';
import { EmptyState } from '../../kit/page-parts/EmptyState/EmptyState.tsx';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { StickyBar } from '../../kit/page-parts/StickyBar/StickyBar.tsx';
import type { Route } from './+types/templates.ts';
import styles from './inbox-templates.module.css';
import { TemplateEditor } from './TemplateEditor/TemplateEditor.tsx';
import { useSiteLanguages } from './use-site-languages.ts';
import { type StoredTemplates, useTemplateForm } from './use-template-form.ts';

const crumbs = [
  { label: t('Dashboard'), to: '/admin/dashboard/' },
  { label: t('Inbox'), to: '/admin/inbox/' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { data: stored } = await requestApi<StoredTemplates>('/inbox/templates', { signal: request.signal });
  return { stored };
}

/** What replies begin with; the staff shares it. */
export default function InboxTemplates({ loaderData: { stored } }: Route.ComponentProps) {
  const form = useTemplateForm(stored);
  const { templates, errors, problem, theirs, isDirty, isSaving } = form;
  const languages = useSiteLanguages().slice(1);
  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <PageHeader title={t('Reply templates')} crumbs={crumbs} />
      <Placeholders />
      {problem ? (
        <Message kind="error">
          {problem}
          {theirs ? (
            <span className={styles.choices}>
              <Button size="compact-sm" variant="default" onClick={() => void form.save(theirs.version)}>
                {t('Save mine over theirs')}
              </Button>
              <Button size="compact-sm" variant="default" onClick={() => form.accept(theirs)}>
                {t('Show theirs')}
              </Button>
            </span>
          ) : null}
        </Message>
      ) : null}
      {templates.length === 0 ? (
        <EmptyState title={t('No templates')} text={t('Replies then begin with an empty mail.')} />
      ) : null}
      {templates.map((template, position) => (
        <TemplateEditor
          key={position}
          {...{ template, position, languages, errors, count: templates.length }}
          onChange={(change) => form.change(position, change)}
          onMove={(by) => form.move(position, by)}
          onRemove={() => form.remove(position)}
        />
      ))}
      <div>
        <Button variant="default" onClick={form.add} disabled={templates.length >= replyTemplateLimits.count}>
          {t('Add a template')}
        </Button>
      </div>
      <StickyBar className={styles.bar}>
        <p role="status">{isDirty ? t('There are unsaved changes.') : t('Everything is saved.')}</p>
        <Button type="submit" loading={isSaving}>
          {t('Save')}
        </Button>
      </StickyBar>
    </form>
  );
}

function Placeholders() {
  return (
    <details className={styles.help}>
      <summary>{t('What can be filled in')}</summary>
      <p>
        {t(
          'Names in braces are replaced by what is known of the buyer. Text in square brackets is left out if something in it is not known:',
        )}{' '}
        <code>{t('Your enquiry[ about {product}]')}</code>.
      </p>
      <dl>
        {Object.entries(replyPlaceholders).map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
