import { useState } from 'react';
import type { RoomTexts } from '#content/site-documents/room.document.ts';
import { Button } from '../components/Button/Button.tsx';
import { ShortlistToggle } from '../components/ShortlistToggle/ShortlistToggle.tsx';
import styles from './RoomActions.module.css';
import type { RoomState } from './use-room.ts';
import type { useStage } from './use-stage.ts';

type RoomActionsProps = {
  texts: RoomTexts;
  state: RoomState;
  stage: ReturnType<typeof useStage>;
};

/** What can be taken along. */
export function RoomActions({ texts, state, stage }: RoomActionsProps) {
  const [done, setDone] = useState('');
  const { room, choice, stone, href } = state;
  const copy = async () => {
    const url = new URL(href, location.href).href;
    // Pages over an unsafe connection have no clipboard, and visitors may deny it.
    const isCopied = await copyText(url);
    setDone(isCopied ? 'Link copied' : 'Please copy the address of this page');
  };
  const save = async () => {
    const picture = await stage.save();
    if (!picture) return setDone('The picture could not be saved');
    const stones = Object.values(choice.surfaces).flatMap(({ stone }) => stone ?? []);
    download(picture, [room.id, ...new Set(stones)].join('-'));
    setDone('Picture saved');
  };
  return (
    <div className={styles.actions}>
      <Button onClick={() => void copy()}>Copy link</Button>
      <Button disabled={stage.status !== 'drawn'} onClick={() => void save()}>
        Save picture
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
