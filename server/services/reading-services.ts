import { createLikenessService } from '#content/colours/likeness.service.ts';
import { createContentServices } from '#content/content-services.ts';
import { addressLines } from '#content/documents/address-lines.ts';
import { showHours } from '#content/documents/opening-hours.ts';
import { readWording } from '#content/documents/read-wording.ts';
import {
  createSiteDocumentService,
  type SiteDocumentService,
} from '#content/documents/site-documents.service.ts';
import { technicalFields } from '#content/entities/product/technical-fields.shared.ts';
import { createResolveService } from '#content/entities/resolve.service.ts';
import { createClassFactService } from '#content/fit/class-facts.service.ts';
import { createFitService } from '#content/fit/fit.service.ts';
import type { ServiceOptions } from '#content/kit/service.ts';
import { findPublishedLanguages } from '#content/kit/translated-texts.repository.ts';
import { languagesOf, readLanguage, readLanguages } from '#content/languages.ts';
import { readPageNames } from '#content/page-names.ts';
import { keyOfUpload, uploadsPrefix } from '#content/picture/picture.ts';
import type { Db } from '#database/connect.ts';
import { createMediaService } from '#media/library/media.service.ts';
import type { FileStorage } from '#media/storage/file-storage.ts';
import { readIfThere, readSoon } from '#media/storage/read-if-there.ts';
import { languagePrefix } from '#messages/language.ts';
import { createWordingService } from '#messages/wording.service.ts';
import { createAppearanceService } from '#publishing/appearance/appearance.service.ts';
import { toIco } from '#publishing/appearance/draw-icon.ts';
import { createIconService } from '#publishing/appearance/icons.service.ts';
import { createMailBrandService } from '#publishing/appearance/mail-brand.service.ts';
import { drawings } from '#publishing/drawing/drawings.ts';
import { createHeadService } from '#publishing/head/head.service.ts';
import { createLandingListService } from '#publishing/landing/landing-lists.service.ts';
import { createLinkService, findDeadLinks } from '#publishing/paths/links.service.ts';
import { createContainerPlans } from './container-plans.ts';
import { findLanguageChoices } from './language-choices.ts';
import { createListedStones } from './listed-stones.ts';

/** What public pages read, over one database or over one transaction. */
export function createReadingServices(
  db: Db,
  options: { publicUrl: string; storage: FileStorage; changes?: ServiceOptions['changes'] },
) {
  const { publicUrl, storage, changes } = options;
  const announced = changes ? { changes } : {};
  const content = createContentServices(db, { ...announced, publicUrl });
  const siteDocuments = createSiteDocumentService(db, {
    ...announced,
    publicUrl,
    findDeadPaths: (trx, links) => findDeadLinks(trx, { links, publicUrl }),
  });
  const links = createLinkService(db, { publicUrl });
  const resolve = createResolveService(db, content);
  const landingLists = createLandingListService(content);
  const languages = {
    readLanguage: () => readLanguage(db),
    readLanguages: () => readLanguages(db),
    findPublishedLanguages: (subject: { kind: string; subject: string }) =>
      findPublishedLanguages(db, subject),
  };
  const wording = createWordingService({
    readWording: () => readWording(db),
    readLanguage: languages.readLanguage,
  });
  const media = createMediaService(db, { findOffLinks: links.findOff, readMessages: wording.read });
  const site = { publicUrl, siteDocuments, resolve, landingLists, wording, ...languages, ...content };
  const stones = createListedStones(site);
  const appearance = createAppearanceServices({ siteDocuments, media, storage, publicUrl });
  const heads = createHeadService({ ...site, appearance: appearance.appearance });
  return {
    content,
    site: {
      ...site,
      readAddress: async () => addressLines(await siteDocuments.get('company'), await readLanguage(db)),
      readHours: async () =>
        showHours(
          await siteDocuments.get('company'),
          (await siteDocuments.get('contact')).hours,
          await readLanguage(db),
        ),
      heads,
      ...{ media, links },
      findLanguageChoices: () => findLanguageChoices({ ...languages, wording }),
      // Pages have their own copies of modules, and so another memory of the current language.
      languagePrefix: () => languagePrefix(),
      findPageNames: () => readPageNames(siteDocuments.get),
      likeness: createLikenessService(db),
      classFacts: createClassFactService({
        ...{ readWording: wording.read, readLanguage: languages.readLanguage },
        readCustoms: async () => (await siteDocuments.get('trade')).customs,
      }),
      fit: createFitService({
        ...{ readWording: wording.read, readLanguage: languages.readLanguage },
        listProducts: async () =>
          (await content.products.listFields({ reader: 'visitor', fields: fitFields })).records,
        findProduct: (id) => content.products.find({ reader: 'visitor', key: id }),
      }),
      stones,
      containerPlans: createContainerPlans({ content, siteDocuments, stones, wording }),
      ...appearance,
    },
  };
}

const fitFields = ['id', 'slug', 'rockClass', 'tests', ...technicalFields] as const;

type Parts = {
  siteDocuments: SiteDocumentService;
  media: ReturnType<typeof createMediaService>;
  storage: FileStorage;
  publicUrl: string;
};

/** How the company looks, and the icons that follow from it. */
function createAppearanceServices({ siteDocuments, media, storage, publicUrl }: Parts) {
  const readUpload = async (path: string): Promise<Buffer | undefined> =>
    path.startsWith(uploadsPrefix) ? readIfThere(storage, keyOfUpload(path)) : undefined;
  const appearance = createAppearanceService({
    documents: siteDocuments,
    findPictures: media.findPictures,
    async findCutOut(path) {
      const bytes = await readSoon(readUpload(path));
      return bytes === 'away' ? 'unknown' : bytes && drawings.findCutOut(bytes).catch(() => undefined);
    },
  });
  return {
    appearance,
    icons: createIconService({ appearance, readUpload, draw: drawings.drawIcon, toIco }),
    mailBrand: createMailBrandService({
      ...{ appearance, publicUrl, draw: drawings.drawLogo },
      async findCompany() {
        const company = await siteDocuments.get('company');
        return { timeZone: company.timeZone, language: languagesOf(company).source };
      },
      async readUpload(path) {
        const bytes = await readSoon(readUpload(path));
        return bytes === 'away' ? undefined : bytes;
      },
    }),
  };
}
