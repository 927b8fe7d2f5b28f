import { useRef } from 'react';
import { pathOfProduct } from '#content/product/product-path.shared.ts';
import { fillText } from '#content/site-documents/fill-text.shared.ts';
import { useIsHydrated } from '../behaviour/use-is-hydrated.ts';
import { ButtonLink } from '../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../components/DisplayHeading/DisplayHeading.tsx';
import { describeRoom } from './describe-room.ts';
import { LayingControls } from './LayingControls.tsx';
import type { RoomPageData } from './load-room-page.ts';
import { RoomActions } from './RoomActions.tsx';
import { RoomLinks } from './RoomLinks.tsx';
import styles from './RoomPage.module.css';
import { RoomPicture } from './RoomPicture.tsx';
import { StonePicker } from './StonePicker.tsx';
import { SurfaceChoices } from './SurfaceChoices.tsx';
import { useRoom } from './use-room.ts';
import { useStage } from './use-stage.ts';

/** A room as wide as the window allows, and beside it, on the phone below it, what can be chosen. */
export function RoomPage({ page }: { page: RoomPageData }) {
  const { texts } = page;
  const frame = useRef<HTMLDivElement>(null);
  const state = useRoom(page);
  const stage = useStage(frame, state);
  const isHydrated = useIsHydrated();
  const words = describeRoom(texts, state);
  return (
    <div className={styles.page}>
      <RoomPicture {...{ state, stage, words, frame }} note={texts.note}>
        <RoomActions {...{ texts, state, stage }} />
      </RoomPicture>
      <section className={styles.panel} aria-labelledby="room-heading">
        <header>
          <DisplayHeading as="h1" size="medium" id="room-heading">
            {texts.heading}
          </DisplayHeading>
          {texts.text ? <p className={styles.text}>{texts.text}</p> : null}
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

type FailuresProps = { page: RoomPageData } & Record<'stage', ReturnType<typeof useStage>> &
  Record<'state', ReturnType<typeof useRoom>>;

function Failures({ page: { texts, unknownRoom, unknownStones }, stage, state }: FailuresProps) {
  const { failures } = texts;
  const nameOf = (image: string) =>
    Object.values(state.stones).find((stone) => stone.image === image)?.name ?? '';
  const messages = [
    ...(unknownRoom ? [fillText(failures.unknownRoom, { room: unknownRoom })] : []),
    ...unknownStones.map((stone) => fillText(failures.unknownStone, { stone })),
    ...(stage.status === 'blocked' ? [failures.noCanvas] : []),
    ...new Set(stage.failed.map((image) => fillText(failures.noPicture, { stone: nameOf(image) }))),
  ];
  return (
    <div role="alert" className={styles.failures}>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

/** To the stones that are shown, and to all of them; with scripts off also why they are not laid. */
function Ways({ texts, state }: Pick<FailuresProps, 'state'> & Pick<RoomPageData, 'texts'>) {
  const { choice, stones } = state;
  const shown = new Set(Object.values(choice.surfaces).flatMap(({ stone }) => stone ?? []));
  return (
    <>
      {texts.failures.noScripts ? <p className={styles.withoutScripts}>{texts.failures.noScripts}</p> : null}
      <p className={styles.ways}>
        {[...shown].map((slug) => (
          <ButtonLink key={slug} to={pathOfProduct({ slug })}>
            {stones[slug]?.name ?? slug}
          </ButtonLink>
        ))}
        <ButtonLink to="/products/">{texts.allButton}</ButtonLink>
      </p>
    </>
  );
}
