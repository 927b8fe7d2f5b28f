import { Link } from 'react-router';
import { pathOfCategory } from '#content/entities/category/category-path.shared.ts';
import { availabilityMessages } from '#content/entities/product/availability-messages.shared.ts';
import { pathOfComparison } from '#content/entities/product/compare-path.shared.ts';
import type { Product } from '#content/entities/product/product.entity.ts';
import {
  pathOfDataPack,
  pathOfDataSheet,
  pathOfProduct,
  pathOfSpecification,
} from '#content/entities/product/product-path.shared.ts';
import type { Picture } from '#content/picture/picture.ts';
import common from '#messages/en/common.json' with { type: 'json' };
import messages from '#messages/en/product.json' with { type: 'json' };
import slabMessages from '#messages/en/slabs.json' with { type: 'json' };
import { listTexts } from '#messages/list-texts.shared.ts';
import { transitionNameOf } from '../../behaviour/use-picture-transition.ts';
import { ProductBadges } from '../../components/Badge/Badge.tsx';
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { ColourStrip } from '../../components/ColourStrip/ColourStrip.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { Cell, Grid } from '../../components/Grid/Grid.tsx';
import { PageLink } from '../../components/PageLink/PageLink.tsx';
import { ProductCard } from '../../components/ProductCard/ProductCard.tsx';
import { useQuoteLink } from '../../components/QuoteModal/use-quote-link.ts';
import { Section } from '../../components/Section/Section.tsx';
import { ShareLinks } from '../../components/ShareLinks/ShareLinks.tsx';
import { ShortlistToggle } from '../../components/ShortlistToggle/ShortlistToggle.tsx';
import { SlabRow } from '../../components/SlabRow/SlabRow.tsx';
import { SmallStones } from '../../components/SmallStones/SmallStones.tsx';
import { type InLanguage, useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { keepUnits } from '../../typography/keep-units.ts';
import { ClassFacts } from './ClassFacts/ClassFacts.tsx';
import { Consultation } from './Consultation.tsx';
import type { ProductPageData } from './load-product-page.ts';
import { ProductGallery } from './ProductGallery/ProductGallery.tsx';
import styles from './ProductPage.module.css';
import { ProductSections } from './ProductSections.tsx';
import { StoneFit } from './StoneFit/StoneFit.tsx';
import { StoneTrade } from './StoneTrade/StoneTrade.tsx';
import { UnitSwitch } from './UnitSwitch.tsx';

/** The stone and the two that are most like it. */
const comparedAlike = 3;

/** One large card and two small ones: the first is the most closely related. */
const places = [
  { span: 6, phoneSpan: 4, ratio: '3:2', sizes: '(width>=900px) 46vw,90vw' },
  { span: 3, phoneSpan: 2, ratio: '4:5', sizes: '(width>=900px) 23vw,45vw' },
  { span: 3, phoneSpan: 2, ratio: '4:5', sizes: '(width>=900px) 23vw,45vw' },
] as const;

/** The slab with its label beside it, the details, then other products. */
export function ProductPage({ page }: { page: ProductPageData }) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const { product, gallery, related, alike, colours, texts } = page;
  const { category } = product;
  const crumbs = [
    // A draft category must not be revealed.
    ...(category.slug
      ? [{ label: category.name, to: pathOfCategory(category), ...langOf(category, 'name') }]
      : []),
    { label: product.name, ...langOf(product, 'name') },
  ];
  return (
    <>
      <article className={styles.product}>
        <ProductGallery
          name={product.name}
          pictures={gallery}
          badges={<ProductBadges product={product} />}
          transitionName={transitionNameOf('product', product.slug)}
          className={styles.gallery}
        >
          <Breadcrumbs page="/products/" crumbs={crumbs} />
        </ProductGallery>
        <div className={styles.side}>
          <ProductHead product={product} />
          <aside className={styles.label} aria-label={t('product:glance', { stone: product.name })}>
            <ProductLabel
              {...{ product, texts, colours }}
              units={page.units}
              declarations={page.declarations}
            />
          </aside>
        </div>
        <div className={styles.sections} data-later="">
          <ProductSections product={product} />
          {/* On paper a stone stands on two sheets. */}
          <div data-print="none">
            {page.classFacts ? <ClassFacts {...page.classFacts} /> : null}
            {page.trade ? <StoneTrade trade={page.trade} /> : null}
          </div>
          <ShareProduct
            product={product}
            picture={gallery[0]}
            label={texts.shareLabel}
            labelIn={langOf(texts, 'shareLabel')}
          />
        </div>
      </article>
      {page.fit ? <StoneFit stone={product.name} fit={page.fit} /> : null}
      <Yard product={product} yard={page.yard} />
      <OtherProducts {...{ product, related, alike, texts }} />
      <Consultation product={product} picture={gallery[2] ?? gallery[1]} texts={texts} />
      <QuoteBar product={product} texts={texts} />
    </>
  );
}

