import { type MouseEvent, type ReactNode, type RefObject, useContext, useRef, useState } from 'react';
import { fillText } from '#content/documents/fill-text.shared.ts';
import type { RoomTexts } from '#content/documents/room.document.ts';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import { ownValue } from '#content/kit/own-value.shared.ts';
import messages from '#messages/en/room.json' with { type: 'json' };
import { roomHeight, roomWidth } from '#publishing/rooms/rooms.shared.ts';
import { useIsHydrated } from '../../behaviour/use-is-hydrated.ts';
import { Button } from '../../components/Button/Button.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { ShortlistToggle } from '../../components/ShortlistToggle/ShortlistToggle.tsx';
import { useLangOf } from '../../languages-context.ts';
import { MessagesContext, useMessages } from '../../messages/use-messages.ts';
import { describeRoom, nameOfSurface } from './describe-room.ts';
import { LayingControls } from './LayingControls.tsx';
import type { RoomPageData } from './load-room-page.ts';
import { RoomLinks } from './RoomLinks.tsx';
import styles from './RoomPage.module.css';
import { roomMedia } from './room-media.ts';
import { Segments } from './Segments.tsx';
import { StonePicker } from './StonePicker.tsx';
import { surfaceAt } from './surface-at.ts';
import { type RoomState, useRoom } from './use-room.ts';
import { useStage } from './use-stage.ts';

/** A room as wide as the window allows, and beside it, on the phone below it, what can be chosen. */
export function RoomPage({ page }: { page: RoomPageData }) {
  const langOf = useLangOf();
  const { language } = useContext(MessagesContext);
  const { texts } = page;
  const frame = useRef<HTMLDivElement>(null);
  const state = useRoom(page);
  const stage = useStage(frame, state);
  const isHydrated = useIsHydrated();
  const words = describeRoom(texts, state, language);
  return (
    <div className={styles.page}>
      <RoomPicture {...{ state, stage, words, frame, texts }}>
        <RoomActions {...{ texts, state, stage }} />
      </RoomPicture>
      <section className={styles.panel} aria-labelledby="room-heading">
        <header>
          <DisplayHeading as="h1" size="medium" id="room-heading" {...langOf(texts, 'heading')}>
            {texts.heading}
          </DisplayHeading>
          {texts.text ? (
            <p className={styles.text} {...langOf(texts, 'text')}>
              {texts.text}
            </p>
          ) : null}
        </header>
        <RoomLinks {...{ texts, state }} />
        <Failures {...{ page, stage, state }} />
        {/* Before scripts run a choice would be lost. */}
        <fieldset className={styles.controls} disabled={!isHydrated} aria-labelledby="room-heading">
          <SurfaceChoices {...{ texts, state }} />
          <StonePicker state={state} offered={page.offered} />
          <LayingControls state={state} />
        </fieldset>
        <Ways {...{ texts, state }} />
      </section>
    </div>
  );
}

type RoomPictureProps = {
  state: RoomState;
  stage: ReturnType<typeof useStage>;
  /** What it shows. */
  words: ReturnType<typeof describeRoom>;
  texts: RoomTexts;
  /** Where the room is drawn, over the picture of the room as it was built. */
  frame: RefObject<HTMLDivElement | null>;
  /** What can be done with it. */
  children: ReactNode;
};

function RoomPicture({ state, stage, words, texts, frame, children }: RoomPictureProps) {
  const langOf = useLangOf();
  const { note } = texts;
  const { room, surface } = state;
  const select = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const point = [((clientX - left) / width) * roomWidth, ((clientY - top) / height) * roomHeight] as const;
    const found = surfaceAt(room, point);
    if (found) state.selectSurface(found.id);
  };
  return (
    <figure className={styles.figure}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: radios do the same */}
      <div className={styles.frame} data-status={stage.status} onClick={select}>
        <img
          className={styles.picture}
          src={roomMedia[room.id].base}
          width={roomWidth}
          height={roomHeight}
          alt={words.text}
          {...langOf(words, 'text')}
          fetchPriority="high"
        />
        <div ref={frame} className={styles.drawn} aria-hidden="true" />
        {room.surfaces.length > 1 ? (
          <svg className={styles.outline} viewBox={`0 0 ${roomWidth} ${roomHeight}`} aria-hidden="true">
            <polygon points={surface.quad.map((point) => point.join()).join(' ')} />
          </svg>
        ) : null}
        <span className={styles.busy} aria-hidden="true" />
      </div>
      <figcaption className={styles.caption}>
        <p>
          <span role="status" data-print="content" {...langOf(words, 'text')}>
            {words.text}
          </span>
          {note ? (
            <small className={styles.note} {...langOf(texts, 'note')}>
              {note}
            </small>
          ) : null}
        </p>
        {children}
      </figcaption>
    </figure>
  );
}

