import type { Field } from '#content/kit/field.ts';
import { uploadsPrefix } from '#content/picture/picture.ts';
import type { Services } from '../../../services/services.ts';
import { contentServiceOf } from '../../kit/content-records.ts';

/** What a page shows in place of a field that a new record needs and does not have yet. */
export async function findStandIn(services: Services, field: Field): Promise<unknown> {
  switch (field.kind) {
    case 'text':
      return field.label;
    case 'html':
      return `<p>${field.label}</p>`;
    case 'media':
      // No such file: pages show their placeholder.
      return `${uploadsPrefix}missing`;
    case 'choice':
      return field.options[0];
    case 'reference': {
      const query = { reader: 'administrator' as const, page: 1, perPage: 1 };
      const { records } = await contentServiceOf(services, field.to).list(query);
      return records[0]?.id;
    }
    default:
      return undefined;
  }
}
