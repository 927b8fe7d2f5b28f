import { useEffect, useRef, useState } from 'react';
import type { ImportColumn, ImportResult, RowError } from '#content/spreadsheets/import-result.ts';
import { messageOf } from '../api/message-of.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { readUsername } from '../api/session.ts';
import { t } from '../language/t.ts';
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
  | { kind: 'done'; id: string; result: ImportResult; failure?: string }
  | { kind: 'undone'; restored: number };

export type ImportTools = ReturnType<typeof useImport>;

type Running = { signal: AbortSignal; onProgress: (progress: ImportProgress) => void };

/** Looks at a file as soon as it is there, and imports it on demand. */
export function useImport(path: string) {
  const [files, setFiles] = useState<Partial<ImportFiles>>({});
  const [stage, setStage] = useState<ImportStage>({ kind: 'choosing' });
  /** The file of an import that was still running when this browser last heard of it. */
  const [pendingFile, setPendingFile] = useState<string>();
  /** Of the file that was looked at last. */
  const [columns, setColumns] = useState<readonly ImportColumn[]>([]);
  const running = useRef<AbortController>(undefined);

  async function run(
    id: string,
    isDryRun: boolean,
    work: (running: Running) => Promise<ImportResult>,
  ): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const kind = isDryRun ? 'checking' : 'importing';
    setStage({ kind, progress: undefined });
    const onProgress = (progress: ImportProgress) => setStage({ kind, progress });
    let next: ImportStage;
    try {
      const result = await work({ signal: abort.signal, onProgress });
      if (isDryRun) setColumns(result.columns);
      next = isDryRun ? { kind: 'checked', result } : { kind: 'done', id, result };
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
    void run(id, isDryRun, (tools) => sendImport(path, chosen, { id, isDryRun, ...tools }));
  }

  useEffect(() => {
    const pending = findPendingImport(path);
    setPendingFile(pending?.fileName);
    if (pending) void run(pending.id, false, (tools) => followImport(pending.id, tools));
    return () => running.current?.abort();
  }, [path]);

  function choose(change: Partial<ImportFiles>): void {
    // Another file has other sheets, and both have other columns.
    const isOther = change.file !== undefined || change.sheet !== undefined;
    const anew = {
      ...(change.file && { sheet: '' }),
      ...(isOther && { mapping: undefined, units: undefined }),
    };
    const chosen = { ...files, ...anew, ...change };
    if (isOther) setColumns([]);
    setFiles(chosen);
    if (chosen.file) send({ ...chosen, file: chosen.file }, true);
  }

  /** What a column is, chosen by hand: from then on all columns are what is shown. */
  function chooseField(column: string, field: string | null): void {
    const changed = columns.map((one) => (one.column === column ? { ...one, field } : one));
    setColumns(changed);
    choose({ mapping: mappingOf(changed) });
  }

  /** The columns with the units of their lengths. */
  function chooseUnits(changed: readonly ImportColumn[]): void {
    setColumns(changed);
    const told = changed.flatMap((one) => (one.unit ? [[one.column, one.unit] as const] : []));
    choose({ units: Object.fromEntries(told) });
  }

  async function undo(done: Extract<ImportStage, { kind: 'done' }>): Promise<void> {
    try {
      const { data } = await requestApi<{ restored: number }>(`/bulk/${done.result.bulkId}/undo`, {
        method: 'POST',
      });
      setStage({ kind: 'undone', restored: data.restored });
    } catch (error) {
      setStage({ ...done, failure: messageOf(error) });
    }
  }

  return {
    files,
    stage,
    pendingFile,
    columns,
    choose,
    chooseField,
    chooseUnits,
    undo,
    start: () => {
      if (!files.file || stage.kind !== 'checked') return;
      // What was looked at is imported.
      const sheet = stage.result.sheets.find(({ isRead }) => isRead)?.name;
      send({ ...files, file: files.file, sheet, mapping: mappingOf(columns) }, false);
    },
    reset: () => {
      running.current?.abort();
      setFiles({});
      setColumns([]);
      setPendingFile(undefined);
      setStage({ kind: 'choosing' });
    },
  };
}

function mappingOf(columns: readonly ImportColumn[]): Record<string, string | null> {
  return Object.fromEntries(columns.map(({ column, field }) => [column, field]));
}

/** Wrong rows are shown like those of a dry run. */
function stageOfFailure(error: unknown): ImportStage {
  const failure = messageOf(error, t('The import failed. Nothing was changed.'));
  const errors = error instanceof ApiError ? error.body.errors : undefined;
  if (!Array.isArray(errors)) return { kind: 'choosing', failure };
  const empty = {
    create: 0,
    change: 0,
    same: 0,
    warnings: [],
    changes: [],
    pictures: [],
    columns: [],
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
