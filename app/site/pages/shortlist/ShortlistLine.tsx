import { type PointerEvent, useContext, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import {
  type AreaUnit,
  areaText,
  areaUnitIn,
  areaUnits,
  describeDetails,
  isArea,
  lineLengths,
  maxAreaIn,
  readArea,
} from '#content/facts/shortlist-line.shared.ts';
import messages from '#messages/en/shortlist.json' with { type: 'json' };
import { afterPress } from '../../behaviour/after-press.ts';
import { readKeptUnits } from '../../behaviour/kept-units.ts';
import { SelectField } from '../../components/form/SelectField.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { LineIcon } from '../../components/LineIcon/LineIcon.tsx';
import { useLangOf } from '../../languages-context.ts';
import { MessagesContext, useMessages } from '../../messages/use-messages.ts';
import type { ShownStone } from '../../shortlist/fetch-stones.ts';
import type { KeptLine } from '../../shortlist/kept-lines.ts';
import { useIsLinked } from '../../site-pages.ts';
import type { LineField } from './lines-of-query.ts';
import { stepParameter } from './list-steps.ts';
import styles from './ShortlistLine.module.css';
import { SlabLinks } from './SlabLinks.tsx';
import { StonePicture } from './StonePicture.tsx';
import { toStoneLine } from './stone-lines.ts';

type ShortlistLineProps = {
  line: KeptLine;
  place: { index: number; count: number };
  stone: ShownStone | undefined;
  /** There is no such stone any more; told once that is known. */
  isGone: boolean;
  /** What areas are given in by visitors who have chosen no units. */
  areaUnit: AreaUnit;
  texts: { undecided: string; gone: string };
  onChange: (field: LineField, text: string) => void;
  /** Undefined until scripts run: the buttons then send the list as a form. */
  onStep: ((step: string) => void) | undefined;
  /** Begins to drag the line by its handle. */
  onGrab: (event: PointerEvent<HTMLElement>) => void;
};

const icons = { up: 'M1 9l8-8 8 8', down: 'M1 1l8 8 8-8', handle: 'M1 1h16M1 6h16M1 11h16' } as const;

type LabelledField = Exclude<LineField, 'view'>;

const unitOptions = Object.entries(areaUnits).map(([value, label]) => ({ value, label }));
const never = () => () => {};

/** A stone of the list: its picture and name, what is wanted of it, and its place. */
export function ShortlistLine(props: ShortlistLineProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const { line, place, stone, isGone, areaUnit, texts, onChange, onStep, onGrab } = props;
  const name = stone?.name ?? (line.name || line.product);
  const nameId = `line-${place.index}`;
  const { language } = useContext(MessagesContext);
  const stoneLine = toStoneLine(line);
  const said = describeDetails(stoneLine, areaText(stoneLine, language));
  const isLinked = useIsLinked();
  return (
    <li className={styles.line} data-line={place.index}>
      <StonePicture line={line} stone={stone} className={styles.picture} />
      <div className={styles.head}>
        <h2 id={nameId} className={styles.name} {...langOf(stone, 'name')}>
          {stone ? <Link to={stone.path}>{name}</Link> : name}
        </h2>
        {isGone ? (
          <p className={styles.gone} {...langOf(texts, 'gone')}>
            {texts.gone}
          </p>
        ) : null}
        {line.view && isLinked(line.view) ? (
          <p className={styles.view}>
            <Link to={line.view} reloadDocument>
              {t('shortlist:view')}
            </Link>
          </p>
        ) : null}
        <SlabLinks numbers={stoneLine.slabs} />
        {said ? <p className={styles.said}>{said}</p> : null}
      </div>
      <LineActions {...{ place, nameId, onStep, onGrab }} />
      <div className={styles.body} role="group" aria-labelledby={nameId}>
        <input type="hidden" name="product" value={line.product} />
        <LineFields {...{ line, name, stone, areaUnit, onChange }} texts={texts} />
      </div>
    </li>
  );
}

type LineActionsProps = Pick<ShortlistLineProps, 'place' | 'onStep' | 'onGrab'> & { nameId: string };

function LineActions({ place: { index, count }, nameId, onStep, onGrab }: LineActionsProps) {
  const t = useMessages(messages);
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
      <button {...button(`up:${index}`, index === 0)} aria-label={t('shortlist:up')}>
        <LineIcon width={18} height={10} path={icons.up} />
      </button>
      <button {...button(`down:${index}`, index === count - 1)} aria-label={t('shortlist:down')}>
        <LineIcon width={18} height={10} path={icons.down} />
      </button>
      <button {...button(`remove:${index}`)}>{t('shortlist:remove')}</button>
    </div>
  );
}

