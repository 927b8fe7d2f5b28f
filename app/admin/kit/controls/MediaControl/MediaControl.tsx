import type { MediaField as DeclaredMedia, MediaListField as DeclaredMediaList } from '#content/kit/field.ts';
import type { UploadType } from '#content/kit/upload-types.ts';
import type { FormValue } from '../../api/form-values.ts';
import { MediaField } from '../../media/MediaField/MediaField.tsx';
import { MediaListField } from '../../media/MediaListField/MediaListField.tsx';

type MediaControlProps = {
  apiName: string;
  field: DeclaredMedia | DeclaredMediaList;
  /** A path, or a list of them. */
  value: FormValue | undefined;
  error?: string | undefined;
  onChange: (value: FormValue) => void;
  /** The folder that images go to; videos have one of their own. */
  uploadType: UploadType;
  categorySlug?: string | undefined;
};

/** One upload or a gallery of them, by the field's kind. */
export function MediaControl({ apiName, field, value, uploadType, ...rest }: MediaControlProps) {
  const { categorySlug, error, onChange } = rest;
  const shared = { label: field.label, name: apiName, categorySlug, error, onChange };
  if (field.kind === 'mediaList') {
    return (
      <MediaListField
        {...shared}
        value={Array.isArray(value) ? value : []}
        maxItems={field.maxItems}
        help={field.help}
        uploadType={uploadType}
      />
    );
  }
  return (
    <MediaField
      {...shared}
      value={String(value ?? '')}
      accepts={field.accepts}
      isRequired={Boolean(field.required)}
      help={field.help}
      uploadType={field.accepts === 'video' ? 'videos' : uploadType}
    />
  );
}
