import { ApiError } from '../api/request-api.ts';
import { t } from '../language/t.ts';
import type { Stored } from './upload-file.ts';

/** A file that waits to be uploaded, is being uploaded, failed or is done. */
export type Upload = {
  id: string;
  file: File;
  /** A `blob:` URL of the file, shown until the upload is done. */
  preview: string;
  /** How much has been sent, 0 to 1. */
  progress: number;
  status: 'waiting' | 'sending' | 'failed' | 'done';
  /** Why it failed. */
  message: string;
  /** The same file, which the library has already: where it failed for this, either is taken. */
  twin: string;
  /** The stored file's path, once it is done. */
  path: string;
  /** What is to be known of the stored file. */
  notice: string;
};

export type SendFile = (
  file: File,
  options: { onProgress: (fraction: number) => void; signal: AbortSignal; isStoredAgain: boolean },
) => Promise<Stored>;

type QueueOptions = {
  send: SendFile;
  /** Called with all uploads whenever one of them changes. */
  onChange: (uploads: readonly Upload[]) => void;
  onDone: (upload: Upload) => void;
  /** How many are sent at once: browsers keep six connections to a server, and the page needs some. */
  concurrency?: number;
};

export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** Revoked late, because the preview may still be loading when the upload is done. */
const previewKeptMs = 10_000;

let lastId = 0;

/** Uploads a few files at a time; failed ones stay in the list until they are retried or dismissed. */
export function createUploadQueue({ send, onChange, onDone, concurrency = 3 }: QueueOptions) {
  const list = createUploadList(onChange);
  const underWay = new Map<string, AbortController>();

  function startNext(): void {
    const next = list.all().find(({ status }) => status === 'waiting');
    if (!next || underWay.size >= concurrency) return;
    void start(next);
    startNext();
  }

  async function start({ id, file, twin }: Upload): Promise<void> {
    const controller = new AbortController();
    underWay.set(id, controller);
    list.update(id, { status: 'sending', progress: 0, message: '' });
    try {
      const onProgress = (progress: number) => list.update(id, { progress });
      const { signal } = controller;
      finish(id, await send(file, { onProgress, signal, isStoredAgain: twin !== '' }));
    } catch (error) {
      if (!controller.signal.aborted)
        list.update(id, { status: 'failed', message: messageOf(error), twin: twinIn(error) });
    } finally {
      if (underWay.get(id) === controller) underWay.delete(id);
      startNext();
    }
  }

  function finish(id: string, stored: Stored): void {
    const done = list.update(id, { status: 'done', progress: 1, ...stored });
    if (done) onDone(done);
  }

  /** Removes the upload, cancelling it if it is in progress. */
  function remove(id: string): void {
    underWay.get(id)?.abort();
    underWay.delete(id);
    list.remove(id);
    startNext();
  }

  return {
    /** @returns the uploads in the order of the files. */
    add(files: readonly File[]): Upload[] {
      const added = list.add(files);
      startNext();
      return added;
    },
    /** Sends a failed file again; one that the library has already is stored a second time. */
    retry(id: string): void {
      list.update(id, { status: 'waiting', progress: 0, message: '' });
      startNext();
    },
    /** Takes the same file that the library has. */
    takeTwin(id: string): void {
      const path = list.all().find((upload) => upload.id === id)?.twin;
      if (path) finish(id, { path, notice: '' });
    },
    remove,
    removeAll(): void {
      for (const { id } of list.all()) remove(id);
    },
  };
}

/** The uploads of a queue, in the order in which they were added. */
function createUploadList(onChange: QueueOptions['onChange']) {
  let uploads: readonly Upload[] = [];

  function set(changed: readonly Upload[]): void {
    uploads = changed;
    onChange(uploads);
  }

  return {
    all: () => uploads,
    add(files: readonly File[]): Upload[] {
      const added = files.map(beginUpload);
      set([...uploads, ...added]);
      return added;
    },
    /** @returns the changed upload, unless it has been removed */
    update(id: string, change: Partial<Upload>): Upload | undefined {
      set(uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));
      return uploads.find((upload) => upload.id === id);
    },
    remove(id: string): void {
      const gone = uploads.find((upload) => upload.id === id);
      if (gone) setTimeout(() => URL.revokeObjectURL(gone.preview), previewKeptMs);
      set(uploads.filter((upload) => upload.id !== id));
    },
  };
}

function beginUpload(file: File): Upload {
  lastId += 1;
  return {
    id: `upload-${lastId}`,
    file,
    preview: URL.createObjectURL(file),
    progress: 0,
    status: 'waiting',
    message: '',
    twin: '',
    path: '',
    notice: '',
  };
}

/** The error's own message (specification/messages.md, "Images and uploads"). */
function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : t('Upload failed. Please try again.');
}

function twinIn(error: unknown): string {
  const twin = error instanceof ApiError ? error.body.duplicate_of : undefined;
  return typeof twin === 'string' ? twin : '';
}
