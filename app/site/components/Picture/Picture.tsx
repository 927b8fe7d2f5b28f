import { type CSSProperties, useState } from 'react';
import { preload } from 'react-dom';
import {
  type Picture as PictureRecord,
  sourceSet,
  variantPath,
  widthsFor,
} from '#content/picture/picture.ts';
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { joinClassNames } from '../class-names.ts';
import { coverSizes, widestOf } from './cover-sizes.ts';
import styles from './Picture.module.css';
import { useLoadedVariant } from './use-loaded-variant.ts';

export type PictureRatio = '3:2' | '4:5' | '1:1' | '16:10' | 'natural' | 'fill';

type PictureProps = {
  /** The result of `services.media.findPictures` for the path; without it the placeholder is shown. */
  picture: PictureRecord | undefined;
  /** How wide its frame is laid out, as in HTML: `(width>=900px) 50vw,100vw`. */
  sizes: string;
  /** `natural` keeps the picture's own shape, `fill` covers its positioned parent. */
  ratio?: PictureRatio;
  /** Replaces the picture's own description; '' where the text beside it says everything. */
  alt?: string;
  /** The first picture of a page: preloaded and fetched before the rest. */
  priority?: boolean | undefined;
  className?: string | undefined;
  /** Transition name under which the picture grows from a card into the hero of the next page. */
  transitionName?: string | undefined;
  /** Called when the picture cannot be shown and the placeholder replaces it. */
  onFail?: () => void;
};

export const placeholderPath = '/placeholder.svg';
const placeholderSize = { width: 1600, height: 1000 };

/** A picture that is missing or fails to load is replaced by the placeholder. */
export function Picture({ picture, onFail, ...props }: PictureProps) {
  const [failedPath, setFailedPath] = useState<string>();
  const langOf = useLangOf();
  if (!picture) return <PlaceholderPicture {...props} />;
  const { alt = picture.alt } = props;
  const altIn = alt !== '' && alt === picture.alt ? langOf(picture, 'alt') : {};
  if (picture.path === failedPath) return <PlaceholderPicture {...props} {...{ alt, altIn }} />;
  const fail = () => {
    setFailedPath(picture.path);
    onFail?.();
  };
  return <KnownPicture picture={picture} onFail={fail} {...props} {...{ alt, altIn }} />;
}

type ShownProps = Omit<PictureProps, 'picture' | 'onFail'> & { altIn?: InLanguage };

function KnownPicture(props: ShownProps & { picture: PictureRecord; onFail: () => void }) {
  const { picture, ratio = 'natural', alt, altIn, priority, className, transitionName } = props;
  const { carried, ...outcome } = useLoadedVariant(props);
  const sizes = coverSizes(props.sizes, { ...picture, ratio });
  const widest = widestOf(sizes);
  const avif = sourceSet(picture, { format: 'avif', widest });
  // A page that is changed to shows it at once; only one that is sent has it found before its styles.
  if (priority && import.meta.env.SSR) {
    preload(picture.path, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <picture className={joinClassNames(styles.picture, className)} data-ratio={ratio}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        className={styles.image}
        // Few browsers lack AVIF: for them the first picture comes in a choice of sizes, by the width of the window, which it
        // mostly takes. One size of all others makes every card a fifth smaller for everybody else.
        srcSet={priority ? sourceSet(picture, { format: 'webp', widest }) : undefined}
        sizes={priority ? '100vw' : undefined}
        src={variantPath(picture.path, {
          width: fallbackWidth(picture, priority ? 1600 : 960),
          format: 'webp',
        })}
        width={picture.width}
        height={picture.height}
        alt={alt}
        {...altIn}
        loading={priority ? undefined : 'lazy'}
        decoding={priority ? undefined : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        style={imageStyle(picture, { transitionName, carried })}
        {...outcome}
      />
    </picture>
  );
}

function PlaceholderPicture(props: ShownProps) {
  const { ratio = 'natural', alt = '', altIn, priority, className } = props;
  return (
    <picture className={joinClassNames(styles.picture, className)} data-ratio={ratio}>
      <img
        className={styles.image}
        src={placeholderPath}
        {...placeholderSize}
        alt={alt}
        {...altIn}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        data-placeholder="true"
      />
    </picture>
  );
}

/** One width for browsers without AVIF: the first picture of a page is sharp on most screens. */
function fallbackWidth({ width }: PictureRecord, most: number) {
  return widthsFor(width).findLast((candidate) => candidate <= most) ?? 320;
}

type Carried = { transitionName: string | undefined; carried: string | undefined };

/**
 * Behind the picture lies the variant that the previous page showed, else the blurred preview, cropped like the
 * picture.
 */
function imageStyle(picture: PictureRecord, { transitionName, carried }: Carried): CSSProperties {
  const focus = `${round(picture.focalX * 100)}% ${round(picture.focalY * 100)}%`;
  // A preview is short, and every quotation mark in a page takes six signs.
  const behind = [carried && `url("${carried}")`, picture.preview && `url(${picture.preview})`].filter(
    Boolean,
  );
  return {
    // The middle is where both are anyway.
    ...(focus !== middle && { objectPosition: focus }),
    ...(behind.length > 0 && { backgroundImage: behind.join(', ') }),
    ...(behind.length > 0 && focus !== middle && { backgroundPosition: focus }),
    ...(transitionName && { viewTransitionName: transitionName }),
  };
}

const middle = '50% 50%';

function round(percent: number): number {
  return Math.round(percent * 10) / 10;
}
