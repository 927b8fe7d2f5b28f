import { createAccountService } from '#accounts/accounts.service.ts';
import { createEventService } from '#analytics/events.service.ts';
import { createBlogPostService } from '#content/blog-post/blog-post.service.ts';
import { createCategoryService } from '#content/category/category.service.ts';
import { createGalleryProjectService } from '#content/gallery-project/gallery-project.service.ts';
import { createContentChanges } from '#content/kit/content-changes.ts';
import { createProductService } from '#content/product/product.service.ts';
import { createSocialPostService } from '#content/social-post/social-post.service.ts';
import type { Db } from '#database/connect.ts';
import { createAudienceService } from '#enquiries/audience.service.ts';
import { countries } from '#enquiries/countries.ts';
import { enquiryProducts, enquiryQuantities } from '#enquiries/enquiry.schema.ts';
import { createInboxService } from '#enquiries/inbox.service.ts';
import { createOutboxService, type MailAddresses } from '#enquiries/outbox.service.ts';
import { createSubmissionService } from '#enquiries/submissions.service.ts';
import type { FileStorage } from '#media/folder-storage.ts';
import { createMediaService } from '#media/media.service.ts';
import { createVariantService } from '#media/variants.service.ts';
import { createGeneratedSitemapService } from '#site/generated-sitemap.service.ts';
import { createJournalFeedService } from '#site/journal-feed.service.ts';
import { createResolveService } from '#site/resolve.service.ts';
import { createSeoService } from '#site/seo.service.ts';
import { createSiteContentService } from '#site/site-content.service.ts';
import { createSitemapService } from '#site/sitemap.service.ts';

export type Services = ReturnType<typeof createServices>;

/** Everything that routes and pages may ask, over one database and one storage. */
export function createServices(options: {
  db: Db;
  storage: FileStorage;
  cacheFolder: string;
  publicUrl: string;
  /** Where notifications go; without it none are written. */
  mail?: MailAddresses | undefined;
}) {
  const { db, storage, publicUrl } = options;
  const contentChanges = createContentChanges();
  const announced = { changes: contentChanges };
  const content = {
    categories: createCategoryService(db, announced),
    products: createProductService(db, announced),
    blogPosts: createBlogPostService(db, announced),
    socialPosts: createSocialPostService(db, announced),
    galleryProjects: createGalleryProjectService(db, announced),
  };
  const outbox = createOutboxService(db, { publicUrl, addresses: options.mail });
  const siteContent = createSiteContentService(db);
  const resolve = createResolveService(db, content);
  const site = { publicUrl, siteContent, resolve, ...content };
  const sitemap = createGeneratedSitemapService(db, { publicUrl, render: createSitemapService(site).render });
  contentChanges.subscribe(sitemap.refresh);
  return {
    ...site,
    contentChanges,
    seo: createSeoService(site),
    sitemap,
    journalFeed: createJournalFeedService(site),
    media: createMediaService(db, { storage }),
    variants: createVariantService(db, { storage, cacheFolder: options.cacheFolder }),
    outbox,
    submissions: createSubmissionService(db, { onStoring: outbox.write, onStored: outbox.announce }),
    enquiries: createInboxService(db, 'enquiries'),
    messages: createInboxService(db, 'contactMessages'),
    audience: createAudienceService(db),
    formOptions: { countries, enquiryProducts, enquiryQuantities },
    accounts: createAccountService(db),
    events: createEventService(db),
  };
}
