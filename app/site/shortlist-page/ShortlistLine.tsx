import type { PointerEvent } from 'react';
import { describeDetails } from '#enquiries/shortlist-line.shared.ts';
import { LineIcon } from '../components/LineIcon/LineIcon.tsx';
import { Link } from '../components/Link/Link.tsx';
import type { KeptLine } from '../shortlist/kept-lines.ts';
import { LineFields } from './LineFields.tsx';
import type { LineField } from './lines-of-query.ts';
import { stepParameter } from './list-steps.ts';
import type { ShownStone } from './load-stones.ts';
import styles from './ShortlistLine.module.css';
import { StonePicture } from './StonePicture.tsx';
import { toStoneLine } from './stone-lines.ts';

type ShortlistLineProps = {
  line: KeptLine;
  place: { index: number; count: number };
  stone: ShownStone | undefined;
  /** There is no such stone any more; told once that is known. */
  isGone: boolean;
  texts: { undecided: string; gone: string };
  onChange: (field: LineField, text: string) => void;
  /** Undefined until scripts run: the buttons then send the list as a form. */
  onStep: ((step: string) => void) | undefined;
  /** Begins to drag the line by its handle. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
};

const icons = { up: 'M1 9l8-8 8 8', down: 'M1 1l8 8 8-8', handle: 'M1 1h16M1 6h16M1 11h16' } as const;

/** A stone of the list: its picture and name, what is wanted of it, and its place. */
export function ShortlistLine(props: ShortlistLineProps) {
  const { line, place, stone, isGone, texts, onChange, onStep, onGrab } = props;
  const name = stone?.name ?? (line.name || line.product);
  const nameId = `line-${place.index}`;
  const said = describeDetails(toStoneLine(line));
  return (
    <li className={styles.line} data-line={place.index}>
      <StonePicture line={line} stone={stone} className={styles.picture} />
      <div className={styles.head}>
        <h2 id={nameId} className={styles.name}>
          {stone ? <Link to={stone.path}>{name}</Link> : name}
        </h2>
        {isGone ? <p className={styles.gone}>{texts.gone}</p> : null}
        {line.view ? (
          <p className={styles.view}>
            <a href={line.view}>See it in the room</a>
          </p>
        ) : null}
        {said ? <p className={styles.said}>{said}</p> : null}
      </div>
      <LineActions {...{ place, nameId, onStep, onGrab }} />
      <div className={styles.body} role="group" aria-labelledby={nameId}>
        <input type="hidden" name="product" value={line.product} />
        <LineFields {...{ line, stone, onChange }} undecided={texts.undecided} />
      </div>
    </li>
  );
}

type LineActionsProps = Pick<ShortlistLineProps, 'place' | 'onStep' | 'onGrab'> & { nameId: string };

function LineActions({ place: { index, count }, nameId, onStep, onGrab }: LineActionsProps) {
  const button = (step: string, isOff = false) => ({
    ...({ type: 'submit', name: stepParameter, value: step, 'aria-describedby': nameId } as const),
    'aria-disabled': isOff,
    className: styles.button,
    onClick: (event: { preventDefault: () => void }) => {
      if (isOff || onStep) event.preventDefault();
      if (!isOff) onStep?.(step);
    },
  });
  return (
    <div className={styles.actions}>
      {onStep && count > 1 ? (
        <span className={styles.handle} data-handle aria-hidden="true" onPointerDown={onGrab}>
          <LineIcon width={18} height={12} path={icons.handle} />
        </span>
      ) : null}
      <button {...button(`up:${index}`, index === 0)} aria-label="Move up">
        <LineIcon width={18} height={10} path={icons.up} />
      </button>
      <button {...button(`down:${index}`, index === count - 1)} aria-label="Move down">
        <LineIcon width={18} height={10} path={icons.down} />
      </button>
      <button {...button(`remove:${index}`)}>Remove</button>
    </div>
  );
}
