import { ownValue } from '../../kit/own-value.shared.ts';
import { type Facts, type Lack, referenceKey } from './lack.ts';
import type { Scan } from './scan-places.ts';

/** Everything that is lacking, once it is known what links, pictures and other records are like. */
export function judgeScan(scan: Scan, facts: Facts): Lack[] {
  return [
    ...scan.lacks,
    ...scan.pictures.flatMap((found) => judgePicture(found, facts)),
    ...scan.links.flatMap((found) => judgeLink(found, facts)),
    ...scan.references.flatMap((found) => judgeReference(found, facts)),
  ];
}

function judgePicture(found: Scan['pictures'][number], { pictures }: Facts): Lack[] {
  const { field, label, target, isDescribed } = found;
  const name = target.slice(target.lastIndexOf('/') + 1);
  const problem = (why: string): Lack[] => [
    { kind: 'picture', severity: 'problem', field, label, message: `"${name}" ${why}` },
  ];
  switch (ownValue(pictures, target)) {
    case 'undescribed': {
      if (isDescribed) return [];
      const message = `"${name}" has no description for those who cannot see it`;
      return [{ kind: 'alt', severity: 'problem', field, label, message, picture: target }];
    }
    case 'gone':
      return problem('is not in the library');
    case 'damaged':
      return problem('is damaged, and visitors see a part of it: replace it by a new copy');
    case 'unreadable':
      return problem('cannot be shown: replace it by a new copy');
    default:
      return [];
  }
}

function judgeLink({ field, label, target }: Scan['links'][number], { links }: Facts): Lack[] {
  const state = ownValue(links, target);
  const broken = (why: string): Lack[] => [
    { kind: 'link', severity: 'problem', field, label, message: `${target} ${why}` },
  ];
  switch (state?.kind) {
    case 'missing':
      return broken(target.startsWith('/uploads/') ? 'is not in the library' : 'leads nowhere');
    case 'draft':
      return broken(`leads to "${state.title}", a draft, which visitors do not see`);
    case 'trashed':
      return broken(`leads to "${state.title}", which is in the trash`);
    case 'moved': {
      const message = `${target} has moved to ${state.to}: link there directly`;
      return [{ kind: 'link', severity: 'hint', field, label, message }];
    }
    default:
      return [];
  }
}

/** Visitors don't see what is a draft or gone, so that it is missing where it is named. */
function judgeReference(found: Scan['references'][number], { references }: Facts): Lack[] {
  const { field, label, target, entity, isCategory } = found;
  const state = ownValue(references, referenceKey(entity, target));
  const kind = isCategory ? 'category' : 'link';
  const severity = isCategory ? 'problem' : 'hint';
  const left = isCategory ? 'so visitors find this in no collection' : 'so visitors do not see it here';
  switch (state?.kind) {
    case 'draft':
      return [{ kind, severity, field, label, message: `"${state.title}" is a draft, ${left}` }];
    case 'trashed':
      return [{ kind, severity, field, label, message: `"${state.title}" is in the trash, ${left}` }];
    case 'missing':
      return [{ kind, severity, field, label, message: `${label} names "${target}", which is gone` }];
    default:
      return [];
  }
}