type RoomActionsProps = {
  texts: RoomTexts;
  state: RoomState;
  stage: ReturnType<typeof useStage>;
};

/** What can be taken along. */
function RoomActions({ texts, state, stage }: RoomActionsProps) {
  const t = useMessages(messages);
  const [done, setDone] = useState('');
  const { room, choice, stone, href } = state;
  const copy = async () => {
    const url = new URL(href, location.href).href;
    // Pages over an unsafe connection have no clipboard, and visitors may deny it.
    const isCopied = await copyText(url);
    setDone(isCopied ? t('room:link.done') : t('room:link.byHand'));
  };
  const save = async () => {
    const picture = await stage.save();
    if (!picture) return setDone(t('room:save.failed'));
    const stones = Object.values(choice.surfaces).flatMap(({ stone }) => stone ?? []);
    download(picture, [room.id, ...new Set(stones)].join('-'));
    setDone(t('room:save.done'));
  };
  return (
    <div className={styles.actions}>
      <Button onClick={() => void copy()}>{t('room:link')}</Button>
      <Button disabled={stage.status !== 'drawn'} onClick={() => void save()}>
        {t('room:save')}
      </Button>
      {stone ? (
        <ShortlistToggle product={stone} seen={{ room: texts.rooms[room.id], view: href }} hasWords />
      ) : null}
      <p role="status" className={styles.done}>
        {done}
      </p>
    </div>
  );
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function download(picture: Blob, name: string): void {
  const href = URL.createObjectURL(picture);
  Object.assign(document.createElement('a'), { href, download: `${name}.jpg` }).click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

type FailuresProps = { page: RoomPageData } & Record<'stage', ReturnType<typeof useStage>> &
  Record<'state', ReturnType<typeof useRoom>>;

function Failures({ page: { texts, unknownRoom, unknownStones }, stage, state }: FailuresProps) {
  const langOf = useLangOf();
  const nameOf = (image: string) =>
    Object.values(state.stones).find((stone) => stone.image === image)?.name ?? '';
  const failures: (readonly [keyof RoomTexts['failures'], Record<string, string>?])[] = [
    ...(unknownRoom ? [['unknownRoom', { room: unknownRoom }] as const] : []),
    ...unknownStones.map((stone) => ['unknownStone', { stone }] as const),
    ...(stage.status === 'blocked' ? [['noCanvas'] as const] : []),
    ...(stage.status === 'lost' ? [['notLoaded'] as const] : []),
    ...[...new Set(stage.failed.map(nameOf))].map((stone) => ['noPicture', { stone }] as const),
  ];
  return (
    <div role="alert" className={styles.failures}>
      {failures.map(([name, words = {}]) => (
        <p key={name + words.stone} {...langOf(texts.failures, name)}>
          {fillText(texts.failures[name], words)}
        </p>
      ))}
    </div>
  );
}

type SurfaceChoicesProps = { texts: RoomTexts; state: RoomState };

/** Which surface the stone is for, where the room has several; a click on the picture does the same. */
function SurfaceChoices({ texts, state: { room, surface, selectSurface } }: SurfaceChoicesProps) {
  const t = useMessages(messages);
  if (room.surfaces.length === 1) return null;
  return (
    <Segments
      legend={t('room:surface')}
      options={room.surfaces.map(({ id }) => [id, nameOfSurface(texts, id)] as const)}
      value={surface.id}
      onChange={selectSurface}
    />
  );
}

/** To the stones that are shown, and to all of them; with scripts off also why they are not laid. */
function Ways({ texts, state }: Pick<FailuresProps, 'state'> & Pick<RoomPageData, 'texts'>) {
  const langOf = useLangOf();
  const { choice, stones } = state;
  const shown = new Set(Object.values(choice.surfaces).flatMap(({ stone }) => stone ?? []));
  return (
    <>
      {texts.failures.noScripts ? (
        <p className={styles.withoutScripts} {...langOf(texts.failures, 'noScripts')}>
          {texts.failures.noScripts}
        </p>
      ) : null}
      <p className={styles.ways}>
        {[...shown].map((slug) => (
          <ButtonLink key={slug} to={pathOfProduct({ slug })} {...langOf(ownValue(stones, slug), 'name')}>
            {ownValue(stones, slug)?.name ?? slug}
          </ButtonLink>
        ))}
        <ButtonLink to="/products/" {...langOf(texts, 'allButton')}>
          {texts.allButton}
        </ButtonLink>
      </p>
    </>
  );
}
