import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { Period } from './period.ts';

export type CampaignVisits = {
  source: string;
  medium: string;
  campaign: string;
  now: number;
  before: number;
};

const maxCampaigns = 20_000;

/** How many visits each campaign brought in a period and the one before. */
export async function countVisitsByCampaign(db: Db, { now, before }: Period): Promise<CampaignVisits[]> {
  const names = ['source', 'medium', 'campaign'] as const;
  const sumSince = (condition: ReturnType<typeof sql<boolean>>) =>
    sql<number>`coalesce(cast(sum(case when ${condition} then count else 0 end) as bigint), 0)`;
  return db
    .selectFrom('campaignCounts')
    .select([
      ...names,
      sumSince(sql`day >= ${now.from}`).as('now'),
      sumSince(sql`day < ${now.from}`).as('before'),
    ])
    .where('day', '>=', before.from)
    .where('day', '<=', now.to)
    .groupBy([...names])
    .orderBy(sql.ref('now'), 'desc')
    .limit(maxCampaigns)
    .execute();
}
