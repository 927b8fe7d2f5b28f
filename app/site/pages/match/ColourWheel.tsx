import type { CSSProperties } from 'react';
import { Form } from 'react-router';
import type { DocumentValues } from '#content/documents/registry.ts';
import messages from '#messages/en/match.json' with { type: 'json' };
import { Button } from '../../components/Button/Button.tsx';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './ColourWheel.module.css';
import type { MatchPageData } from './load-match-page.ts';

type ColourWheelProps = Pick<MatchPageData, 'families' | 'colour'> & {
  texts: DocumentValues['match']['wheel'];
  /** The page that takes the choice as `colour`. */
  action: string;
};

/** The families of colours around a circle, as radios of a plain form: arrow keys go round, and it needs no scripts. */
export function ColourWheel({ families, colour, texts, action }: ColourWheelProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  return (
    <Form discover="none" action={`${action}#found`}>
      <fieldset className={styles.field}>
        <legend className={styles.heading} {...langOf(texts, 'heading')}>
          {texts.heading}
        </legend>
        <div className={styles.wheel}>
          {families.map(({ name, hex }, index) => (
            <label
              key={name}
              className={styles.family}
              style={{ '--turn': `${(index * 360) / families.length}deg` } as CSSProperties}
            >
              <input
                type="radio"
                name="colour"
                value={name}
                // One is always chosen: a choice that must be made is invalid until it is.
                defaultChecked={name === (colour ?? families[0]?.name)}
              />
              <span className={styles.swatch} data-family={name} style={{ backgroundColor: hex }} />
              <span className={styles.label}>{t(`match:family.${name}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" look="outline" hasArrow {...langOf(texts, 'button')}>
        {texts.button}
      </Button>
    </Form>
  );
}
