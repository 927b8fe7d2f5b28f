import { Link, useSearchParams } from 'react-router';
import type { CatalogueSide } from '../examples.ts';
import { fileParameter } from '../frame.tsx';
import { withoutExamples } from '../without-examples.ts';
import styles from './catalogue.module.css';

type Entry = { side: CatalogueSide; file: string; name: string };

/** The two sizes that every page is designed for, in CSS pixels. */
const widths = [1440, 390] as const;

const entries: Entry[] = [
  ...entriesOf('site', Object.keys(import.meta.glob('../../site/**/*.examples.tsx'))),
  ...entriesOf('admin', Object.keys(import.meta.glob('../../admin/**/*.examples.tsx'))),
];

export const meta = () => [{ title: 'Component catalogue' }, { name: 'robots', content: 'noindex' }];

/** Every component in its states, at both sizes; only while developing. */
export default function Catalogue() {
  const [search] = useSearchParams();
  const chosen = entries.find(({ file }) => file === search.get(fileParameter)) ?? entries[0];
  return (
    <div className={styles.catalogue}>
      <nav className={styles.list} aria-label="Components">
        <EntryList title="Public site" side="site" chosen={chosen} />
        <EntryList title="Back office" side="admin" chosen={chosen} />
        <details>
          <summary>Without examples</summary>
          <dl className={styles.reasons}>
            {Object.entries(withoutExamples).map(([folder, reason]) => (
              <div key={folder}>
                <dt>{folder}</dt>
                <dd>{reason}</dd>
              </div>
            ))}
          </dl>
        </details>
      </nav>
      <main className={styles.frames}>{chosen ? <Frames entry={chosen} /> : null}</main>
    </div>
  );
}

function EntryList(props: { title: string; side: CatalogueSide; chosen: Entry | undefined }) {
  return (
    <section>
      <h2>{props.title}</h2>
      <ul>
        {entries
          .filter(({ side }) => side === props.side)
          .map(({ file, name }) => (
            <li key={file}>
              <Link to={{ search: queryOf(file) }} aria-current={file === props.chosen?.file}>
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

function Frames({ entry: { side, file, name } }: { entry: Entry }) {
  return (
    <>
      <h1>{name}</h1>
      {widths.map((width) => (
        <figure key={width}>
          <figcaption>{width} pixels</figcaption>
          <iframe
            key={file}
            title={`${name} at ${width} pixels`}
            src={`/admin/components/${side}?${queryOf(file)}`}
            width={width}
            height={900}
          />
        </figure>
      ))}
    </>
  );
}

function entriesOf(side: CatalogueSide, files: string[]): Entry[] {
  return files.toSorted().map((file) => ({
    ...{ side, file },
    name: file.replace(/^.*\//, '').replace('.examples.tsx', ''),
  }));
}

function queryOf(file: string): string {
  return new URLSearchParams({ [fileParameter]: file }).toString();
}
