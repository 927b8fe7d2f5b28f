import { useId } from 'react';
import { hasVariants, variantPath } from '#content/picture/picture.ts';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { placeholderPath } from '../components/Picture/Picture.tsx';
import type { RoomStone } from './load-room-page.ts';
import { roomMedia } from './room-media.ts';
import styles from './StonePicker.module.css';
import type { RoomState } from './use-room.ts';
import { useStones } from './use-stones.ts';

type StonePickerProps = { state: RoomState; offered: readonly RoomStone[] };

/** All stones, by their pictures and by a search; arrow keys go through them, and the room follows. */
export function StonePicker({ state, offered }: StonePickerProps) {
  const name = useId();
  const found = useStones(offered, state.stone);
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>Stone</legend>
      <TextField
        name="q"
        type="search"
        label="Search the stones"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        value={found.query}
        onChange={(event) => found.search(event.currentTarget.value)}
      />
      <p role="status" className={styles.status}>
        {found.sentence}
      </p>
      <div className={styles.list} aria-busy={found.isWaiting}>
        <Choices {...{ name, state }} stones={found.stones} />
        {found.more ? (
          <Button className={styles.more} onClick={found.more}>
            More stones
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

type ChoicesProps = { name: string; state: RoomState; stones: readonly RoomStone[] };

function Choices({ name, state: { room, stone, takeStone }, stones }: ChoicesProps) {
  return (
    <>
      <Choice
        {...{ name }}
        label="As pictured"
        image={roomMedia[room.id].base}
        isChosen={!stone}
        onChoose={() => takeStone(undefined)}
      />
      {stones.map((offer) => (
        <Choice
          key={offer.slug}
          {...{ name }}
          label={offer.name}
          image={offer.image}
          isChosen={offer.slug === stone?.slug}
          onChoose={() => takeStone(offer)}
        />
      ))}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  image: string;
  isChosen: boolean;
  onChoose: () => void;
};

function Choice({ name, label, image, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" className={styles.radio} name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.frame}>
        <img src={thumbnailOf(image)} alt="" width={96} height={60} loading="lazy" />
      </span>
      <span className={styles.name}>{label}</span>
    </label>
  );
}

function thumbnailOf(image: string): string {
  return hasVariants(image) ? variantPath(image, { width: 160, format: 'webp' }) : image || placeholderPath;
}
