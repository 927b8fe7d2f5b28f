import type { Translated } from '#content/kit/fallback-of.shared.ts';
import { fallbackOf } from '#content/kit/fallback-of.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import type { Services } from '#server/services/services.ts';
import { withoutPreview } from './components/Picture/without-preview.ts';

/** What a list shows of a record; its texts stay on the server. */
export type Summary<Listed, Field extends keyof Listed> = Pick<Listed, Field> &
  Translated & { picture: Picture | undefined };

type SummaryOptions<Listed, Field extends keyof Listed> = {
  records: readonly Listed[];
  fields: readonly Field[];
  /** The path of the picture that stands for a record. */
  pictureOf: (record: Listed) => string;
};

/** As many records of a list as a first screen may show have a preview behind their pictures; each is sent twice. */
const previewed = 6;

/** For a picture beside its words, which is not described once more. */
export function withoutWords(picture: Picture | undefined): Picture | undefined {
  if (!picture) return undefined;
  const { fallback: _ofAlt, ...shown } = picture;
  return { ...shown, alt: '' };
}

export async function summarize<Listed extends object, Field extends keyof Listed>(
  services: Services,
  { records, fields, pictureOf }: SummaryOptions<Listed, Field>,
): Promise<Summary<Listed, Field>[]> {
  const pictures: Record<string, Picture | undefined> = await services.media.findPictures(
    records.map(pictureOf),
  );
  return records.map((record, index) => {
    const shown = Object.fromEntries(fields.map((field) => [field, record[field]])) as Pick<Listed, Field>;
    const picture = withoutWords(pictures[pictureOf(record)]);
    return {
      ...shown,
      ...fallbackOf(record),
      picture: index < previewed ? picture : withoutPreview(picture),
    };
  });
}
