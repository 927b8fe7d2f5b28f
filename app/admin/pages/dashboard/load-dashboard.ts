import { capitalize } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { mayNow } from '../../kit/access/use-may.ts';
import { type ApiRequest, requestApi } from '../../kit/api/request-api.ts';
import { t } from '../../kit/language/t.ts';
import type { Counts } from '../../shell/counts.ts';
import type { ActivityEntry, ActivityPage } from '../activity/ActivityList.tsx';
import type { InboxItem } from '../inbox/enquiry.ts';

const newestItems = 5;
const draftsOfAKind = 5;
const lastChanges = 8;
const undescribedImages = 8;

/** The response of `GET /inbox/waiting`. */
export type WaitingInbox = {
  unread: number;
  waiting: number;
  overdue: number;
  people: readonly { assignee: string | null; waiting: number; overdue: number; oldest: string }[];
  oldest: readonly InboxItem[];
};

/** Pictures in use without alternative text: the first of them, and how many there are. */
export type Undescribed = {
  images: readonly { id: number; path: string; filename: string }[];
  total: number;
};

export type DraftLine = { path: string; title: string; kind: string; updatedAt: string };

export type WithoutPicture = {
  total: number;
  records: readonly { path: string; id: number; title: string; kind: string }[];
};

export type Newest = { items: readonly InboxItem[]; total: number };

/**
 * Loads the dashboard's parts independently: a part that fails is empty, or 0, and the rest is shown
 * (specification/back-office.md, "Dashboard"). Nothing here rejects.
 */
export function loadDashboard(signal: AbortSignal) {
  const request = { signal };
  return {
    counts: readOr<Counts | undefined>('/counts', undefined, request),
    newest: readIf<Newest>(
      'inbox',
      `/inbox?page=1&per_page=${newestItems}&sort=date&order=desc`,
      { items: [], total: 0 },
      request,
    ),
    waiting: readIf<WaitingInbox | undefined>('inbox', '/inbox/waiting', undefined, request),
    undescribed: mayNow('media') ? readUndescribed(request) : Promise.resolve(undefined),
    drafts: mayNow('content') ? readDrafts(request) : Promise.resolve([]),
    withoutPicture: readIf<WithoutPicture>(
      'publishCheck',
      '/without-picture',
      { total: 0, records: [] },
      request,
    ),
    activity: readOr<Pick<ActivityPage, 'entries'>>(
      `/activity?page=1&per_page=${lastChanges}`,
      { entries: [] },
      request,
    ).then(({ entries }): readonly ActivityEntry[] => entries),
  };
}

export type Dashboard = ReturnType<typeof loadDashboard>;

type DraftRecord = { id: number; updated_at: string } & Record<string, unknown>;

async function readDrafts(request: ApiRequest): Promise<readonly DraftLine[]> {
  const lists = await Promise.all(
    entities.map(async (entity) => {
      if (!entity.hasDrafts) return [];
      const { path, card } = entity;
      const listPath = `/${path}?status=draft&sort=updated_at&order=desc&page=1&per_page=${draftsOfAKind}`;
      const records = await readOr<readonly DraftRecord[]>(listPath, [], request);
      return records.map((record) => ({
        path: `/admin/${path}/${record.id}/edit/`,
        title: String(record[card.title] ?? ''),
        kind: capitalize(t(entity.noun.one)),
        updatedAt: record.updated_at,
      }));
    }),
  );
  return lists.flat().sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

/** @returns undefined where it could not be read */
async function readUndescribed(request: ApiRequest): Promise<Undescribed | undefined> {
  const query = `usage=used&list=lacking-alt&page=1&per_page=${undescribedImages}`;
  try {
    const { data, headers } = await requestApi<Undescribed['images']>(`/images?${query}`, request);
    return { images: data, total: Number(headers.get('x-total-count')) };
  } catch {
    // request-api.ts has logged the reason.
    return undefined;
  }
}

/** What the role may not read is not requested. */
async function readIf<T>(permission: Permission, path: string, fallback: T, request: ApiRequest): Promise<T> {
  return mayNow(permission) ? readOr(path, fallback, request) : fallback;
}

async function readOr<T>(path: string, fallback: T, request: ApiRequest): Promise<T> {
  try {
    return (await requestApi<T>(path, request)).data;
  } catch {
    // request-api.ts has logged the reason.
    return fallback;
  }
}
