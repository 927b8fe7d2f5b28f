import { type Typeface, typefaceKeys } from '#site/appearance/typefaces.shared.ts';
import { FieldFrame } from '../../controls/FieldFrame/FieldFrame.tsx';
import { findStyleNonce } from '../../style-nonce.ts';
import { allFaces, familiesOf } from '../typeface-families.ts';
import styles from './TypefaceChoice.module.css';

type TypefaceChoiceProps = {
  name: string;
  label: string;
  /** Set in the headings' face. */
  company: string;
  value: string;
  onChange: (typeface: string) => void;
  error?: string | undefined;
};

const made: Record<Typeface, { title: string; of: string }> = {
  inscription: { title: 'Inscription', of: 'Marcellus with Hanken Grotesk' },
  engraving: { title: 'Engraving', of: 'Cormorant Garamond with Figtree' },
  atelier: { title: 'Atelier', of: 'Instrument Serif with Instrument Sans' },
  quarry: { title: 'Quarry', of: 'Jost throughout' },
};

/** The shipped pairs of type, each on a card that is set in it. */
export function TypefaceChoice({ name, label, company, value, onChange, error }: TypefaceChoiceProps) {
  return (
    <FieldFrame name={name} label={label} error={error} isGroup>
      {({ id, 'aria-describedby': described }) => (
        <div
          className={styles.cards}
          role="radiogroup"
          aria-labelledby={`${id}-label`}
          aria-describedby={described}
        >
          <style nonce={findStyleNonce()}>{allFaces}</style>
          {typefaceKeys.map((typeface) => (
            <TypefaceCard
              key={typeface}
              {...{ name, company, typeface }}
              isChosen={typeface === value}
              onChoose={() => onChange(typeface)}
            />
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

type TypefaceCardProps = Pick<TypefaceChoiceProps, 'name' | 'company'> & {
  typeface: Typeface;
  isChosen: boolean;
  onChoose: () => void;
};

function TypefaceCard({ name, company, typeface, isChosen, onChoose }: TypefaceCardProps) {
  const { display, text } = familiesOf(typeface);
  const { title, of } = made[typeface];
  return (
    <label className={styles.card} data-chosen={isChosen || undefined}>
      <span className={styles.choice}>
        <input type="radio" name={name} value={typeface} checked={isChosen} onChange={onChoose} />
        <span>
          {title}
          <span className={styles.made}>{of}</span>
        </span>
      </span>
      <span className={styles.heading} style={{ fontFamily: display }} aria-hidden="true">
        {company}
      </span>
      <span className={styles.text} style={{ fontFamily: text }} aria-hidden="true">
        Marble, onyx and travertine, sawn from 20 mm, 1,250 slabs in the yard.
      </span>
    </label>
  );
}
