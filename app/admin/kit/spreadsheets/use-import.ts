import { useEffect, useRef, useState } from 'react';
import type { ImportResult, RowError } from '#content/spreadsheets/import-result.ts';
import { messageOf } from '../api/message-of.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { readUsername } from '../api/session.ts';
import { followImport, type ImportProgress } from './follow-import.ts';
import { type ImportFiles, sendImport } from './send-import.ts';

/** What came of an older one is seen in the activity. */
const maxAgeMs = 24 * 3_600_000;

const keyOf = (path: string) => `ashlar:import:${readUsername()}:${path}`;

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
    // Another file has other sheets.
    const chosen = { ...files, ...(change.file && { sheet: '' }), ...change };
    setFiles(chosen);
    if (chosen.file) send({ ...chosen, file: chosen.file }, true);
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
      if (!files.file || stage.kind !== 'checked') return;
      // What was looked at is imported.
      const sheet = stage.result.sheets.find(({ isRead }) => isRead)?.name;
      send({ ...files, file: files.file, sheet }, false);
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
  const empty = {
    create: 0,
    change: 0,
    same: 0,
    changes: [],
    pictures: [],
    notices: [],
    sheets: [],
    bulkId: null,
  };
  return { kind: 'checked', failure, result: { ...empty, errors: errors as RowError[] } };
}

/** An import whose end this browser has not shown yet: the window may have been closed, or the connection lost. */
type PendingImport = { id: string; fileName: string; sentAt: string };

function rememberImport(path: string, pending: PendingImport): void {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(pending));
  } catch {
    // It is imported all the same.
  }
}

function forgetImport(path: string): void {
  try {
    localStorage.removeItem(keyOf(path));
  } catch {
    // Without storage nothing was remembered.
  }
}

function findPendingImport(path: string, now = new Date()): PendingImport | undefined {
  try {
    const pending: unknown = JSON.parse(localStorage.getItem(keyOf(path)) ?? '');
    if (isPending(pending) && now.getTime() - Date.parse(pending.sentAt) < maxAgeMs) return pending;
  } catch {
    // Nothing there, or nothing that can be read.
  }
  forgetImport(path);
  return undefined;
}

function isPending(value: unknown): value is PendingImport {
  if (typeof value !== 'object' || value === null) return false;
  return ['id', 'fileName', 'sentAt'].every((name) => typeof Reflect.get(value, name) === 'string');
}
