import { contrastOf } from '#content/appearance/colour.shared.ts';
import { ratioText, textContrast } from '#content/appearance/legibility.shared.ts';
import { IconAlertTriangle, IconCheck } from '../../../../kit/icons/icons.ts';
import { t } from '../../../../kit/language/t.ts';
import styles from './ContrastNote.module.css';

type ContrastNoteProps = {
  /** What lies on what: 'On the surface'. */
  pair: string;
  colours: readonly [string, string];
};

/** How well a colour can be read on another, by the rule that the server has; its verdict is announced when it turns. */
export function ContrastNote({ pair, colours: [one, other] }: ContrastNoteProps) {
  const passes = contrastOf(one, other) >= textContrast;
  const Icon = passes ? IconCheck : IconAlertTriangle;
  return (
    <span className={styles.note} data-verdict={passes ? 'passes' : 'fails'}>
      <Icon className={styles.icon} size={16} stroke={2} aria-hidden="true" />
      <span>
        {pair}: {ratioText(one, other)},{' '}
        <span aria-live="polite">
          {passes ? t('passes') : t('fails, text needs {ratio}:1', { ratio: textContrast })}
        </span>
      </span>
    </span>
  );
}
