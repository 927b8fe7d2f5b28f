import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ownValue } from '#content/kit/own-value.shared.ts';
import { loadAgain } from '../../behaviour/load-again.ts';
import { roomMedia } from './room-media.ts';
import type { RoomStage, StageState, WantedStone } from './scene/room-stage.ts';
import type { RoomState } from './use-room.ts';

type ShownState = StageState | { status: 'plain'; failed: readonly string[] };
const plain: ShownState = { status: 'plain', failed: [] };

/** Draws what is chosen into a frame; what draws is fetched with the first stone, since many only look. */
export function useStage(frame: RefObject<HTMLElement | null>, state: RoomState) {
  const { room } = state;
  const stage = useRef<RoomStage>(undefined);
  const [shown, setShown] = useState(plain);
  const wanted = wantedOf(state);
  const latest = useRef(wanted);
  latest.current = wanted;
  const isNeeded = wanted.length > 0;
  const [isOpen, setIsOpen] = useState(false);
  if (isNeeded && !isOpen) setIsOpen(true);
  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    setShown({ status: 'busy', failed: [] });
    const tellLost = () => isGone || setShown({ status: 'lost', failed: [] });
    void loadAgain(() => import('./scene/room-stage.ts'), tellLost).then(({ openStage }) => {
      if (isGone || !frame.current) return;
      stage.current = openStage({
        ...{ room, media: roomMedia[room.id], frame: frame.current, onChange: setShown },
      });
      stage.current.show(latest.current);
    });
    return () => {
      isGone = true;
      stage.current?.close();
      stage.current = undefined;
    };
  }, [frame, room, isOpen]);
  // Before the browser paints, so that the picture changes together with the controls.
  const key = JSON.stringify(wanted.map(({ surface, ...stone }) => [surface.id, stone]));
  useLayoutEffect(() => {
    if (key) stage.current?.show(latest.current);
  }, [key]);
  return { ...shown, save: async () => (await stage.current?.save()) ?? null };
}

function wantedOf({ room, choice, stones }: RoomState): WantedStone[] {
  return room.surfaces.flatMap((surface) => {
    const { stone, laying } = choice.surfaces[surface.id] ?? {};
    const image = stone && ownValue(stones, stone)?.image;
    return image && laying ? [{ surface, laying, image }] : [];
  });
}
