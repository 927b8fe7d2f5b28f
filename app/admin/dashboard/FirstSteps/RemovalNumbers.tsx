import type { DemoCounts, RemovalPreview } from '#content/first-steps/demo-removal.service.ts';
import { fullNounOf } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import styles from './FirstSteps.module.css';
import { LinksToDemo } from './LinksToDemo.tsx';

const nouns = [
  ...entities.map((entity) => ({ name: entity.table, ...fullNounOf(entity) })),
  { name: 'siteDocuments', one: 'text of the site', many: 'texts of the site' },
] as const;

/** What goes with the demo content, and what stays. */
export function RemovalNumbers({ preview: { goes, stays, edited, links } }: { preview: RemovalPreview }) {
  return (
    <>
      <div className={styles.numbers}>
        <Counts heading="Goes" counts={goes} none="Nothing" />
        <Counts heading="Stays" counts={stays} none="Nothing of your own yet" />
      </div>
      <p className={styles.note}>
        {edited > 0 ? `${editedText(edited)} ` : null}
        Records go to the trash; texts go back to what a new site begins with, except for what you have
        changed in them. Enquiries, messages and statistics are not touched. For 30 days all of it can be
        brought back.
      </p>
      <LinksToDemo links={links} />
    </>
  );
}

function Counts({ heading, counts, none }: { heading: string; counts: DemoCounts; none: string }) {
  const shown = nouns.filter(({ name }) => counts[name] > 0);
  return (
    <div>
      <h3>{heading}</h3>
      {shown.length === 0 ? <p className={styles.none}>{none}</p> : null}
      <ul className={styles.counts}>
        {shown.map(({ name, one, many }) => (
          <li key={name}>
            <b>{counts[name].toLocaleString('en-GB')}</b> {counts[name] === 1 ? one : many}
          </li>
        ))}
      </ul>
    </div>
  );
}

function editedText(count: number): string {
  return count === 1
    ? 'One record that stays came with the demo: you have edited it or use it.'
    : `${count} records that stay came with the demo: you have edited them or use them.`;
}
