import common from '#messages/en/common.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { toggleLine } from '../../shortlist/kept-lines.ts';
import { useIsKept } from '../../shortlist/use-kept-lines.ts';
import { useIsLinked } from '../../site-pages.ts';
import { joinClassNames } from '../class-names.ts';
import styles from './ShortlistToggle.module.css';
import { shortlistFormId, shortlistPath } from './shortlist-form.ts';

type ShortlistToggleProps = {
  product: { slug: string; name: string };
  /** The id of the stone's name, where the button stands beside others of its kind. */
  describedBy?: string | undefined;
  /** Says what it does in words, instead of by its mark alone. */
  hasWords?: boolean;
  className?: string | undefined;
  /** The room that it is shown in, and the address of that view. */
  seen?: { room: string; view: string };
};

/**
 * Puts a stone on the visitor's list or takes it out. Without scripts it leads to the list with this stone: the form
 * that it belongs to stands once on every page.
 */
export function ShortlistToggle({ product, describedBy, hasWords, className, seen }: ShortlistToggleProps) {
  const t = useMessages(common);
  const isKept = useIsKept(product.slug);
  const isLinked = useIsLinked();
  if (!isLinked(shortlistPath)) return null;
  const name = isKept ? t('common:shortlist.remove') : t('common:shortlist.add');
  return (
    <button
      type="submit"
      form={shortlistFormId}
      name="stones"
      value={product.slug}
      className={joinClassNames(styles.toggle, className)}
      aria-pressed={isKept}
      aria-label={hasWords ? undefined : name}
      aria-describedby={describedBy}
      title={hasWords ? undefined : name}
      onClick={(event) => {
        event.preventDefault();
        toggleLine(product.slug, product.name, seen);
      }}
    >
      {hasWords ? name : null}
    </button>
  );
}
