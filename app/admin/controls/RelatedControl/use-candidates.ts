import { useEffect, useState } from 'react';
import type { EntityName } from '#content/kit/field.ts';
import { type Candidate, findBySlug } from '../related-records.ts';

/** The records of the slugs, in their order; each is fetched once, and shown by its slug until then. */
export function useCandidates(to: EntityName, slugs: readonly string[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, Candidate>>(new Map());
  const missing = slugs.filter((slug) => !known.has(slug)).join(' ');

  useEffect(() => {
    if (missing === '') return;
    let isStale = false;
    Promise.all(missing.split(' ').map((slug) => findBySlug(to, slug))).then((found) => {
      if (!isStale) setKnown((before) => new Map([...before, ...keyed(found)]));
    });
    return () => {
      isStale = true;
    };
  }, [to, missing]);

  return {
    candidates: slugs.map((slug) => known.get(slug) ?? { id: 0, slug, title: slug, image: '', detail: '' }),
    /** Keeps a record that was just found, so that it is not fetched again. */
    remember: (record: Candidate) => setKnown((before) => new Map([...before, ...keyed([record])])),
  };
}

function keyed(records: readonly Candidate[]): [string, Candidate][] {
  return records.map((record) => [record.slug, record]);
}
