import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Company } from '#content/documents/company.document.ts';
import { languageOf } from '#content/languages.ts';
import type { Appearance } from '#publishing/appearance/appearance.service.ts';
import { iconPaths } from '#publishing/appearance/icons.service.ts';
import { manifestPaths } from '#publishing/paths/site-file-paths.ts';
import { robotsText } from '#publishing/sitemap/robots.ts';
import { sendTagged } from '../cache/entity-tag.ts';
import type { Services } from '../services/services.ts';

type SiteFile = {
  path: string;
  type: string;
  render: () => Promise<string>;
  /** Whether it belongs to a page that is switched off. */
  isOff?: () => Promise<boolean>;
};

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
      render: async () => {
        const { open } = await services.siteDocuments.get('launch');
        return robotsText({ publicUrl: services.publicUrl, isOpen: open });
      },
    },
    {
      path: '/blog/feed.xml',
      type: 'application/atom+xml; charset=utf-8',
      render: () => services.journalFeed.render(),
      isOff: async () => !(await services.siteDocuments.get('pages')).journal,
    },
    ...manifestPaths.map((path) => ({
      path,
      type: 'application/manifest+json; charset=utf-8',
      render: async () =>
        renderManifest(await services.siteDocuments.get('company'), await services.appearance.read()),
    })),
  ];
  app.addHook('onClose', () => services.sitemap.stop());
  for (const file of files) {
    app.get(file.path, async (request, reply) =>
      (await file.isOff?.()) ? leadAway(request, reply, services) : sendFile(request, reply, file),
    );
  }
  addSitemapFiles(app, services);
  for (const path of iconPaths) {
    app.get(path, async (request, reply) => {
      const { type, bytes } = await services.icons.find(path);
      reply.type(type).header('cache-control', 'no-cache');
      return sendTagged(request, reply, { payload: bytes });
    });
  }
}

/** The files that a sitemap names where it is too long for one. */
function addSitemapFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { number: string } }>('/sitemap-:number(^\\d{1,4}).xml', async (request, reply) => {
    const payload = await services.sitemap.readFile(Number(request.params.number));
    if (payload === undefined) return reply.callNotFound();
    reply.type('application/xml; charset=utf-8').header('cache-control', 'no-cache');
    return sendTagged(request, reply, { payload });
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile): Promise<FastifyReply> {
  const payload = await file.render();
  reply.type(file.type).header('cache-control', 'no-cache');
  return sendTagged(request, reply, { payload });
}

/** As an unknown page does (specification/addresses.md, "Unknown addresses"). */
async function leadAway(request: FastifyRequest, reply: FastifyReply, services: Services) {
  const { pathname, search } = new URL(request.url, services.publicUrl);
  const target = await services.redirects.follow(pathname, search);
  reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
  return target === undefined ? reply.redirect('/404', 302) : reply.redirect(target, 301);
}

function renderManifest(company: Company, { colours }: Appearance): string {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: purpose === 'any' ? `/icon-${size}.png` : `/icon-maskable-${size}.png`,
    ...{ sizes: `${size}x${size}`, type: 'image/png', purpose },
  });
  const manifest = {
    ...{
      name: company.name,
      short_name: company.name,
      description: company.descriptor,
      lang: languageOf(company),
    },
    ...{ start_url: '/', scope: '/', display: 'browser' },
    ...{ background_color: colours.surface, theme_color: colours.surface },
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
