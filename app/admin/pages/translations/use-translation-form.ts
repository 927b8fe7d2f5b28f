import { useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Translation } from '#content/translations/show-translation.ts';
import type { ApiRecord, StoredRecord } from '../../kit/api/form-values.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { requestApi } from '../../kit/api/request-api.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import type { Versions } from '../../kit/forms/merge-values.ts';
import { readRevisionsAt } from '../../kit/forms/record-endpoints.ts';
import { outcomeOf, type SaveOutcome } from '../../kit/forms/save-outcome.ts';
import { useEditing } from '../../kit/forms/use-editing.ts';
import type { FormState } from '../../kit/forms/use-form-state.ts';
import { useRevisionRestore } from '../../kit/forms/use-revision-restore.ts';
import { type After, type SavingRules, useSaving } from '../../kit/forms/use-saving.ts';
import { t } from '../../kit/language/t.ts';
import { readersNameOf } from '../../kit/languages/language-label.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import { notifyUndo } from '../../kit/notices/notify-undo.ts';
import { toStoredTranslation, translationEndpoint } from '../../kit/translations/translation-endpoints.ts';
import { type LoadedTranslation, reloadTranslation } from './load-translation.ts';
import {
  alignValues,
  bodyOfTranslation,
  checkedKey,
  formerSources,
  keyOfName,
  valuesOfTranslation,
} from './translation-values.ts';

export type TranslationFormParts = ReturnType<typeof useTranslationForm>;

const changedSource = t(
  'Somebody has changed the original since you opened this. See what changed in it, then save again.',
);

/** The state and the actions of a form that translates something into one language. */
export function useTranslationForm(loaded: LoadedTranslation, setLoaded: (next: LoadedTranslation) => void) {
  const { subject, language, stored } = loaded;
  const { apiPath, fields } = subject;
  const endpoint = translationEndpoint(apiPath, language);
  const [translation, setTranslation] = useState(stored.record as Translation);
  const readBase = (saved: StoredRecord | undefined) => ({
    id: saved?.id,
    etag: saved?.etag ?? '',
    values: valuesOfTranslation(fields, saved?.record),
  });
  const editing = useEditing({ stored, readBase, draftPath: `${apiPath}/${language}` });
  const { form } = editing;
  const navigate = useNavigate();
  const leadsTo = useWayBack(subject);
  const remember = (saved: StoredRecord) => setTranslation(saved.record as Translation);

  /** Puts what it is by now, and what it is of, behind the form. */
  const renew = (next: LoadedTranslation): SaveOutcome => {
    const { values, base } = form.latest.current;
    const now = next.subject.fields;
    const theirs = next.stored.record as Translation;
    const former = formerSources(fields, now, values);
    const isOnlySource = base.etag.includes(`"v${theirs.version}-`);
    setLoaded(next);
    setTranslation({ ...theirs, translatedFrom: { ...former, ...theirs.translatedFrom } });
    form.replace({
      base: {
        ...base,
        etag: isOnlySource ? next.stored.etag : base.etag,
        values: alignValues(fields, now, base.values),
      },
      values: alignValues(fields, now, values),
    });
    if (!isOnlySource) return { kind: 'stale', theirs: next.stored };
    const changed = now.filter(({ names: [name] }) => Object.hasOwn(former, name));
    const messages = changed.map(({ key }) => [key, t('The original has changed')]);
    return { kind: 'failed', message: changedSource, fields: Object.fromEntries(messages) };
  };

  const rules: SavingRules = {
    check: () => ({}),
    confirm: async () => true,
    async send(values, base) {
      let next: LoadedTranslation | undefined;
      const outcome = await outcomeOf(
        requestApi<ApiRecord>(endpoint, {
          ...{ method: 'PUT', ifMatch: base.etag },
          body: bodyOfTranslation(fields, values),
        }).then(toStoredTranslation),
        {
          async read() {
            next = await loaded.reload();
            return next.stored;
          },
          findName: (name) => keyOfName(fields, name),
        },
      );
      return next ? renew(next) : outcome;
    },
  };
  const onSaved = (saved: StoredRecord, { after }: { after: After }) => {
    remember(saved);
    const text = t('The translation into {language} has been saved.', { language: readersNameOf(language) });
    if (after === 'stay') return showNotice({ text });
    editing.guard.letGo();
    navigate(leadsTo);
    showNotice({ text, stays: 'on-next-page' });
  };
  const saving = useSaving({ rules, form, uploads: 0, onSaved });

  const restoreAt = async (revisionId: number, etag: string): Promise<StoredRecord> => {
    const path = `${endpoint}/revisions/${revisionId}/restore`;
    const restored = toStoredTranslation(
      await requestApi<ApiRecord>(path, { method: 'POST', ifMatch: etag }),
    );
    remember(restored);
    return restored;
  };
  const restoreRevision = useRevisionRestore({
    editing,
    restore: ({ id }, { etag }) => restoreAt(id, etag),
  });
  const show = (saved: StoredRecord) => {
    remember(saved);
    form.rebase(saved);
  };
  const remove = useRemoval({ apiPath, language, endpoint, etag: form.base.etag, show, restoreAt });

  return {
    ...{ editing, form, saving, translation, restoreRevision, remove },
    cancel: () => navigate(leadsTo),

    /** The three versions of a translation that somebody else has saved meanwhile. */
    versions(theirs: StoredRecord): Versions {
      const { values, base } = form.latest.current;
      return { yours: values, original: base.values, theirs: valuesOfTranslation(fields, theirs.record) };
    },
    toggleChecked: useToggle(form),
  };
}

/** Says of an outdated field that its text is right as it is, or takes that back. */
function useToggle({ latest, change }: FormState): (name: string) => void {
  return useCallback(
    (name) => {
      const checked = [latest.current.values[checkedKey] ?? []].flat().map(String);
      change(checkedKey, checked.includes(name) ? checked.filter((one) => one !== name) : [...checked, name]);
    },
    [latest, change],
  );
}

/** Back to the list of translations if one came from there, else to the form of what is translated. */
function useWayBack({ crumbs }: LoadedTranslation['subject']): string {
  const { state } = useLocation();
  const from: unknown = state && typeof state === 'object' && 'from' in state ? state.from : undefined;
  const isList = typeof from === 'string' && from.startsWith('/admin/translations/');
  return isList ? from : (crumbs.at(-1)?.to ?? '/admin/');
}

type Removal = {
  apiPath: string;
  language: string;
  endpoint: string;
  etag: string;
  show: (saved: StoredRecord) => void;
  restoreAt: (revisionId: number, etag: string) => Promise<StoredRecord>;
};

/** Deletes a translation after asking; its versions stay, so it can be given back. */
function useRemoval({ apiPath, language, endpoint, etag, show, restoreAt }: Removal) {
  const confirm = useConfirm();
  const name = readersNameOf(language);
  return async (): Promise<void> => {
    const isSure = await confirm({
      title: t('Delete the translation into {name}?', { name }),
      text: t('Visitors read the original again. The texts stay in the history.'),
      action: 'Delete',
    });
    if (!isSure) return;
    try {
      await requestApi(endpoint, { method: 'DELETE', ifMatch: etag });
      const gone = await reloadTranslation(apiPath, language);
      show(gone);
      const undo = async () => {
        const { revisions } = await readRevisionsAt(endpoint, { page: 1 });
        const before = revisions.find(({ action }) => action !== 'deleted');
        if (before) show(await restoreAt(before.id, gone.etag));
        return t('The translation into {name} is back.', { name });
      };
      notifyUndo({ message: t('The translation into {name} has been deleted.', { name }), undo });
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    }
  };
}
