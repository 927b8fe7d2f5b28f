import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import type { Picture as PictureRecord } from '#content/picture/picture.ts';
import collections from '#messages/en/collections.json' with { type: 'json' };
import common from '#messages/en/common.json' with { type: 'json' };
import { usePictureTransition } from '../../../behaviour/use-picture-transition.ts';
import { ArrowIcon } from '../../../components/ArrowIcon/ArrowIcon.tsx';
import { Picture } from '../../../components/Picture/Picture.tsx';
import { useLangOf } from '../../../languages-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { keepUnits } from '../../../typography/keep-units.ts';
import { twoDigits } from '../../../typography/two-digits.ts';
import styles from './CollectionSlide.module.css';

export type ShownCategory = {
  id: number;
  name: string;
  slug: string;
  description: string;
  videoUrl: string;
  picture: PictureRecord | undefined;
};

const slabSizes = '(width >= 900px) 62vh, 110vw';

type CollectionSlideProps = {
  category: ShownCategory;
  index: number;
  count: number;
  isFront: boolean;
  /** Close enough to the one in front to be shown; the others stay hidden. */
  isNear: boolean;
  isReady: boolean;
  /** Videos do, unless the visitor has paused them. */
  isPlaying: boolean;
  onVideoError: (source: string) => void;
};

export function CollectionSlide(props: CollectionSlideProps) {
  const { category, index, count, isFront, isNear, isReady, isPlaying, onVideoError } = props;
  const t = useMessages(common);
  const path = pathOfCategory(category);
  const { transitionName, viewTransition } = usePictureTransition(path, 'category', category.slug);
  return (
    <div
      className={styles.slab}
      role="group"
      aria-roledescription={t('common:carousel.slideName')}
      aria-label={t('common:carousel.position', { number: index + 1, count, name: category.name })}
      data-active={isFront}
      data-near={isNear}
      data-video={category.videoUrl || undefined}
    >
      <div className={styles.stand}>
        <div className={styles.stone}>
          <Picture
            picture={category.picture}
            ratio="fill"
            sizes={slabSizes}
            alt=""
            priority={index === 0}
            transitionName={transitionName}
          />
          {isReady && category.videoUrl ? (
            <SlideVideo
              source={category.videoUrl}
              isFront={isFront}
              isPlaying={isPlaying}
              onError={onVideoError}
            />
          ) : null}
        </div>
        <SlideStand />
        <div className={styles.reflection} aria-hidden="true">
          <Picture picture={category.picture} ratio="fill" sizes={slabSizes} alt="" />
        </div>
      </div>
      <Words category={category} index={index} path={path} viewTransition={viewTransition} />
    </div>
  );
}

type SlideVideoProps = {
  source: string;
  /** Unless the visitor has paused it. */
  isPlaying: boolean;
  isFront: boolean;
  onError: (source: string) => void;
};
type VideoState = 'loading' | 'loaded' | 'playing' | 'paused' | 'error';

/**
 * A muted loop over the slab's picture, which shows while it loads or if it fails. It plays only in front
 * (specification/pages.md, "Collections").
 */
function SlideVideo({ source, isFront, isPlaying, onError }: SlideVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<VideoState>('loading');
  const shouldPlay = isFront && isPlaying && state !== 'error';

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    if (!shouldPlay) return video.pause();
    video.play().catch((error: unknown) => console.info('The video did not start by itself', error));
  }, [shouldPlay]);

  return (
    <video
      ref={ref}
      className={styles.video}
      src={source}
      data-video={state}
      muted
      loop
      playsInline
      preload={isFront ? 'auto' : 'none'}
      tabIndex={-1}
      aria-hidden="true"
      onLoadedData={() => setState((was) => (was === 'loading' ? 'loaded' : was))}
      onPlaying={() => setState('playing')}
      onPause={() => setState('paused')}
      onError={() => {
        setState('error');
        onError(source);
      }}
    />
  );
}

type WordsProps = { category: ShownCategory; index: number; path: string; viewTransition: boolean };

function Words({ category, index, path, viewTransition }: WordsProps) {
  const langOf = useLangOf();
  const t = useMessages(collections);
  const headingId = `slab-${category.slug}`;
  return (
    <div className={styles.words}>
      <p className={styles.number}>{twoDigits(index + 1)}</p>
      <h3 id={headingId} className={styles.name} {...langOf(category, 'name')}>
        {category.name}
      </h3>
      <Link
        className={styles.link}
        to={path}
        viewTransition={viewTransition}
        aria-describedby={headingId}
        data-print="none"
      >
        <span className={styles.linkText}>{t('collections:explore')}</span>
        <ArrowIcon />
      </Link>
      <p className={styles.description} {...langOf(category, 'description')}>
        {keepUnits(category.description)}
      </p>
    </div>
  );
}

/** The wooden beam and the steel feet that support the slab. */
function SlideStand() {
  return (
    <svg
      className={styles.frame}
      viewBox="0 0 400 34"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h400v9H0z" fill="#7a5f3a" />
      <path d="M0 0h400v1.5H0z" fill="#a98654" />
      <path d="M34 9h22v19H34zM344 9h22v19h-22z" fill="#57452c" />
      <path d="M8 28h74v4H8zM318 28h74v4h-74z" fill="#6b655b" />
    </svg>
  );
}
