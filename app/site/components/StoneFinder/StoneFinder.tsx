import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Section } from '../Section/Section.tsx';
import { type AskedStones, addressOfStones, findStones, type Stone, type StoneList } from './find-stones.ts';
import { StoneFilter } from './StoneFilter.tsx';
import styles from './StoneFinder.module.css';
import { StoneShelf } from './StoneShelf.tsx';

type StoneFinderProps = {
  lists: readonly StoneList[];
  popular: Stone[];
  asked: AskedStones;
  /** What the name of the page means and what it does not. */
  note: string;
};

/** The whole yard list with its filter and search. The address carries both, so it works without scripting. */
export function StoneFinder({ lists, popular, asked, note }: StoneFinderProps) {
  const found = findStones(lists, asked);
  const isWhole = !asked.category && !asked.query;
  return (
    <Section id="stones" space="none" aria-labelledby="stones-title">
      <StoneFilter lists={lists} asked={asked} found={found} />
      <div className={styles.answer}>
        {isWhole ? null : <Answer lists={lists} asked={asked} count={countShown(found.lists)} />}
        {isWhole && popular.length > 0 ? (
          <StoneShelf
            list={{
              key: 'popular',
              label: 'Popular',
              text: 'The six that drawings name most often.',
              stones: popular,
            }}
            isWide
          />
        ) : null}
        {found.lists.map((list) => (
          <StoneShelf
            key={list.key}
            list={list}
            number={String(lists.findIndex(({ key }) => key === list.key) + 1).padStart(2, '0')}
            wholeListAddress={isWhole ? addressOfStones({ ...asked, category: list.key }) : undefined}
          />
        ))}
        {note ? <p className={styles.note}>{note}</p> : null}
      </div>
    </Section>
  );
}

type AnswerProps = { lists: readonly StoneList[]; asked: AskedStones; count: number };

/** How many there are; where there is none, what to do next. */
function Answer({ lists, asked, count }: AnswerProps) {
  const label = lists.find((list) => list.key === asked.category)?.label;
  const place = label ? `in ${label}` : 'in the yard list';
  const wholeList = addressOfStones({ ...asked, category: '', query: '' });
  if (count > 0) {
    const named = asked.query ? ` named “${asked.query}”` : '';
    return (
      <div className={styles.sum}>
        <p aria-live="polite">
          {count} {count === 1 ? 'stone' : 'stones'}
          {named} {place}
        </p>
        <ButtonLink to={wholeList} preventScrollReset arrow="none">
          Show the whole list
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyTitle}>
        No stone {asked.query ? `named “${asked.query}” ` : ''}
        {place}
      </h3>
      <p>
        Trade names differ from yard to yard. Try a shorter word, or send us the name and a picture: the slab
        may be standing here under another one.
      </p>
      <div className={styles.ways}>
        <ButtonLink to={wholeList} preventScrollReset look="block" arrow="none">
          Show the whole list
        </ButtonLink>
        <ButtonLink to="#enquiry" arrow="down">
          Ask for it
        </ButtonLink>
      </div>
    </div>
  );
}

function countShown(lists: readonly StoneList[]): number {
  return lists.reduce((sum, list) => sum + list.stones.length, 0);
}
