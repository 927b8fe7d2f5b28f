import { productEntity } from '#content/product/product.entity.ts';
import { nothing } from '../../../catalogue/admin-samples.ts';
import type { Examples } from '../../../catalogue/examples.ts';
import { picture } from '../../../catalogue/samples.ts';
import { MediaControl } from './MediaControl.tsx';

const { mainImage, galleryImages } = productEntity.fields;
const shared = { onChange: nothing, uploadType: 'products' as const };

export const examples: Examples = {
  'One picture': (
    <MediaControl {...shared} apiName="main_image" field={mainImage} value={picture.path} error={undefined} />
  ),
  'Several pictures, none yet': (
    <MediaControl {...shared} apiName="gallery_images" field={galleryImages} value={[]} error={undefined} />
  ),
};
