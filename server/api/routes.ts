import { authentication } from '../plugins/authentication.ts';
import { activityApi } from './activity.api.ts';
import { sessionApi, signInApi } from './auth.api.ts';
import { bulkApi } from './bulk.api.ts';
import { contentApi } from './content.api.ts';
import { contentWritingApi } from './content-writing.api.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { describeOutages } from './describe-outages.ts';
import { enquiriesApi } from './enquiries.api.ts';
import { eventsApi } from './events.api.ts';
import { feedbackApi } from './feedback.api.ts';
import { healthApi } from './health.api.ts';
import { imagesApi } from './images.api.ts';
import { messagesApi } from './messages.api.ts';
import { newsletterApi } from './newsletter.api.ts';
import { orderApi } from './order.api.ts';
import { outboxApi } from './outbox.api.ts';
import { previewsApi } from './previews.api.ts';
import { productsApi } from './products.api.ts';
import { resolveApi } from './resolve.api.ts';
import { revisionsApi } from './revisions.api.ts';
import { searchApi } from './search.api.ts';
import { seoApi } from './seo.api.ts';
import { siteDocumentsApi } from './site-documents.api.ts';
import { sitemapApi } from './sitemap.api.ts';
import { statisticsApi } from './statistics.api.ts';
import { submissionsApi } from './submissions.api.ts';
import { trashApi } from './trash.api.ts';
import { uploadsApi } from './uploads.api.ts';
import { usersApi } from './users.api.ts';

/** Every endpoint of the API, in the order its description lists them. */
export async function addRoutes(app: ApiScope, context: ApiContext): Promise<void> {
  app.addHook('onRoute', describeOutages);
  healthApi(app, context);
  // A token is read where it makes a difference. Elsewhere one that has ended must not stand in the way.
  await app.register(async (scope: ApiScope) => {
    authentication(scope, context);
    contentApi(scope, context);
    contentWritingApi(scope, context);
    bulkApi(scope, context);
    orderApi(scope, context);
    revisionsApi(scope, context);
    siteDocumentsApi(scope, context);
    trashApi(scope, context);
    previewsApi(scope, context);
    activityApi(scope, context);
    searchApi(scope, context);
    statisticsApi(scope, context);
    productsApi(scope, context);
    resolveApi(scope, context);
    seoApi(scope, context);
    sessionApi(scope, context);
    usersApi(scope, context);
    enquiriesApi(scope, context);
    messagesApi(scope, context);
    outboxApi(scope, context);
    feedbackApi(scope, context);
    newsletterApi(scope, context);
    sitemapApi(scope, context);
    imagesApi(scope, context);
    await scope.register(async (uploads: ApiScope) => uploadsApi(uploads, context));
  });
  signInApi(app, context);
  submissionsApi(app, context);
  await app.register(async (scope: ApiScope) => eventsApi(scope, context));
}
