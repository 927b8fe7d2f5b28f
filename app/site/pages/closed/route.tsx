import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { Wordmark } from '../../components/Wordmark/Wordmark.tsx';
import type { PageHandle } from '../../page-handle.ts';
import type { Route } from './+types/route.ts';
import styles from './closed.module.css';

/**
 * What visitors read at every address while the site is closed (specification/pages.md, "Launch"). Once it is open, no page
 * is here but for a preview.
 */
export async function loader({ context }: Route.LoaderArgs) {
  const { siteDocuments } = context.get(pageContext).services;
  const [{ name }, { open, heading, text }] = await Promise.all([
    siteDocuments.get('company'),
    siteDocuments.get('launch'),
  ]);
  return data({ name, heading, text }, { status: open ? 404 : 503 });
}

export const handle: PageHandle = { isAlone: true };

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData && `${loaderData.heading} | ${loaderData.name}` },
  { name: 'robots', content: 'noindex' },
];

export default function Closed({ loaderData: { name, heading, text } }: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <header>
        <Wordmark name={name} isPlain />
      </header>
      <main className={styles.message}>
        <DisplayHeading as="h1" size="display">
          {heading}
        </DisplayHeading>
        <Paragraphs text={text} className={`lead ${styles.text}`} />
      </main>
    </div>
  );
}
