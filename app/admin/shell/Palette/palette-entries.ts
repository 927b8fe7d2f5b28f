import { labelledFieldsOf } from '#content/documents/document-places.ts';
import type { DocumentText } from '#content/documents/find-document-texts.ts';
import { siteDocuments } from '#content/documents/registry.ts';
import type { SiteDocument } from '#content/documents/site-document.ts';
import { wordingDocument } from '#content/documents/wording.document.ts';
import type { Hit } from '#content/editorial/overview.service.ts';
import type { Permission } from '#people/accounts/permissions.shared.ts';
import { documentPathOf, wordsPath } from '../../kit/forms/document-path.ts';
import { placeLabel } from '../../kit/language/place-label.ts';
import { t } from '../../kit/language/t.ts';
import { accountPath, createPathOf, type NavigationItem, navigationItems } from '../navigation.ts';

/** One line of the palette. */
export type PaletteEntry = {
  id: string;
  label: string;
  /** Shown smaller beside the label: 'Product · Dawn'. */
  detail?: string;
  /** `/uploads/…` of a record that has a picture. */
  image?: string;
  run: () => void;
};

/** Of one document, where its name alone was typed. */
const maxFields = 8;
const maxSearchLength = 200;

export type PaletteGroup = { label: string; entries: readonly PaletteEntry[] };

/** The functions that entries can run. */
export type PaletteShortcut = {
  navigate: (path: string) => void;
  toggleColours: () => void;
  showShortcuts: () => void;
  signOut: () => void;
  viewSite: () => void;
  /** What is offered. */
  may: (permission: Permission) => boolean;
};

/** The pages and actions that contain every word of the query. */
export function findPlaces(query: string, reach: PaletteShortcut): PaletteGroup[] {
  const actions = [...createActions(reach), ...otherActions(reach)];
  const pages = itemsFor(reach).map(({ label, to }) => ({ id: to, label, run: () => reach.navigate(to) }));
  return [
    { label: t('Actions'), entries: actions.filter((entry) => containsAll(entry.label, query)) },
    { label: t('Pages'), entries: pages.filter((entry) => containsAll(entry.label, query)) },
    { label: t('Site'), entries: documentEntries(query, reach) },
  ].filter(({ entries }) => entries.length > 0);
}

/** Site documents by their names, and the fields of their forms: 'opening hours', 'logo'. */
function documentEntries(query: string, { may, navigate }: PaletteShortcut): PaletteEntry[] {
  if (query.trim() === '' || !may('documents')) return [];
  return siteDocuments.flatMap((document) => {
    const { key } = document;
    const label = t(document.label);
    const path = documentPathOf(key);
    const form = { id: path, label, run: () => navigate(path) };
    const fieldEntries = placesIn(document, query).map(({ place, ...field }) => {
      return { id: place, ...field, detail: label, run: () => navigate(place) };
    });
    return [
      ...(containsAll(label, query) ? [form] : []),
      ...fieldEntries.filter((entry) => containsAll(`${entry.label} ${label}`, query)).slice(0, maxFields),
    ];
  });
}

/** Where each field of a form is; the fixed texts, which are many, are found by a piece of what they say. */
function placesIn({ key, fields }: SiteDocument, query: string): { label: string; place: string }[] {
  if (key === 'wording') {
    return Object.values(wordingDocument.fields.messages.fields)
      .filter(({ label }) => label.toLowerCase().includes(query.trim().toLowerCase()))
      .map(({ label }) => ({ label, place: wordsPlaceOf(label) }));
  }
  return labelledFieldsOf(fields).map(({ name, label }) => ({
    label: placeLabel(label),
    place: `${documentPathOf(key)}#${name}`,
  }));
}

/** @param text of which only a part may be given, with points of ellipsis */
function wordsPlaceOf(text: string): string {
  return `${wordsPath}?search=${encodeURIComponent(text.replace(/^…|…$/g, '').trim().slice(0, maxSearchLength))}`;
}

/** Texts of site documents that contain the words, each led to its field. */
export function textEntries(found: readonly DocumentText[], { navigate }: PaletteShortcut): PaletteEntry[] {
  return found.map(({ key, field, label, text }) => {
    const place =
      key === 'wording' ? wordsPlaceOf(text) : `${documentPathOf(key)}#${encodeURIComponent(field)}`;
    const document = t(siteDocuments.find((candidate) => candidate.key === key)?.label ?? '');
    return {
      id: `text ${place}`,
      label: text,
      detail: `${document} · ${placeLabel(label)}`,
      run: () => navigate(place),
    };
  });
}

/** Whoever may not change a record is led to its public page. */
export function recordEntries(found: readonly Hit[], reach: PaletteShortcut): PaletteEntry[] {
  if (!reach.may('content')) return publicEntries(found);
  return found.map(({ path, id, title, detail, image }) => {
    const formPath = `/admin/${path}/${id}/edit/`;
    const section = navigationItems.find((item) => item.to === `/admin/${path}/`)?.label ?? '';
    return {
      id: formPath,
      label: title,
      detail: [section, detail].filter(Boolean).join(' · '),
      image,
      run: () => reach.navigate(formPath),
    };
  });
}

function publicEntries(found: readonly Hit[]): PaletteEntry[] {
  return found
    .filter(({ sitePath }) => sitePath !== '')
    .map(({ title, detail, image, sitePath }) => {
      const run = () => void window.open(sitePath, '_blank', 'noreferrer');
      return { id: sitePath, label: title, detail, image, run };
    });
}

function itemsFor({ may }: PaletteShortcut): readonly NavigationItem[] {
  return navigationItems.filter(({ permission }) => may(permission));
}

function createActions(reach: PaletteShortcut): PaletteEntry[] {
  if (!reach.may('content')) return [];
  return navigationItems.flatMap((item) => {
    const path = createPathOf(item);
    return item.create ? [{ id: path, label: item.create, run: () => reach.navigate(path) }] : [];
  });
}

function otherActions(reach: PaletteShortcut): PaletteEntry[] {
  return [
    { id: 'colours', label: t('Switch between light and dark mode'), run: reach.toggleColours },
    { id: 'shortcuts', label: t('Keyboard shortcuts'), run: reach.showShortcuts },
    {
      id: 'password',
      label: t('Change password'),
      run: () => reach.navigate(`${accountPath}#change-password`),
    },
    { id: 'site', label: t('View the site'), run: reach.viewSite },
    ...(reach.may('spreadsheets')
      ? [
          {
            id: 'translations',
            label: t('Export or import translations'),
            run: () => reach.navigate('/admin/translations/import/'),
          },
        ]
      : []),
    { id: 'sign-out', label: t('Sign out'), run: reach.signOut },
  ];
}

function containsAll(text: string, query: string): boolean {
  const folded = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
