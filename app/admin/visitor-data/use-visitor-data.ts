import { type SubmitEvent, useState } from 'react';
import { offerFile } from '../api/offer-file.ts';
import { ApiError } from '../api/request-api.ts';
import { useConfirm } from '../shell/Confirm/use-confirm.tsx';
import { messageOf } from '../shell/message-of.ts';
import { countOf, eraseVisitor, exportVisitor, findVisitor, type VisitorData } from './visitor-data.ts';

type Failure = { message: string; field: string | undefined };
export type VisitorSearch = ReturnType<typeof useVisitorData>;

const eraseText =
  'Nobody can bring it back. Archives of backups that were made before hold it until they are deleted: after a restore, erase it again.';

/** One visitor at a time: what is kept of them, and what is done with it. */
export function useVisitorData() {
  const [found, setFound] = useState<{ who: string; data: VisitorData }>();
  const { failure, done, isBusy, run, setDone } = useOneAtATime();
  const confirm = useConfirm();

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const who = String(new FormData(event.currentTarget).get('who')).trim();
    void run(async () => {
      setFound(undefined);
      setFound({ who, data: await findVisitor(who) });
    });
  }

  async function save(): Promise<void> {
    if (!found) return;
    await run(async () => {
      const text = JSON.stringify(await exportVisitor(found.who), undefined, 2);
      offerFile(new Blob([text], { type: 'application/json' }), 'personal-data.json');
    });
  }

  async function erase(): Promise<void> {
    if (!found) return;
    const count = countOf(found.data);
    const title = `Erase ${count === 1 ? 'the entry' : `all ${count} entries`} of ${found.who}?`;
    if (!(await confirm({ title, text: eraseText, action: 'Erase' }))) return;
    await run(async () => {
      const erased = await eraseVisitor(found.who);
      setFound(undefined);
      setDone(
        `Erased: ${erased === 1 ? '1 entry' : `${erased} entries`}. Nothing of it is kept here any more.`,
      );
    });
  }

  return { found, failure, done, isBusy, onSubmit, save, erase };
}

/** What is under way, and how the last of it went. */
function useOneAtATime() {
  const [failure, setFailure] = useState<Failure>();
  const [done, setDone] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    setDone('');
    try {
      await work();
    } catch (error) {
      const field = error instanceof ApiError ? error.fields.who : undefined;
      setFailure({ message: messageOf(error, 'This did not work. Please try again.'), field });
    } finally {
      setBusy(false);
    }
  }

  return { failure, done, isBusy, run, setDone };
}
