import { useHref, useNavigate } from 'react-router';
import type { StoneLine } from '#content/facts/shortlist-line.shared.ts';
import { maxShortlistLines } from '#inbox/submit/shortlist-size.shared.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';
import { Button } from '../../components/Button/Button.tsx';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { readLines, writeLines } from '../../shortlist/kept-lines.ts';
import { lineFields, toKeptLine } from './lines-of-query.ts';
import { addSlabs } from './stone-lines.ts';
import styles from './TakeOver.module.css';

type TakeOverProps = {
  id: string;
  lines: readonly StoneLine[];
  texts: { takeButton: string; pdf: string; print: string };
};

/** Makes a shared list the visitor's own, beside what is on that already. */
export function TakeOver({ id, lines, texts }: TakeOverProps) {
  const langOf = useLangOf();
  const navigate = useNavigate();
  const t = useMessages(messages);
  const slabSheet = useHref(`/shortlist/${id}/slabs.pdf`);
  const isHydrated = useIsHydrated();
  const kept = lines.map((line) => toKeptLine({ ...line, area: line.area ?? '' }));
  return (
    <form
      action={useHref('/shortlist/')}
      className={styles.actions}
      data-print="none"
      onSubmit={(event) => {
        event.preventDefault();
        const own = readLines();
        const added = kept.filter(({ product }) => !own.some((line) => line.product === product));
        writeLines([...addSlabs(own, kept), ...added].slice(0, maxShortlistLines));
        void navigate('/shortlist/');
      }}
    >
      {isHydrated
        ? null
        : kept.flatMap((line, index) =>
            ['product' as const, ...lineFields].map((name) => (
              <input key={`${index} ${name}`} type="hidden" name={name} value={line[name] ?? ''} />
            )),
          )}
      <Button type="submit" look="block" {...langOf(texts, 'takeButton')}>
        {texts.takeButton}
      </Button>
      <a href={useHref(`/shortlist/${id}/list.pdf`)} {...langOf(texts, 'pdf')}>
        {texts.pdf}
      </a>
      {lines.some(({ slabs }) => slabs.length > 0) ? (
        <a href={slabSheet}>{t('shortlist:slabs.title')}</a>
      ) : null}
      {isHydrated ? (
        <button type="button" onClick={() => print()} {...langOf(texts, 'print')}>
          {texts.print}
        </button>
      ) : null}
    </form>
  );
}