function ProductHead({ product }: Pick<ProductPageData, 'product'>) {
  const langOf = useLangOf();
  return (
    <header>
      <DisplayHeading as="h1" size="medium" {...langOf(product, 'name')}>
        {product.name}
      </DisplayHeading>
      <p className={`lead ${styles.description}`} {...langOf(product, 'description')}>
        {keepUnits(product.description)}
      </p>
    </header>
  );
}

type ProductLabelProps = Pick<ProductPageData, 'product' | 'texts' | 'units' | 'colours' | 'declarations'>;

/** The product's name and facts beside the slab. */
function ProductLabel({ product, texts, units, colours, declarations }: ProductLabelProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const tc = useMessages(common);
  const { category } = product;
  const quote = useQuoteLink({ source: 'card', product });
  const facts = [
    { label: texts.originLabel, labelIn: langOf(texts, 'originLabel'), value: product.origin },
    {
      label: texts.categoryLabel,
      labelIn: langOf(texts, 'categoryLabel'),
      value: category.slug && (
        <Link to={pathOfCategory(category)} {...langOf(category, 'name')}>
          {category.name}
        </Link>
      ),
    },
    {
      label: texts.availabilityLabel,
      labelIn: langOf(texts, 'availabilityLabel'),
      value: tc(availabilityMessages[product.availability]),
    },
    {
      label: texts.priceLabel,
      labelIn: langOf(texts, 'priceLabel'),
      value: product.price || texts.priceOnRequest,
      valueIn: product.price ? {} : langOf(texts, 'priceOnRequest'),
    },
    {
      label: texts.finishesLabel,
      labelIn: langOf(texts, 'finishesLabel'),
      value: listTexts(product.finishOptions),
      valueIn: langOf(product, 'finishOptions'),
    },
    {
      label: texts.thicknessesLabel,
      labelIn: langOf(texts, 'thicknessesLabel'),
      value: listTexts(product.thicknessOptions),
    },
    {
      label: texts.coloursLabel,
      labelIn: langOf(texts, 'coloursLabel'),
      value: colours && <ColourStrip colours={colours} />,
    },
  ];
  return (
    <div className={styles.productLabel}>
      <FactList facts={facts} />
      <ButtonLink className={styles.quote} look="block" {...quote}>
        {t('product:quote')}
      </ButtonLink>
      <div className={styles.tools} data-later="" data-print="none">
        <ShortlistToggle product={product} hasWords className={styles.toggle} />
        <PageLink to={`/room/?stone=${product.slug}`} {...langOf(texts, 'roomButton')}>
          {texts.roomButton}
        </PageLink>
        {category.slug ? (
          <Link to={pathOfDataSheet(product)} reloadDocument {...langOf(texts, 'dataSheetButton')}>
            {texts.dataSheetButton}
          </Link>
        ) : null}
        {category.slug ? (
          <Link to={pathOfDataPack(product)} reloadDocument>
            {t('product:dataPack')}
          </Link>
        ) : null}
        {category.slug ? (
          <Link to={pathOfSpecification(product)} reloadDocument>
            {t('product:specification')}
          </Link>
        ) : null}
        {declarations.map(({ to, label }) => (
          <Link key={to} to={to} reloadDocument>
            {label}
          </Link>
        ))}
        {units ? <UnitSwitch units={units} texts={texts} /> : null}
      </div>
    </div>
  );
}

