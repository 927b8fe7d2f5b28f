import { useNavigate } from 'react-router';
import { Button } from '../components/Button/Button.tsx';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { FormMessage } from '../components/form/FormMessage.tsx';
import { Paragraphs } from '../components/Paragraphs/Paragraphs.tsx';
import { AddByName } from './AddByName.tsx';
import { DoneNotice } from './DoneNotice.tsx';
import styles from './ListForm.module.css';
import { keysOf } from './list-steps.ts';
import type { AskKind, ShortlistPageData } from './load-shortlist-page.ts';
import { ShortlistLine } from './ShortlistLine.tsx';
import { ShortlistTools, type ToolTexts } from './ShortlistTools.tsx';
import { useDragging } from './use-dragging.ts';
import type { useShortlist } from './use-shortlist.ts';
import { useStones } from './use-stones.ts';

type ListTexts = {
  undecided: string;
  gone: string;
  addHeading: string;
  addButton: string;
  notFound: string;
  empty: { text: string; button: string; colourButton: string };
  ask: { button: string };
  sample: { button: string };
  tools: ToolTexts;
};

type ListFormProps = {
  page: ShortlistPageData;
  texts: ListTexts;
  list: ReturnType<typeof useShortlist>;
  publicUrl: string;
  problem: string | undefined;
};

/** The stones of the list as a form: without scripts each button sends it, and the address holds what comes of it. */
export function ListForm({ page, texts, list, publicUrl, problem }: ListFormProps) {
  const { lines, isHydrated } = list;
  return (
    <>
      <FormMessage>{problem}</FormMessage>
      <DoneNotice page={page} list={list} />
      {lines.length === 0 ? <EmptyList texts={texts.empty} isHydrated={isHydrated} /> : null}
      <form
        ref={list.form}
        action="/shortlist/"
        className={styles.form}
        onSubmit={(event) => isHydrated && event.preventDefault()}
      >
        {lines.length > 0 ? <FilledList {...{ page, texts, list, publicUrl }} /> : null}
        <AddByName texts={texts} isNotFound={page.isNotFound} isHydrated={isHydrated} />
      </form>
    </>
  );
}

function FilledList({ page, texts, list, publicUrl }: Omit<ListFormProps, 'problem'>) {
  const { lines, isHydrated } = list;
  const { stones, gone } = useStones(lines, page.stones);
  const onStep = isHydrated ? list.step : undefined;
  const onGrab = useDragging((from, to) => list.step(`move:${from}:${to}`));
  const keys = keysOf(lines);
  const isGone = (slug: string) => (isHydrated ? gone.includes(slug) : !(slug in stones));
  return (
    <>
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" className={styles.update}>
        Update the list
      </button>
      <ol className={styles.lines}>
        {lines.map((line, index) => (
          <ShortlistLine
            key={keys[index]}
            {...{ line, texts, onStep, onGrab }}
            place={{ index, count: lines.length }}
            stone={stones[line.product]}
            isGone={isGone(line.product)}
            onChange={(field, text) => list.change(index, field, text)}
          />
        ))}
      </ol>
      <div className={styles.end} data-print="none">
        <AskButtons texts={texts} isHydrated={isHydrated} />
        <ShortlistTools {...{ lines, publicUrl, onStep }} texts={texts.tools} />
      </div>
    </>
  );
}

function EmptyList({ texts, isHydrated }: { texts: ListTexts['empty']; isHydrated: boolean }) {
  return (
    <div className={styles.empty} data-waiting={!isHydrated}>
      <Paragraphs text={texts.text} />
      <div className={styles.ways}>
        <ButtonLink to="/products/" look="block">
          {texts.button}
        </ButtonLink>
        <ButtonLink to="/match/">{texts.colourButton}</ButtonLink>
      </div>
    </div>
  );
}

type AskButtonsProps = { texts: Pick<ListTexts, 'ask' | 'sample'>; isHydrated: boolean };

function AskButtons({ texts, isHydrated }: AskButtonsProps) {
  const navigate = useNavigate();
  const button = (value: AskKind) => ({
    ...({ type: 'submit', name: 'ask', value, formAction: '/shortlist/#ask' } as const),
    onClick: (event: { preventDefault: () => void }) => {
      if (!isHydrated) return;
      event.preventDefault();
      void navigate(`/shortlist/?ask=${value}#ask`);
    },
  });
  return (
    <div className={styles.ways}>
      <Button look="block" {...button('quote')}>
        {texts.ask.button}
      </Button>
      <Button look="outline" {...button('sample')}>
        {texts.sample.button}
      </Button>
    </div>
  );
}
