import { useEffect, useRef, useState } from 'react';
import type { ImportResult, RowError } from '#content/spreadsheets/import-result.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { messageOf } from '../shell/message-of.ts';
import { followImport, type ImportProgress } from './follow-import.ts';
import { findPendingImport, forgetImport, rememberImport } from './pending-import.ts';
import { type ImportFiles, sendImport } from './send-import.ts';

/** Where an import is: a file is chosen, looked at, and then imported. */
export type ImportStage =
  | { kind: 'choosing'; failure?: string }
  | { kind: 'checking' | 'importing'; progress: ImportProgress | undefined }
  | { kind: 'checked'; result: ImportResult; failure?: string }
  | { kind: 'done'; result: ImportResult; failure?: string }
  | { kind: 'undone'; restored: number };

type Running = { signal: AbortSignal; onProgress: (progress: ImportProgress) => void };

/** Looks at a file as soon as it is there, and imports it on demand. */
export function useImport(path: string) {
  const [files, setFiles] = useState<Partial<ImportFiles>>({});
  const [stage, setStage] = useState<ImportStage>({ kind: 'choosing' });
  /** The file of an import that was still running when this browser last heard of it. */
  const [pendingFile, setPendingFile] = useState<string>();
  const running = useRef<AbortController>(undefined);

  async function run(isDryRun: boolean, work: (running: Running) => Promise<ImportResult>): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const kind = isDryRun ? 'checking' : 'importing';
    setStage({ kind, progress: undefined });
    const onProgress = (progress: ImportProgress) => setStage({ kind, progress });
    let next: ImportStage;
    try {
      const result = await work({ signal: abort.signal, onProgress });
      next = { kind: isDryRun ? 'checked' : 'done', result };
    } catch (error) {
      if (abort.signal.aborted) return;
      next = stageOfFailure(error);
      // Nobody knows yet what became of it.
      if (error instanceof ApiError && [0, 401].includes(error.status)) return setStage(next);
    }
    if (!isDryRun) forgetImport(path);
    setStage(next);
  }

  function send(chosen: ImportFiles, isDryRun: boolean): void {
    const id = crypto.randomUUID();
    setPendingFile(undefined);
    if (!isDryRun) rememberImport(path, { id, fileName: chosen.file.name, sentAt: new Date().toISOString() });
    void run(isDryRun, (tools) => sendImport(path, chosen, { id, isDryRun, ...tools }));
  }

  useEffect(() => {
    const pending = findPendingImport(path);
    setPendingFile(pending?.fileName);
    if (pending) void run(false, (tools) => followImport(pending.id, tools));
    return () => running.current?.abort();
  }, [path]);

  function choose(change: Partial<ImportFiles>): void {
    const chosen = { ...files, ...change };
    setFiles(chosen);
    if (chosen.file) send({ file: chosen.file, pictures: chosen.pictures }, true);
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
    pendingFile,
    choose,
    undo,
    start: () => {
      if (files.file) send({ file: files.file, pictures: files.pictures }, false);
    },
    reset: () => {
      running.current?.abort();
      setFiles({});
      setPendingFile(undefined);
      setStage({ kind: 'choosing' });
    },
  };
}

/** Wrong rows are shown like those of a dry run. */
function stageOfFailure(error: unknown): ImportStage {
  const failure = messageOf(error, 'The import failed. Nothing was changed.');
  const errors = error instanceof ApiError ? error.body.errors : undefined;
  if (!Array.isArray(errors)) return { kind: 'choosing', failure };
  const empty = { create: 0, change: 0, same: 0, changes: [], pictures: [], notices: [], bulkId: null };
  return { kind: 'checked', failure, result: { ...empty, errors: errors as RowError[] } };
}
