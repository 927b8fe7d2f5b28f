import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import { type TransitionKind, usePictureTransition } from '../../behaviour/use-picture-transition.ts';
import type { InLanguage } from '../../languages-context.ts';
import { cardText } from '../../typography/shorten-text.ts';
import { ArrowIcon } from '../ArrowIcon/ArrowIcon.tsx';
import { joinClassNames } from '../class-names.ts';
import { Label } from '../Label/Label.tsx';
import { Picture, type PictureRatio } from '../Picture/Picture.tsx';
import styles from './Card.module.css';

/** What a page decides of a card, whatever record it shows. */
export type CardPlace = {
  picture: PictureRecord | undefined;
  sizes: string;
  ratio?: PictureRatio;
  headingAs?: 'h2' | 'h3';
  /** For the first row of a page without a hero. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

type CardProps = CardPlace & {
  kind: TransitionKind;
  slug: string;
  path: string;
  heading: string;
  headingIn?: InLanguage;
  /** Above the heading. */
  label?: string;
  labelIn?: InLanguage;
  linkText: string;
  /** In the upper corner of the picture. */
  badges?: ReactNode;
  /** In the other upper corner, above the link that covers the card. */
  corner?: (headingId: string) => ReactNode;
  /** A second link, beside the one that covers the card; described by the heading, as that one is. */
  action?: (headingId: string) => ReactNode;
  /** Between heading and link: `CardText`, `CardMeta`. */
  children: ReactNode;
  'data-track'?: string;
  'data-size'?: string;
};

/** A picture, a name, a short text and one link that covers the card. */
export function Card(props: CardProps) {
  const { picture, sizes, ratio = '3:2', headingAs: Heading = 'h3', priority, className } = props;
  const { kind, slug, path, heading, headingIn, label, labelIn, linkText } = props;
  const { badges, corner, action, children } = props;
  const headingId = useId();
  const { transitionName, viewTransition } = usePictureTransition(path, kind, slug);
  const link = <CardLink {...{ headingId, path, viewTransition }} isAlone={!action} text={linkText} />;
  return (
    <article
      className={joinClassNames(styles.card, className)}
      data-size={props['data-size']}
      data-track={props['data-track']}
    >
      <div className={styles.frame}>
        <Picture {...{ picture, sizes, ratio, priority, transitionName }} alt="" />
        {badges ? <div className={styles.badges}>{badges}</div> : null}
        {corner ? <div className={styles.corner}>{corner(headingId)}</div> : null}
      </div>
      <div className={styles.body}>
        {label ? <Label {...labelIn}>{label}</Label> : null}
        <Heading id={headingId} className={styles.heading} {...headingIn}>
          {heading}
        </Heading>
        {children}
        {action ? (
          <div className={styles.actions} data-print="none">
            {link}
            {action(headingId)}
          </div>
        ) : (
          link
        )}
      </div>
    </article>
  );
}

type CardLinkProps = {
  headingId: string;
  path: string;
  viewTransition: boolean;
  /** Whether there is no second link beside it. */
  isAlone: boolean;
  text: string;
};

function CardLink({ headingId, path, viewTransition, isAlone, text }: CardLinkProps) {
  return (
    <Link
      className={styles.link}
      to={path}
      viewTransition={viewTransition}
      aria-describedby={headingId}
      data-print={isAlone ? 'none' : undefined}
    >
      <span className={styles.linkText}>{text}</span>
      <ArrowIcon className={styles.arrow} />
    </Link>
  );
}

export function CardText({ children, ...language }: InLanguage & { children: string }) {
  return (
    <p className={styles.text} {...language}>
      {cardText(children)}
    </p>
  );
}

/** Facts in small, less prominent text. */
export function CardMeta({ children }: { children: ReactNode }) {
  return <p className={styles.meta}>{children}</p>;
}
