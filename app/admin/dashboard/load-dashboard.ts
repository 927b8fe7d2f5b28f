import { kindOf } from '#content/kit/nouns.shared.ts';
import { entities } from '#content/registry.ts';
import type { ActivityEntry, ActivityPage } from '../activity/ActivityList.tsx';
import { type ApiRequest, requestApi } from '../api/request-api.ts';
import type { Counts } from '../shell/counts.ts';

const newestItems = 5;
const draftsOfAKind = 5;
const lastChanges = 8;

type EnquiryLine = {
  id: number;
  fullName: string;
  product: string;
  city: string;
  createdAt: string;
  isRead: boolean;
};

type MessageLine = {
  id: number;
  name: string;
  subject: string;
  /** `quote` for a request for a quote. */
  formType: string;
  createdAt: string;
  isRead: boolean;
};

export type ImageLine = {
  id: number;
  path: string;
  filename: string;
  alt: string;
  used: boolean;
  mime: string;
};

export type DraftLine = { path: string; title: string; kind: string; updatedAt: string };

export type WithoutPicture = {
  total: number;
  records: readonly { path: string; id: number; title: string; kind: string }[];
};

export type Messages = { messages: readonly MessageLine[] };

export type Enquiries = { enquiries: readonly EnquiryLine[]; total: number };

/**
 * Loads the dashboard's parts independently: a part that fails is empty, or 0, and the rest is shown
 * (specification/back-office.md, "Dashboard"). Nothing here rejects.
 */
export function loadDashboard(signal: AbortSignal) {
  const request = { signal };
  return {
    counts: readOr<Counts | undefined>('/counts', undefined, request),
    enquiries: readOr<Enquiries>(
      `/enquiries?page=1&per_page=${newestItems}&sort=date&order=desc`,
      { enquiries: [], total: 0 },
      request,
    ),
    messages: readOr<Messages>(
      `/messages?page=1&per_page=${newestItems}&sort=date&order=desc`,
      { messages: [] },
      request,
    ),
    images: readOr<readonly ImageLine[]>('/images', [], request),
    drafts: readDrafts(request),
    withoutPicture: readOr<WithoutPicture>('/without-picture', { total: 0, records: [] }, request),
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
        kind: kindOf(entity),
        updatedAt: record.updated_at,
      }));
    }),
  );
  return lists.flat().sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
}

async function readOr<T>(path: string, fallback: T, request: ApiRequest): Promise<T> {
  try {
    return (await requestApi<T>(path, request)).data;
  } catch {
    // request-api.ts has logged the reason.
    return fallback;
  }
}