type LineFieldsProps = {
  line: KeptLine;
  /** Of the stone: the fields of another line have the same labels. */
  name: string;
  stone: ShownStone | undefined;
  areaUnit: AreaUnit;
  texts: Pick<ShortlistLineProps['texts'], 'undecided'>;
  onChange: (field: LineField, text: string) => void;
};

/** What is wanted of a stone. Without scripts the fields of all lines are sent in their order. */
function LineFields({ line, name: stoneName, stone, areaUnit, texts, onChange }: LineFieldsProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const areaError = useAreaError(line.area);
  const usualUnit = useUsualUnit(areaUnit);
  const unit = line.unit || (line.area ? 'm2' : usualUnit);
  const field = (name: LabelledField) => ({
    ...{ name, label: t(`shortlist:field.${name}`), value: line[name] ?? '' },
    'aria-label': t('shortlist:field.of', { field: t(`shortlist:field.${name}`), stone: stoneName }),
    onChange({ currentTarget }: { currentTarget: { value: string } }) {
      // Whoever gives an area means the unit that stands beside it.
      if (name === 'area' && !line.unit) onChange('unit', unit);
      onChange(name, currentTarget.value);
    },
  });
  const choice = (name: 'finish' | 'thickness', list: 'finishes' | 'thicknesses') => ({
    ...field(name),
    placeholder: texts.undecided,
    placeholderIn: langOf(texts, 'undecided'),
    options: optionsOf(stone?.[list] ?? [], line[name]).map((one) => ({ ...one, ...langOf(stone, list) })),
  });
  return (
    <div className={styles.fields}>
      <SelectField {...choice('finish', 'finishes')} />
      <SelectField {...choice('thickness', 'thicknesses')} />
      <div className={styles.area}>
        <TextField {...field('area')} inputMode="decimal" maxLength={20} {...areaError} />
        <SelectField {...field('unit')} value={unit} options={unitOptions} />
      </div>
      <TextField {...field('room')} maxLength={lineLengths.room} />
      <TextField {...field('note')} maxLength={lineLengths.note} className={styles.note} />
      {line.slabs === undefined ? (
        <input type="hidden" name="slabs" value="" />
      ) : (
        <TextField {...field('slabs')} maxLength={lineLengths.slabs} className={styles.note} />
      )}
      <input type="hidden" name="view" value={line.view ?? ''} />
    </div>
  );
}

/** What areas are given in until another unit is chosen: as the visitor reads the facts of stones. */
function useUsualUnit(companys: AreaUnit): AreaUnit {
  return useSyncExternalStore(
    never,
    () => {
      const kept = readKeptUnits();
      return kept ? areaUnitIn(kept) : companys;
    },
    () => companys,
  );
}

/** What was chosen stays a choice, whatever is offered by now. */
function optionsOf(offered: readonly string[], chosen: string | undefined) {
  const values = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  return values.map((value) => ({ value, label: value }));
}

/** Told once the field is left: while somebody types, a number is not finished. */
function useAreaError(text: string | undefined) {
  const { language } = useContext(MessagesContext);
  const t = useMessages(messages);
  const [isLeft, setLeft] = useState(true);
  const isWrong = !isArea(readArea(text));
  return {
    error: isLeft && isWrong ? t('shortlist:area.wrong', { max: maxAreaIn(language) }) : undefined,
    onFocus: () => setLeft(false),
    onBlur: () => afterPress(() => setLeft(true)),
  };
}
