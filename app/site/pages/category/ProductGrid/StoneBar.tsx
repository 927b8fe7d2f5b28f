import { useId } from 'react';
import { Link } from 'react-router';
import type { DocumentValues } from '#content/documents/registry.ts';
import { isPlainClick } from '../../../behaviour/is-plain-click.ts';
import { openBySpace } from '../../../behaviour/open-by-space.ts';
import { useInPlace } from '../../../behaviour/use-in-place.ts';
import { useIsHydrated } from '../../../behaviour/use-is-hydrated.ts';
import { type InLanguage, useLangOf } from '../../../languages-context.ts';
import type { StoneView } from '../collection-address.shared.ts';
import styles from './StoneBar.module.css';

type StoneBarProps = {
  texts: DocumentValues['collections']['category'];
  /** Undefined where nothing says it: the wall. */
  view: StoneView | undefined;
  onView: (view: StoneView) => void;
  hrefOfView: (view: StoneView) => string;
  /** Leads to the choices, or back from them; undefined where there is nothing to choose. */
  narrowHref: string | undefined;
  isNarrowing: boolean;
  /** Before somebody follows the link to the choices. */
  onIntent: () => void;
};

/** Above the stones of a collection: the way to its choices, and how it is shown. */
export function StoneBar(props: StoneBarProps) {
  const { texts, narrowHref, isNarrowing, onIntent } = props;
  const langOf = useLangOf();
  const stayHere = useInPlace();
  const labelId = useId();
  return (
    <div className={styles.bar} data-print="none">
      {narrowHref ? (
        <Link
          className={styles.narrow}
          to={narrowHref}
          onClick={stayHere}
          onPointerEnter={onIntent}
          onFocus={onIntent}
          {...langOf(texts, isNarrowing ? 'wholeButton' : 'narrowButton')}
        >
          {isNarrowing ? texts.wholeButton : texts.narrowButton}
        </Link>
      ) : null}
      <div role="group" aria-labelledby={labelId} className={styles.views}>
        <span id={labelId} hidden {...langOf(texts, 'viewLabel')}>
          {texts.viewLabel}
        </span>
        <ViewButton {...props} name="wall" label={texts.wallButton} {...langOf(texts, 'wallButton')} />
        <ViewButton {...props} name="grid" label={texts.gridButton} {...langOf(texts, 'gridButton')} />
      </div>
    </div>
  );
}

type ViewButtonProps = Pick<StoneBarProps, 'view' | 'onView' | 'hrefOfView'> & {
  name: StoneView;
  label: string;
} & InLanguage;

/** A link until scripts run, which then takes no other page. */
function ViewButton(props: ViewButtonProps) {
  const { name, label, view = 'wall', onView, hrefOfView, lang, dir } = props;
  const isPressed = name === view;
  const state = useIsHydrated()
    ? { role: 'button', 'aria-pressed': isPressed, onKeyDown: openBySpace }
    : { 'aria-current': isPressed || undefined };
  return (
    <Link
      className={styles.view}
      to={hrefOfView(name)}
      data-shows={name}
      {...{ ...state, lang, dir }}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onView(name);
      }}
    >
      {label}
    </Link>
  );
}