type ShareProductProps = {
  product: { name: string; slug: string };
  picture: Picture | undefined;
  label: string;
  labelIn: InLanguage;
};

/** Hands the stone on, as an article is handed on. */
function ShareProduct({ product, picture, ...label }: ShareProductProps) {
  return (
    <ShareLinks
      className={styles.share}
      noun="stone"
      title={product.name}
      path={pathOfProduct(product)}
      picturePath={picture?.path}
      {...label}
    />
  );
}

/** The slabs of the stone that can be had. */
function Yard({ product, yard: { slabs, total } }: Pick<ProductPageData, 'product' | 'yard'>) {
  const t = useMessages(slabMessages);
  if (total === 0) return null;
  return (
    <Section space="tight" isRuled data-later="" data-print="none" aria-labelledby="yard-heading">
      <DisplayHeading size="medium" id="yard-heading" className={styles.yard}>
        {t('slabs:yard')}
      </DisplayHeading>
      <SlabRow slabs={slabs} />
      <p className={styles.more}>
        <ButtonLink to={`/slabs/?product=${product.slug}`}>
          {t('slabs:yard.all', { count: total })}
        </ButtonLink>
      </p>
    </Section>
  );
}

type OtherProductsProps = Pick<ProductPageData, 'product' | 'related' | 'alike' | 'texts'>;

/** One row: the related products, or else those whose main pictures look like this one's. */
function OtherProducts({ product, related, alike, texts }: OtherProductsProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  if (related.length + alike.length === 0) return null;
  const hasRelated = related.length > 0;
  const compared = [product, ...alike, ...related].slice(0, comparedAlike).map(({ slug }) => slug);
  return (
    <Section ground="deep" space="tight" data-later="" data-print="none" aria-labelledby="other-heading">
      <DisplayHeading size="medium" id="other-heading" {...(hasRelated ? {} : langOf(texts, 'alikeHeading'))}>
        {hasRelated ? t('product:related') : texts.alikeHeading}
      </DisplayHeading>
      {hasRelated ? <RelatedProducts related={related} /> : <SmallStones stones={alike} />}
      <p className={styles.more}>
        <ButtonLink to={pathOfComparison(compared)} {...langOf(texts, 'compareButton')}>
          {texts.compareButton}
        </ButtonLink>
        <ButtonLink to="/match/" {...langOf(texts, 'matchButton')}>
          {texts.matchButton}
        </ButtonLink>
      </p>
    </Section>
  );
}

function RelatedProducts({ related }: Pick<ProductPageData, 'related'>) {
  return (
    <Grid as="ul" align="end" className={styles.grid}>
      {places.map((place, index) => {
        const product = related[index];
        return product ? (
          <Cell key={product.id} as="li" span={place.span} phoneSpan={place.phoneSpan}>
            <ProductCard
              product={product}
              picture={product.picture}
              ratio={place.ratio}
              sizes={place.sizes}
            />
          </Cell>
        ) : null;
      })}
    </Grid>
  );
}

type QuoteBarProps = {
  product: Pick<Product, 'name' | 'slug' | 'price'>;
  texts: Pick<ProductPageData['texts'], 'priceOnRequest'>;
};

/** On the phone the quote button stays within the thumb's reach, until the footer is in view. */
function QuoteBar({ product, texts }: QuoteBarProps) {
  const langOf = useLangOf();
  const t = useMessages(messages);
  const quote = useQuoteLink({ source: 'card', product });
  return (
    <aside className={styles.bar} aria-label={t('product:quote.bar')} data-quote-bar="">
      <p className={styles.words}>
        <span className={styles.name} {...langOf(product, 'name')}>
          {product.name}
        </span>
        <bdi className={styles.price} {...(product.price ? {} : langOf(texts, 'priceOnRequest'))}>
          {keepUnits(product.price) || texts.priceOnRequest}
        </bdi>
      </p>
      <ButtonLink className={styles.button} look="block" arrow="none" {...quote}>
        {t('product:quote')}
      </ButtonLink>
    </aside>
  );
}
