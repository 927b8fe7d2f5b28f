import { useEffect, useRef, useState } from 'react';
import type { ImportResult, RowError } from '#content/spreadsheets/import-result.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { messageOf } from '../shell/message-of.ts';
import { type ImportFiles, type ImportProgress, sendImport } from './send-import.ts';

/** Where an import is: a file is chosen, looked at, and then imported. */
export type ImportStage =
  | { kind: 'choosing'; failure?: string }
  | { kind: 'checking' | 'importing'; progress: ImportProgress | undefined }
  | { kind: 'checked'; result: ImportResult; failure?: string }
  | { kind: 'done'; result: ImportResult; failure?: string }
  | { kind: 'undone'; restored: number };

/** Looks at a file as soon as it is there, and imports it on demand. */
export function useImport(path: string) {
  const [files, setFiles] = useState<Partial<ImportFiles>>({});
  const [stage, setStage] = useState<ImportStage>({ kind: 'choosing' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(chosen: ImportFiles, isDryRun: boolean): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const kind = isDryRun ? 'checking' : 'importing';
    setStage({ kind, progress: undefined });
    const onProgress = (progress: ImportProgress) => setStage({ kind, progress });
    try {
      const result = await sendImport(path, chosen, { isDryRun, signal: abort.signal, onProgress });
      setStage({ kind: isDryRun ? 'checked' : 'done', result });
    } catch (error) {
      if (!abort.signal.aborted) setStage(stageOfFailure(error));
    }
  }

  function choose(change: Partial<ImportFiles>): void {
    const chosen = { ...files, ...change };
    setFiles(chosen);
    if (chosen.file) void run({ file: chosen.file, pictures: chosen.pictures }, true);
  }

  async function undo(result: ImportResult): Promise<void> {
    try {
      const { data } = await requestApi<{ restored: number }>(`/bulk/${result.bulkId}/undo`, {
        method: 'POST',
      });
      setStage({ kind: 'undone', restored: data.restored });
    } catch (error) {
      setStage({ kind: 'done', result, failure: messageOf(error) });
    }
  }

  return {
    files,
    stage,
    choose,
    undo,
    start: () => {
      if (files.file) void run({ file: files.file, pictures: files.pictures }, false);
    },
    reset: () => {
      running.current?.abort();
      setFiles({});
      setStage({ kind: 'choosing' });
    },
  };
}

/** Wrong rows are shown like those of a dry run. */
function stageOfFailure(error: unknown): ImportStage {
  const failure = messageOf(error, 'The import failed. Nothing was changed.');
  const errors = error instanceof ApiError ? error.body.errors : undefined;
  if (!Array.isArray(errors)) return { kind: 'choosing', failure };
  const empty = { create: 0, change: 0, same: 0, changes: [], notices: [], bulkId: null };
  return { kind: 'checked', failure, result: { ...empty, errors: errors as RowError[] } };
}
