import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '#content/site-documents/company.document.ts';
import { robotsText } from '#site/robots.ts';
import type { Services } from '../services.ts';
import { sendTagged } from './entity-tag.ts';

type SiteFile = { path: string; type: string; render: () => Promise<string> };

const plaster = '#F5F2EC';

/** The files at the root of the site that are made from what is published. */
export async function siteFiles(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  const files: SiteFile[] = [
    {
      path: '/sitemap.xml',
      type: 'application/xml; charset=utf-8',
      render: () => services.sitemap.read(),
    },
    {
      path: '/robots.txt',
      type: 'text/plain; charset=utf-8',
      render: async () => robotsText(services.publicUrl),
    },
    {
      path: '/blog/feed.xml',
      type: 'application/atom+xml; charset=utf-8',
      render: () => services.journalFeed.render(),
    },
    {
      path: '/site.webmanifest',
      type: 'application/manifest+json; charset=utf-8',
      render: async () => renderManifest(await services.siteDocuments.get('company')),
    },
  ];
  app.addHook('onClose', () => services.sitemap.stop());
  for (const file of files) {
    app.get(file.path, async (request, reply) => sendFile(request, reply, file));
  }
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> {
  const payload = await file.render();
  reply.type(file.type).header('cache-control', 'no-cache');
  return sendTagged(request, reply, { payload });
}

function renderManifest(company: Company): string {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.descriptor,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: plaster,
    theme_color: plaster,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
