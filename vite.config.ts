import { basename } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { shortClassNames } from './scripts/build/class-names.ts';
import { errorsWithoutPlaces } from './scripts/build/errors-without-places.ts';
import { buildInTurn } from './scripts/build/in-turn.ts';
import { shortenInlineScripts } from './scripts/build/inline-scripts.ts';
import { stylesAtHand } from './scripts/build/styles-at-hand.ts';

/**
 * What every page needs of the packages, and Vite's own piece that fetches what is loaded on demand. The others are
 * the back office's, and its editor's.
 */
const framework =
  /vite\/preload-helper|\/node_modules\/(?:react|react-dom|react-router|@fontsource\/marcellus|scheduler|cookie|set-cookie-parser|cookie-es|turbo-stream)\//;

/** A group takes what its packages need along, so the editor's, which is loaded on demand, comes last. */
const backOffice =
  /\/node_modules\/(?!@tiptap|prosemirror-|@mantine\/tiptap|linkifyjs|rope-sequence|w3c-keyname|orderedmap)/;

/**
 * What every page has around it, what opens over it, but not what that holds (it is fetched when it is about to be used), and
 * what most pages are made of. In one file, since files are compressed each for itself.
 */
const everywhere = new RegExp(
  `/app/site/(?:${[
    'components/(?:FullScreenMenu|MessagePage|Modal|NavigationStatus|NetworkLinks|RouteError|Site(?:Footer|Header|Shell))/',
    'components/(?:Badge|Breadcrumbs|Caption|FactList|Grid|NewsletterForm|Paragraphs|ProductCard|ShareLinks|ShortlistToggle)/',
    'components/form/(?!RatingField)',
    'components/QuoteModal/(?!QuoteModalContent)',
    'components/(?:address-parts|phone-text|picture-ring)',
    'behaviour/(?:is-plain-click|open-by-space|use-is-hydrated|use-modal|use-picture-transition|use-track)',
    'forms/use-draft|head/page-meta|product-page/kept-units|site-identity',
    'tracking/(?:PrivacyChoicesButton/|Tracking\\.tsx)',
    'typography/(?:day-of|keep-units|two-digits)',
  ].join('|')})`,
);

/** What the pages of records have in common; the others are spared it. */
const recordPages =
  /\/app\/site\/(?:article-page\/Article|components\/(?:Card|RelatedCards|ArticleCard|ProjectCard|CleanHtml|PictureMosaic|PictureViewer\/(?:listen-for-viewing|use-picture-viewer))|preview\/PreviewStrip|typography\/shorten-text)/;

/** Small pieces, each of two or three kinds of pages, one of which has nearly all: a file each would weigh more. */
const recordParts =
  /\/app\/site\/(?:components\/TabList\/|product-page\/(?:ColourStrip|SmallStones|UnitSwitch)\b)/;

/** What the back office has as well. */
const bothSides =
  /\/app\/(?:brand-context\.ts|site\/(?:first-paint\/|styles\/(?!typefaces)|components\/(?:BrandLogo\/|class-names\.ts|Wordmark\/name-length|RouteError\/UnexpectedError)))|\/site\/appearance\/shipped-colours\.shared\.ts|\/enquiries\/(?:calling-code|enquiry-quantities|field-lengths)\.shared\.ts|\/content\/[\w-]+\/(?:[\w-]+-path|article-author|fill-text|link-target|technical-fields)\.shared\.ts/;

/** Loaded whole, the back office's packages would double the time a start takes; bundled, only what is used remains. */
const backOfficePackages = [/^@mantine\//, /^@tiptap\//, /^@dnd-kit\//, /^@tanstack\//];

/** The server's bundle leaves out what production installs, and holds everything else that the pages need. */
const bundled = { noExternal: true as const, external: Object.keys(manifest.dependencies) };

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), shortenInlineScripts(), errorsWithoutPlaces(), stylesAtHand(), buildInTurn()],
  css: {
    modules: {
      generateScopedName: command === 'build' ? shortClassNames(import.meta.dirname) : readableName,
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    ...(command === 'build' && {
      ssrBundle_site: { resolve: bundled },
      ssrBundle_admin: { resolve: bundled },
    }),
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework, priority: 4 },
                { name: 'back-office', test: backOffice, priority: 3 },
                { name: 'editor', test: /\/node_modules\//, priority: 2 },
                { name: 'site', test: everywhere, priority: 2 },
                // Of lists of stones, for their pages and the inbox alone.
                { name: 'stone-lines', test: /\/enquiries\/shortlist-line\.shared/, priority: 3 },
                // A page has all of it inlined and never fetches it: new faces of type would have all its text laid out anew.
                { name: 'fonts', test: /\/app\/site\/styles\/fonts\.css/, priority: 5 },
                // What both sides use must not drag the back office into a public page.
                { name: 'first-paint', test: bothSides, priority: 3 },
                {
                  name: 'content',
                  // The search's parameters are read by two public pages, which need no declarations.
                  test: /\/(?:content|errors)\/(?!kit\/slug-from|search\/)/,
                  minShareCount: 2,
                  priority: 1,
                },
                // What the groups above have taken stays there.
                { name: 'record-pages', test: recordPages, priority: 0 },
                { name: 'record-parts', test: recordParts, priority: 0 },
                // In one piece, because every page's manifest names each piece of every route. Slugs are spelt by a
                // package, which the back office alone uses.
                {
                  name: 'back-office-parts',
                  test: /\/app\/admin\/(?!.*ArticleEditor\/)|\/content\/kit\/slug-from/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
  },
  ssr: command === 'build' ? {} : { noExternal: backOfficePackages },
  server: { fs: { allow: ['.'] } },
}));

/** What one finds a component by while developing. */
function readableName(name: string, file: string): string {
  return `${basename(file, '.module.css')}_${name}`;
}
