import { useState } from 'react';
import type { ReplyTemplate } from '#inbox/inbox/reply-templates.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { useLeaveGuard } from '../../kit/forms/use-leave-guard.ts';
import { t } from '../../kit/language/t.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';

export type StoredTemplates = { version: number; templates: ReplyTemplate[] };

const empty: ReplyTemplate = { name: '', channel: 'both', subject: '', text: 'Dear {name},\n\n' };

/** The templates while somebody edits them: saved together, and not over what somebody else has saved meanwhile. */
export function useTemplateForm(stored: StoredTemplates) {
  const [version, setVersion] = useState(stored.version);
  const [templates, setTemplates] = useState<readonly ReplyTemplate[]>(stored.templates);
  const [saved, setSaved] = useState<readonly ReplyTemplate[]>(stored.templates);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<StoredTemplates>();
  const [isSaving, setIsSaving] = useState(false);
  const isDirty = templates !== saved;
  useLeaveGuard({ hasUnsaved: () => isDirty, onGiveUp: () => setTemplates(saved) });

  async function save(over: number = version): Promise<void> {
    setErrors({});
    setProblem(undefined);
    setIsSaving(true);
    try {
      const request = { method: 'PUT' as const, body: { templates }, ifMatch: `W/"v${over}"` };
      const { data } = await requestApi<StoredTemplates>('/inbox/templates', request);
      accept(data);
      showNotice({ text: t('The reply templates are saved.') });
    } catch (error) {
      if (error instanceof ApiError && error.status === 412) {
        setTheirs(error.body.current as StoredTemplates);
      } else if (error instanceof ApiError && Object.keys(error.fields).length > 0) setErrors(error.fields);
      setProblem(messageOf(error, t('The templates could not be saved. Please try again.')));
    } finally {
      setIsSaving(false);
    }
  }

  function accept(data: StoredTemplates): void {
    setVersion(data.version);
    setTemplates(data.templates);
    setSaved(data.templates);
    setTheirs(undefined);
    setProblem(undefined);
  }

  function change(position: number, changes: Partial<ReplyTemplate>): void {
    setTemplates((all) => all.map((one, index) => (index === position ? { ...one, ...changes } : one)));
  }

  function move(position: number, by: 1 | -1): void {
    setTemplates((all) => {
      const moved = all[position];
      return moved ? all.toSpliced(position, 1).toSpliced(position + by, 0, moved) : all;
    });
  }

  function remove(position: number): void {
    const before = templates;
    setTemplates(before.toSpliced(position, 1));
    showNotice({
      text: t('“{name}” is removed, once you save.', { name: before[position]?.name ?? '' }),
      action: { label: t('Undo'), run: () => setTemplates(before) },
    });
  }

  const add = () => setTemplates((all) => [...all, empty]);
  return { templates, errors, problem, theirs, isDirty, isSaving, save, accept, change, move, remove, add };
}
