import { useState } from 'react';
import type { DemoCounts, RemovalPreview } from '#content/editorial/first-steps/demo-removal.service.ts';
import { entities } from '#content/registry.ts';
import { messageOf } from '../../../kit/api/message-of.ts';
import { requestApi } from '../../../kit/api/request-api.ts';
import { useConfirm } from '../../../kit/dialogs/Confirm/use-confirm.tsx';
import { locale } from '../../../kit/language/language.ts';
import { t } from '../../../kit/language/t.ts';
import { showNotice } from '../../../kit/notices/Notices/notice-store.ts';
import { notifyUndo } from '../../../kit/notices/notify-undo.ts';
import { announceBrandChanged } from '../../../kit/theme/use-fresh-brand.ts';
import styles from './FirstSteps.module.css';
import { LinksToDemo } from './LinksToDemo.tsx';

const nouns = [
  ...entities.map(({ table, noun }) => ({ name: table, one: t(noun.one), many: t(noun.many) })),
  { name: 'siteDocuments', one: t('text of the site'), many: t('texts of the site') },
] as const;

/** Removing the demo content, after saying in numbers what goes and what stays, and bringing it back. */
export function useDemoRemoval(onChanged: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = useConfirm();

  const change = () => {
    onChanged();
    announceBrandChanged();
  };

  async function restoreAll(): Promise<string> {
    const { data } = await requestApi<{ records: number }>('/demo/removal/undo', { method: 'POST' });
    change();
    return t('The demo content is back: {count, plural, one {# record} other {# records}}.', {
      count: data.records,
    });
  }

  async function removeAll(): Promise<void> {
    const { data: preview } = await requestApi<RemovalPreview>('/demo/removal');
    const isSure = await confirm({
      title: t('Remove the demo content?'),
      text: <RemovalNumbers preview={preview} />,
      action: t('Remove'),
    });
    if (!isSure) return;
    const { data } = await requestApi<{ records: number }>('/demo/removal', { method: 'POST' });
    change();
    notifyUndo({
      message: t(
        'The demo content is gone: {count, plural, one {# record} other {# records}} in the trash.',
        { count: data.records },
      ),
      undo: restoreAll,
    });
  }

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    remove: () => whileBusy(removeAll),
    restore: () => whileBusy(async () => void showNotice({ text: await restoreAll() })),
  };
}

/** What goes with the demo content, and what stays. */
function RemovalNumbers({ preview: { goes, stays, edited, links } }: { preview: RemovalPreview }) {
  return (
    <>
      <div className={styles.numbers}>
        <Counts heading={t('Goes')} counts={goes} none={t('Nothing')} />
        <Counts heading={t('Stays')} counts={stays} none={t('Nothing of your own yet')} />
      </div>
      <p className={styles.note}>
        {edited > 0 ? `${editedText(edited)} ` : null}
        {t(
          'Records go to the trash; texts go back to what a new site begins with, except for what you have changed in them. Enquiries, messages and statistics are not touched. For 30 days all of it can be brought back.',
        )}
      </p>
      <LinksToDemo links={links} />
    </>
  );
}

function Counts({ heading, counts, none }: { heading: string; counts: DemoCounts; none: string }) {
  const shown = nouns.filter(({ name }) => counts[name] > 0);
  return (
    <div>
      <h3>{heading}</h3>
      {shown.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <ul className={styles.counts}>
        {shown.map(({ name, one, many }) => (
          <li key={name}>
            <b>{counts[name].toLocaleString(locale)}</b> {counts[name] === 1 ? one : many}
          </li>
        ))}
      </ul>
    </div>
  );
}

function editedText(count: number): string {
  return t(
    '{count, plural, one {One record that stays came with the demo: you have edited it or use it.} other {# records that stay came with the demo: you have edited them or use them.}}',
    { count },
  );
}
