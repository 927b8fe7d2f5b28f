import { Suspense, useState } from 'react';
import { ButtonLink } from '../Button/ButtonLink.tsx';
import { Section } from '../Section/Section.tsx';
import {
  addressOfStones,
  type FilteredProducts,
  type FoundStones,
  filterProducts,
  type Stone,
  type StoneList,
} from './filter-products.ts';
import { ProductFilter } from './ProductFilter.tsx';
import styles from './ProductFinder.module.css';
import { ProductShelf } from './ProductShelf.tsx';
import type { StoneQuestion } from './use-filtered-products.ts';

type ProductFinderProps = {
  lists: readonly StoneList[];
  popular: Stone[];
  question: StoneQuestion;
  /** What the name of the page means and what it does not. */
  note: string;
};

const popularList = {
  key: 'popular',
  label: 'Popular',
  text: 'The six that drawings name most often.',
};

/** The whole yard list with its filter and search. The address carries both, so it works without scripting. */
export function ProductFinder({ lists, popular, question, note }: ProductFinderProps) {
  const { asked } = question;
  const found = filterProducts(lists, asked);
  const isWhole = !asked.category && !asked.query;
  return (
    <Section id="stones" space="none" aria-labelledby="stones-title" className={styles.finder}>
      <ProductFilter lists={lists} question={question} found={found} />
      <CountAnnouncement lists={lists} asked={asked} found={found} />
      <div className={styles.answer} id="stones-found">
        {isWhole ? null : <Answer lists={lists} asked={asked} found={found} />}
        {isWhole && popular.length > 0 ? (
          <Suspense>
            <ProductShelf list={{ ...popularList, stones: popular }} isWide />
          </Suspense>
        ) : null}
        {found.lists.map((list) => (
          // Each is taken over by the scripts for itself, so that none of them holds up a finger.
          <Suspense key={list.key}>
            <ProductShelf
              list={list}
              number={String(lists.findIndex(({ key }) => key === list.key) + 1).padStart(2, '0')}
              wholeListAddress={isWhole ? addressOfStones({ ...asked, category: list.key }) : undefined}
            />
          </Suspense>
        ))}
        {note ? (
          <p className={styles.note} data-later="">
            {note}
          </p>
        ) : null}
      </div>
    </Section>
  );
}

type ResponseProps = { lists: readonly StoneList[]; asked: FilteredProducts; found: FoundStones };

/** Tells those who do not see the list change how many are left. The page as it came is not announced. */
function CountAnnouncement({ lists, asked, found }: ResponseProps) {
  const [asItCame] = useState(asked);
  return (
    <p role="status" className="visually-hidden">
      {asked === asItCame ? '' : describeResponse({ lists, asked, found })}
    </p>
  );
}

/** How many there are; where there is none, what to do next. */
function Answer({ lists, asked, found }: ResponseProps) {
  const sentence = describeResponse({ lists, asked, found });
  if (found.lists.length === 0) return <NoStone sentence={sentence} asked={asked} found={found} />;
  return (
    <div className={styles.sum}>
      <p>{sentence}</p>
      <ButtonLink to={addressOfStones(wholeListFor(asked))} arrow="none" data-asks-for-stones="">
        Show the whole list
      </ButtonLink>
    </div>
  );
}

function describeResponse({ lists, asked, found }: ResponseProps): string {
  const count = found.lists.reduce((sum, list) => sum + list.stones.length, 0);
  const label = lists.find((list) => list.key === asked.category)?.label;
  const named = asked.query ? ` named “${asked.query}”` : '';
  const place = label ? ` in ${label}` : ' in the yard list';
  return `${nameCount(count)}${named}${place}`;
}

function nameCount(count: number): string {
  if (count === 0) return 'No stone';
  return count === 1 ? '1 stone' : `${count} stones`;
}

type NoStoneProps = { sentence: string; asked: FilteredProducts; found: FoundStones };

function NoStone({ sentence, asked, found }: NoStoneProps) {
  const elsewhere = found.countOfAll;
  return (
    <div className={styles.empty}>
      <h3 className={styles.emptyTitle}>{sentence}</h3>
      <p>
        Trade names differ from yard to yard. Try a shorter word, or send us the name and a picture: the slab
        may be standing here under another one.
      </p>
      <div className={styles.ways}>
        {elsewhere > 0 ? (
          <ButtonLink
            to={addressOfStones({ ...asked, category: '' })}
            look="block"
            arrow="none"
            data-asks-for-stones=""
          >
            See {elsewhere} in other lists
          </ButtonLink>
        ) : null}
        <ButtonLink
          to={addressOfStones(wholeListFor(asked))}
          look={elsewhere > 0 ? 'line' : 'block'}
          arrow="none"
          data-asks-for-stones=""
        >
          Show the whole list
        </ButtonLink>
        <ButtonLink to="#enquiry" arrow="down">
          Ask for it
        </ButtonLink>
      </div>
    </div>
  );
}

function wholeListFor(asked: FilteredProducts): FilteredProducts {
  return { ...asked, category: '', query: '' };
}
