import { type Ref, useId } from 'react';
import { hasVariants, variantPath } from '#content/picture/picture.ts';
import { Button } from '../components/Button/Button.tsx';
import { TextField } from '../components/form/TextField.tsx';
import { placeholderPath } from '../components/Picture/Picture.tsx';
import type { RoomStone } from './load-room-page.ts';
import styles from './StonePicker.module.css';
import type { RoomState } from './use-room.ts';
import { useStones } from './use-stones.ts';

type StonePickerProps = { state: RoomState; offered: readonly RoomStone[] };

/** All stones, by their pictures and by a search; arrow keys go through them, and the room follows. */
export function StonePicker({ state: { stone, takeStone }, offered }: StonePickerProps) {
  const name = useId();
  const found = useStones(offered, stone);
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
        <Choice {...{ name }} label="As pictured" isChosen={!stone} onChoose={() => takeStone(undefined)} />
        {found.stones.map((offer) => (
          <Choice
            key={offer.slug}
            {...{ name }}
            label={offer.name}
            image={offer.image}
            isChosen={offer.slug === stone?.slug}
            onChoose={() => takeStone(offer)}
          />
        ))}
        {found.more ? (
          <Button className={styles.more} onClick={found.more}>
            More stones
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  image?: string;
  isChosen: boolean;
  onChoose: () => void;
  ref?: Ref<HTMLInputElement>;
};

function Choice({ name, label, image, isChosen, onChoose, ref }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input
        ref={ref}
        type="radio"
        className={styles.radio}
        name={name}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className={styles.frame}>
        {image ? <img src={thumbnailOf(image)} alt="" width={96} height={60} loading="lazy" /> : null}
      </span>
      <span className={styles.name}>{label}</span>
    </label>
  );
}

function thumbnailOf(image: string): string {
  return hasVariants(image) ? variantPath(image, { width: 160, format: 'webp' }) : image || placeholderPath;
}
