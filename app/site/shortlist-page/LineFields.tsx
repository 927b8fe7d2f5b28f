import { useState } from 'react';
import { areaMessage, areaUnits, isArea, lineLengths, readArea } from '#enquiries/shortlist-line.shared.ts';
import { afterPress } from '../behaviour/after-press.ts';
import { SelectField } from '../components/form/SelectField.tsx';
import { TextField } from '../components/form/TextField.tsx';
import type { KeptLine } from '../shortlist/kept-lines.ts';
import styles from './LineFields.module.css';
import type { LineField } from './lines-of-query.ts';
import type { ShownStone } from './load-stones.ts';
import { useUsualUnit } from './use-usual-unit.ts';

export const lineLabels = {
  finish: 'Finish',
  thickness: 'Thickness',
  area: 'Area',
  unit: 'Unit',
  room: 'Room',
  note: 'Note',
} as const;

type LineFieldsProps = {
  line: KeptLine;
  stone: ShownStone | undefined;
  undecided: string;
  onChange: (field: LineField, text: string) => void;
};

const unitOptions = Object.entries(areaUnits).map(([value, label]) => ({ value, label }));

/** What is wanted of a stone. Without scripts the fields of all lines are sent in their order. */
export function LineFields({ line, stone, undecided, onChange }: LineFieldsProps) {
  const areaError = useAreaError(line.area);
  const usualUnit = useUsualUnit();
  const unit = line.unit || (line.area ? 'm2' : usualUnit);
  const field = (name: keyof typeof lineLabels) => ({
    ...{ name, label: lineLabels[name], value: line[name] ?? '' },
    onChange({ currentTarget }: { currentTarget: { value: string } }) {
      // Whoever gives an area means the unit that stands beside it.
      if (name === 'area' && !line.unit) onChange('unit', unit);
      onChange(name, currentTarget.value);
    },
  });
  const choice = (name: 'finish' | 'thickness', offered: readonly string[] = []) => ({
    ...field(name),
    placeholder: undecided,
    options: optionsOf(offered, line[name]),
  });
  return (
    <div className={styles.fields}>
      <SelectField {...choice('finish', stone?.finishes)} />
      <SelectField {...choice('thickness', stone?.thicknesses)} />
      <div className={styles.area}>
        <TextField {...field('area')} inputMode="decimal" maxLength={20} {...areaError} />
        <SelectField {...field('unit')} value={unit} options={unitOptions} />
      </div>
      <TextField {...field('room')} maxLength={lineLengths.room} />
      <TextField {...field('note')} maxLength={lineLengths.note} className={styles.note} />
      <input type="hidden" name="view" value={line.view ?? ''} />
    </div>
  );
}

/** What was chosen stays a choice, whatever is offered by now. */
function optionsOf(offered: readonly string[], chosen: string | undefined) {
  const values = chosen && !offered.includes(chosen) ? [...offered, chosen] : offered;
  return values.map((value) => ({ value, label: value }));
}

/** Told once the field is left: while somebody types, a number is not finished. */
function useAreaError(text: string | undefined) {
  const [isLeft, setLeft] = useState(true);
  const isWrong = !isArea(readArea(text));
  return {
    error: isLeft && isWrong ? areaMessage : undefined,
    onFocus: () => setLeft(false),
    onBlur: () => afterPress(() => setLeft(true)),
  };
}
