import { Button } from '@mantine/core';
import { contrastOf, isHex } from '#content/appearance/colour.shared.ts';
import { legibleOn, textContrast } from '#content/appearance/legibility.shared.ts';
import type { CompanyColours } from '#content/appearance/shipped-colours.shared.ts';
import { appearanceDocument } from '#content/documents/appearance.document.ts';
import { ColourControl } from '../../../../kit/controls/ColourControl/ColourControl.tsx';
import { FieldPlace } from '../../../../kit/controls/DocumentField/FieldPlace.tsx';
import type { FormState } from '../../../../kit/forms/use-form-state.ts';
import { t } from '../../../../kit/language/t.ts';
import { ContrastNote } from '../ContrastNote/ContrastNote.tsx';
import styles from './AppearanceFields.module.css';

type ColourName = keyof CompanyColours;

/** What is read on what, by the field that it is told beside. */
const pairs: Record<ColourName, { pair: string; colours: [ColourName, ColourName] }[]> = {
  accent: [{ pair: t('On the surface'), colours: ['accent', 'surface'] }],
  surface: [
    { pair: t('Under the ink'), colours: ['ink', 'surface'] },
    { pair: t('Under the accent'), colours: ['accent', 'surface'] },
  ],
  ink: [{ pair: t('On the surface'), colours: ['ink', 'surface'] }],
};

/** The three colours that a company chooses, each with what the other two make of it. */
export function ColourFields({ form }: { form: FormState }) {
  const typed = (name: ColourName) => String(form.values[name] ?? '');
  /** A message of the server's is about a pair, so a change of either of them settles it. */
  const change = (name: ColourName, value: string) => {
    form.change(name, value);
    form.setMessages(({ accent: _accent, surface: _surface, ink: _ink, ...others }) => others);
  };
  const notes = (name: ColourName) =>
    pairs[name].map(({ pair, colours: [one, other] }) => {
      const colours = [typed(one), typed(other)] as const;
      return colours.every(isHex) ? <ContrastNote key={pair} pair={pair} colours={colours} /> : null;
    });
  return (
    <div className={styles.colours}>
      {(['accent', 'surface', 'ink'] as const).map((name) => (
        <FieldPlace key={name} idPath={name}>
          <ColourControl
            name={name}
            apiName={name}
            field={appearanceDocument.fields[name]}
            value={typed(name)}
            error={form.messages[name]}
            onChange={(value) => change(name, value)}
            note={form.messages[name] ? null : notes(name)}
          />
          {name === 'surface' ? null : (
            <NearestButton
              colour={typed(name)}
              surface={typed('surface')}
              onUse={(value) => change(name, value)}
            />
          )}
        </FieldPlace>
      ))}
    </div>
  );
}

type NearestButtonProps = { colour: string; surface: string; onUse: (colour: string) => void };

/** Offers the nearest colour of the same tint, where the one that was chosen cannot be read. */
function NearestButton({ colour, surface, onUse }: NearestButtonProps) {
  const isJudged = isHex(colour) && isHex(surface);
  if (!isJudged || contrastOf(colour, surface) >= textContrast) return null;
  const nearest = legibleOn(colour, [surface]);
  return (
    <Button className={styles.nearest} size="compact-sm" variant="default" onClick={() => onUse(nearest)}>
      {t('Use {colour}, the nearest that passes', { colour: nearest })}
    </Button>
  );
}
