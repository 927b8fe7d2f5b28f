import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { findSlabNumber } from '#content/entities/slab/slab-number.shared.ts';
import { messageOf } from '../../kit/api/message-of.ts';
import { useSignedInName } from '../../kit/api/use-signed-in-name.ts';
import { t } from '../../kit/language/t.ts';
import { showNotice } from '../../kit/notices/Notices/notice-store.ts';
import { PageHeader } from '../../kit/page-parts/PageHeader/PageHeader.tsx';
import { Finder } from './Finder.tsx';
import { StuckChanges } from './StuckChanges.tsx';
import { baseOfUnread, type Change, isRefusal, isSameNumber } from './send-changes.ts';
import { useChanges } from './use-changes.ts';
import { type SlabInYard, YardSlab } from './YardSlab.tsx';
import styles from './yard.module.css';
import { readSlab, type SlabRecord } from './yard-server.ts';

/** Scan a label, see the slab, change it, with a phone and a network that comes and goes. */
export default function YardPage() {
  const name = useSignedInName();
  const [user, setUser] = useState(name);
  // Whoever signs in again goes on where they were; somebody else begins anew.
  if (name && name !== user) setUser(name);
  return <Yard key={user} user={user} />;
}

function Yard({ user }: { user: string }) {
  const { changes, hasSent, add, retry, discard } = useChanges(user);
  const waiting = changes.filter(({ problem }) => !problem);
  const { slab, failure, isFinding, find, show } = useSlab(waiting);
  const change = (made: Pick<Change, 'values' | 'photo'>) => {
    if (!slab) return;
    const { number, record, values } = slab;
    const base = record ? { ...values, holder: record.holds[0]?.id } : { ...baseOfUnread, ...values };
    add({ number, base, ...made }).then(
      () =>
        show((shown) => (shown && isSameNumber(shown.number, number) ? withChanges(shown, [made]) : shown)),
      () => showNotice({ kind: 'error', text: t('This phone could not keep the change. Please try again.') }),
    );
  };
  return (
    <div className={styles.page}>
      <PageHeader title={t('In the yard')} crumbs={[{ label: t('Slabs'), to: '/admin/slabs/' }]} />
      <StuckChanges
        changes={changes.filter(({ problem }) => problem)}
        onRetry={(stuck) => void retry(stuck)}
        onDiscard={(stuck) => void discard(stuck)}
      />
      {slab ? (
        <YardSlab key={slab.number} slab={slab} onChange={change} />
      ) : (
        <p className={styles.hint}>{t('Scan the label of a slab, or type its number.')}</p>
      )}
      <Finder
        state={stateOf(waiting.length, hasSent && changes.length === 0)}
        failure={failure}
        isFinding={isFinding}
        onFind={(code) => void find(code)}
      />
    </div>
  );
}

function stateOf(count: number, isAllSent: boolean): string {
  if (count > 0) return t('{count, number} waiting to be sent', { count });
  return isAllSent ? t('Everything has been sent.') : '';
}

/** The slab that somebody stands before, with what was changed here and is not sent yet. */
function useSlab(waiting: readonly Change[]) {
  const [slab, setSlab] = useState<SlabInYard>();
  const [failure, setFailure] = useState('');
  const [isFinding, setIsFinding] = useState(false);
  const finds = useRef(0);

  const find = async (code: string) => {
    finds.current += 1;
    const at = finds.current;
    // Another label may be scanned before the answer.
    const isLatest = () => at === finds.current;
    const number = findSlabNumber(code);
    setSlab(undefined);
    setFailure(number ? '' : t('This is not the number of a slab.'));
    setIsFinding(number !== undefined);
    if (!number) return;
    try {
      const found = await openSlab(number);
      if (isLatest()) setSlab(withChanges(found, waiting));
    } catch (error) {
      if (isLatest()) setFailure(messageOf(error));
    } finally {
      if (isLatest()) setIsFinding(false);
    }
  };

  const isWaiting = waiting.some(({ number }) => slab && isSameNumber(number, slab.number));
  const wasWaiting = useRef(false);
  const refresh = useEffectEvent(async () => {
    const fresh = slab && (await openSlab(slab.number).catch(() => undefined));
    if (fresh?.record)
      setSlab((shown) => (shown && isSameNumber(shown.number, fresh.number) ? fresh : shown));
  });
  // Once its changes are sent or refused, it is shown as the server has it.
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) void refresh();
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
  return { slab, failure, isFinding, find, show: setSlab };
}

/** @throws ApiError where the server knows no such slab */
async function openSlab(number: string): Promise<SlabInYard> {
  const record = await readSlab(number).then(
    (stored) => stored.record,
    (error: unknown) => {
      if (isRefusal(error)) throw error;
      return undefined;
    },
  );
  return record
    ? { number: record.number, record, values: valuesOf(record) }
    : { number, record, values: {} };
}

function valuesOf({ status, location, main_image }: SlabRecord): SlabInYard['values'] {
  return { status, location, main_image };
}

function withChanges(
  slab: SlabInYard,
  changes: readonly (Pick<Change, 'values' | 'photo'> & { number?: string })[],
): SlabInYard {
  const own = changes.filter(({ number = slab.number }) => isSameNumber(number, slab.number));
  return {
    ...slab,
    values: Object.assign({}, slab.values, ...own.map(({ values }) => values)),
    photo: own.findLast(({ photo }) => photo)?.photo ?? slab.photo,
  };
}
