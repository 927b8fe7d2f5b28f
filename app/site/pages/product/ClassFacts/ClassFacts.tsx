import type { ShownClassFacts } from '#content/fit/class-facts.service.ts';
import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../../../components/FactList/FactList.tsx';
import { keepUnits } from '../../../typography/keep-units.ts';
import styles from './ClassFacts.module.css';

/** What follows from the class of the stone's rock, each with where it can be read. */
export function ClassFacts({ heading, facts, note }: ShownClassFacts) {
  return (
    <section className={styles.section} aria-labelledby="class-facts-heading">
      <DisplayHeading as="h2" size="small" id="class-facts-heading" className={styles.heading}>
        {heading}
      </DisplayHeading>
      <FactList
        facts={facts.map(({ label, text, typical, source }) => ({
          label,
          value: (
            <>
              <bdi>{keepUnits(text)}</bdi>
              {typical ? <span className={styles.typical}>{` (${typical})`}</span> : null}
              {source ? (
                <small className={styles.source} lang="en">
                  {source}
                </small>
              ) : null}
            </>
          ),
        }))}
      />
      <p className={styles.note}>{note}</p>
    </section>
  );
}
