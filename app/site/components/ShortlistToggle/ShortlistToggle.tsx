import common from '#messages/en/common.json' with { type: 'json' };
import { useMessages } from '../../messages/use-messages.ts';
import { toggleLine, toggleSlab } from '../../shortlist/kept-lines.ts';
import { useIsKept, useIsSlabKept } from '../../shortlist/use-kept-lines.ts';
import { useIsLinked } from '../../site-pages.ts';
import { joinClassNames } from '../class-names.ts';
import styles from './ShortlistToggle.module.css';
import { shortlistFormId, shortlistPath } from './shortlist-form.ts';

type ShortlistToggleProps = {
  product: { slug: string; name: string };
  /** The id of the stone's name, where the button stands beside others of its kind. */
  describedBy?: string | undefined;
  /** Says what it does in words, instead of by its mark alone. */
  hasWords?: boolean | undefined;
  className?: string | undefined;
  /** The room that it is shown in, and the address of that view. */
  seen?: { room: string; view: string };
};

/**
 * Puts a stone on the visitor's list or takes it out. Without scripts it leads to the list with this stone: the form
 * that it belongs to stands once on every page.
 */
export function ShortlistToggle({ product, describedBy, hasWords, className, seen }: ShortlistToggleProps) {
  const isKept = useIsKept(product.slug);
  return (
    <Toggle
      {...{ isKept, describedBy, hasWords, className }}
      sent={{ name: 'stones', value: product.slug }}
      onToggle={() => toggleLine(product.slug, product.name, seen)}
    />
  );
}

type SlabToggleProps = Omit<ShortlistToggleProps, 'seen'> & {
  /** Of the slab. */
  number: string;
};

/** Puts a slab on the line of its stone, or takes it out. */
export function SlabToggle({ number, product, ...look }: SlabToggleProps) {
  const isKept = useIsSlabKept(number);
  return (
    <Toggle
      {...{ ...look, isKept }}
      sent={{ name: 'slab', value: number }}
      onToggle={() => toggleSlab(number, product)}
    />
  );
}

type ToggleProps = Pick<ShortlistToggleProps, 'describedBy' | 'hasWords' | 'className'> & {
  isKept: boolean;
  /** What the form sends without scripts. */
  sent: { name: string; value: string };
  onToggle: () => void;
};

function Toggle({ isKept, sent, onToggle, describedBy, hasWords, className }: ToggleProps) {
  const t = useMessages(common);
  const isLinked = useIsLinked();
  if (!isLinked(shortlistPath)) return null;
  const name = isKept ? t('common:shortlist.remove') : t('common:shortlist.add');
  return (
    <button
      type="submit"
      form={shortlistFormId}
      {...sent}
      className={joinClassNames(styles.toggle, className)}
      aria-pressed={isKept}
      aria-label={hasWords ? undefined : name}
      aria-describedby={describedBy}
      title={hasWords ? undefined : name}
      onClick={(event) => {
        event.preventDefault();
        onToggle();
      }}
    >
      {hasWords ? name : null}
    </button>
  );
}
