import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { inboxPath } from '../inbox.ts';
import { viewQueryOf } from '../list-query.ts';
import styles from './InboxViews.module.css';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { type InboxView, useViews } from './use-views.ts';

/** The lists that one comes back to: those that everybody has, and one's own. */
export function InboxViews({ params }: { params: URLSearchParams }) {
  const { views, save, remove } = useViews();
  const [isNaming, setIsNaming] = useState(false);
  const query = viewQueryOf(params);
  const current = views.find((view) => isSame(view.query, query));
  const hasOwnQuery = Object.keys(query).length > 0 && !current;
  return (
    <nav className={styles.views} aria-label="Views">
      <ul>
        <ViewLink name="All" query={{}} isCurrent={Object.keys(query).length === 0} />
        {views.map((view) => (
          <ViewLink key={`${view.id} ${view.name}`} {...view} isCurrent={view === current} />
        ))}
      </ul>
      {hasOwnQuery ? (
        <Button size="compact-sm" variant="default" onClick={() => setIsNaming(true)}>
          Keep this view
        </Button>
      ) : null}
      {current?.id ? (
        <Button size="compact-sm" variant="subtle" onClick={() => void remove(current)}>
          Remove this view
        </Button>
      ) : null}
      <SaveViewDialog
        isOpen={isNaming}
        onSave={(name) => save(name, query)}
        onClose={() => setIsNaming(false)}
      />
    </nav>
  );
}

function ViewLink(props: Pick<InboxView, 'name' | 'query'> & { isCurrent: boolean }) {
  const { name, query, isCurrent } = props;
  const search = new URLSearchParams(query).toString();
  return (
    <li>
      <Link to={search ? `${inboxPath}?${search}` : inboxPath} aria-current={isCurrent ? 'true' : undefined}>
        {name}
      </Link>
    </li>
  );
}

function isSame(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}
