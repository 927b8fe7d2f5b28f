import {
  type FormatName,
  finishes,
  formatNames,
  type JointMm,
  jointsMm,
  turns,
} from '#publishing/rooms/laying.shared.ts';
import { CheckboxField } from '../../components/form/CheckboxField.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import styles from './LayingControls.module.css';
import { Segments } from './Segments.tsx';
import type { RoomState } from './use-room.ts';

/** How the stone of the surface lies: nothing to choose before there is one. */
export function LayingControls({ state: { laying, lay, stone } }: { state: RoomState }) {
  return (
    <fieldset className={styles.controls} disabled={!stone}>
      <legend className={styles.legend}>How it is laid</legend>
      <Segments
        legend="Vein direction"
        options={turns.map((turn) => [turn, `${turn}°`] as const)}
        value={laying.turn}
        onChange={(turn) => lay({ turn })}
      />
      <Pieces {...{ laying, lay }} />
      <div className={styles.checks}>
        <Check label="Book-matched" isOn={laying.isBook} onChange={(isBook) => lay({ isBook })} />
        <Check label="Running bond" isOn={laying.isRunning} onChange={(isRunning) => lay({ isRunning })} />
        <Check label="Mirrored" isOn={laying.isFlipped} onChange={(isFlipped) => lay({ isFlipped })} />
      </div>
      <Segments
        legend="Finish"
        options={finishes.map((finish) => [finish, finish === 'polished' ? 'Polished' : 'Honed'] as const)}
        value={laying.finish}
        onChange={(finish) => lay({ finish })}
      />
    </fieldset>
  );
}

/** What the slab is cut into, and what is left between. */
function Pieces({ laying, lay }: Pick<RoomState, 'laying' | 'lay'>) {
  return (
    <div className={styles.pair}>
      <SelectField
        name="format"
        label="Pieces"
        options={formatNames.map((value) => ({ value, label: nameOfFormat(value) }))}
        value={laying.format}
        onChange={(event) => lay({ format: event.currentTarget.value as FormatName })}
      />
      <SelectField
        name="joint"
        label="Joints"
        options={jointsMm.map((width) => ({
          value: String(width),
          label: width === 0 ? 'None' : `${width} mm`,
        }))}
        value={String(laying.jointMm)}
        onChange={(event) => lay({ jointMm: Number(event.currentTarget.value) as JointMm })}
      />
    </div>
  );
}

type CheckProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <CheckboxField
      name={label.toLowerCase()}
      label={label}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

function nameOfFormat(name: FormatName): string {
  return name === 'slab' ? 'Whole slabs' : `${name.replace('x', ' × ')} cm`;
}
