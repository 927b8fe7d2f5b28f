import messages from '#messages/en/room.json' with { type: 'json' };
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
import { useMessages } from '../../messages/use-messages.ts';
import styles from './LayingControls.module.css';
import { Segments } from './Segments.tsx';
import type { RoomState } from './use-room.ts';

/** How the stone of the surface lies: nothing to choose before there is one. */
export function LayingControls({ state: { laying, lay, stone } }: { state: RoomState }) {
  const t = useMessages(messages);
  return (
    <fieldset className={styles.controls} disabled={!stone}>
      <legend className={styles.legend}>{t('room:laying')}</legend>
      <Segments
        legend={t('room:turn')}
        options={turns.map((turn) => [turn, `${turn}°`] as const)}
        value={laying.turn}
        onChange={(turn) => lay({ turn })}
      />
      <Pieces {...{ laying, lay }} />
      <div className={styles.checks}>
        <Check
          name="book-matched"
          label={t('room:check.book')}
          isOn={laying.isBook}
          onChange={(isBook) => lay({ isBook })}
        />
        <Check
          name="running bond"
          label={t('room:check.running')}
          isOn={laying.isRunning}
          onChange={(isRunning) => lay({ isRunning })}
        />
        <Check
          name="mirrored"
          label={t('room:check.mirrored')}
          isOn={laying.isFlipped}
          onChange={(isFlipped) => lay({ isFlipped })}
        />
      </div>
      <Segments
        legend={t('room:finish')}
        options={finishes.map(
          (finish) =>
            [finish, finish === 'polished' ? t('room:finish.polished') : t('room:finish.honed')] as const,
        )}
        value={laying.finish}
        onChange={(finish) => lay({ finish })}
      />
    </fieldset>
  );
}

/** What the slab is cut into, and what is left between. */
function Pieces({ laying, lay }: Pick<RoomState, 'laying' | 'lay'>) {
  const t = useMessages(messages);
  return (
    <div className={styles.pair}>
      <SelectField
        name="format"
        label={t('room:pieces')}
        options={formatNames.map((value) => ({
          value,
          label:
            value === 'slab'
              ? t('room:pieces.slab')
              : t('room:pieces.size', { size: value.replace('x', ' × ') }),
        }))}
        value={laying.format}
        onChange={(event) => lay({ format: event.currentTarget.value as FormatName })}
      />
      <SelectField
        name="joint"
        label={t('room:joints')}
        options={jointsMm.map((width) => ({
          value: String(width),
          label: width === 0 ? t('room:joints.none') : t('room:joints.width', { width }),
        }))}
        value={String(laying.jointMm)}
        onChange={(event) => lay({ jointMm: Number(event.currentTarget.value) as JointMm })}
      />
    </div>
  );
}

type CheckProps = { name: string; label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Check({ name, label, isOn, onChange }: CheckProps) {
  return (
    <CheckboxField
      name={name}
      label={label}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
