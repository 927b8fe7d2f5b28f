import { Link } from 'react-router';
import { pathOfProduct } from '#content/entities/product/product-path.shared.ts';
import productMessages from '#messages/en/product.json' with { type: 'json' };
import messages from '#messages/en/slabs.json' with { type: 'json' };
import { Breadcrumbs } from '../../components/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '../../components/Button/ButtonLink.tsx';
import { DisplayHeading } from '../../components/DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { Paragraphs } from '../../components/Paragraphs/Paragraphs.tsx';
import { pathOfQuote } from '../../components/QuoteModal/quote-path.ts';
import { Section } from '../../components/Section/Section.tsx';
import { SlabToggle } from '../../components/ShortlistToggle/ShortlistToggle.tsx';
import { shortlistPath } from '../../components/ShortlistToggle/shortlist-form.ts';
import { SlabRow } from '../../components/SlabRow/SlabRow.tsx';
import { canBeHad, useSlabStatus } from '../../components/SlabRow/use-slab-status.ts';
import { useLangOf } from '../../languages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useIsLinked } from '../../site-pages.ts';
import { SpecificationTable } from '../product/ProductSections.tsx';
import { StoneTests } from '../product/StoneFit/StoneTests.tsx';
import { technicalRowsOf } from '../product/technical-rows.ts';
import { UnitSwitch } from '../product/UnitSwitch.tsx';
import type { PassportPageData, ShownDefect } from './load-passport-page.ts';
import { MeasuredPicture } from './MeasuredPicture.tsx';
import styles from './PassportPage.module.css';

type PassportProps = { page: PassportPageData };

/** The slab first, with rulers; beside what is told of it its facts, then its block. */
export function PassportPage({ page }: PassportProps) {
  const { slab, stone, block, units } = page;
  const t = useMessages(messages);
  const langOf = useLangOf();
  return (
    <>
      <article>
        <Section as="div" space="none">
          <PassportCrumbs number={slab.slug} />
          <Notice slab={slab} isStoneGone={stone.isGone} />
          <MeasuredPicture {...page} />
        </Section>
        <Section as="div" space="none" className={styles.body}>
          <header className={styles.head}>
            <DisplayHeading as="h1" size="large">
              <span className={styles.stone} {...langOf(slab.product, 'name')}>
                {stone.name}
              </span>
              <bdi className={styles.number}>{slab.slug}</bdi>
            </DisplayHeading>
          </header>
          <aside className={styles.facts} aria-label={t('slabs:facts', { number: slab.slug })}>
            <SlabFacts page={page} />
          </aside>
          <div className={styles.sections}>
            <Defects defects={page.defects} slab={slab} />
            {slab.remark ? (
              <section aria-labelledby="remark">
                <DisplayHeading size="small" id="remark">
                  {t('slabs:remark')}
                </DisplayHeading>
                <Paragraphs text={slab.remark} className="prose" {...langOf(slab, 'remark')} />
              </section>
            ) : null}
            <Tests product={page.product} tests={page.tests} />
            <Packing packing={page.packing} />
          </div>
        </Section>
      </article>
      {block ? (
        <Section ground="deep" space="tight" aria-labelledby="block" data-print="none">
          <DisplayHeading size="medium" id="block">
            {t('slabs:block')}
          </DisplayHeading>
          <p className={styles.blockText}>{t('slabs:block.text')}</p>
          <SlabRow slabs={block} query={`?units=${units}`} current={slab.slug} />
        </Section>
      ) : null}
    </>
  );
}

function PassportCrumbs({ number }: { number: string }) {
  const isLinked = useIsLinked();
  return <Breadcrumbs page={isLinked('/slabs/') ? '/slabs/' : '/'} crumbs={[{ label: number }]} />;
}

/** What somebody who scans the label of a slab that was sold must know first. */
function Notice({ slab, isStoneGone }: { slab: PassportPageData['slab']; isStoneGone: boolean }) {
  const t = useMessages(messages);
  const { status } = slab;
  if (status !== 'sold' && status !== 'gone' && !isStoneGone) return null;
  return (
    <div className={styles.notice} role="note">
      {status === 'sold' ? <p>{t('slabs:soldNote')}</p> : null}
      {status === 'gone' ? <p>{t('slabs:goneNote')}</p> : null}
      {isStoneGone ? <p>{t('slabs:stoneGoneNote')}</p> : null}
    </div>
  );
}

function SlabFacts({ page: { slab, stone, product, measures, texts, units } }: PassportProps) {
  const t = useMessages(messages);
  const langOf = useLangOf();
  const status = useSlabStatus()(slab);
  const isToBeHad = canBeHad(slab);
  const isLinked = useIsLinked();
  const stoneIn = langOf(slab.product, 'name');
  const facts = [
    { label: t('slabs:fact.status'), value: slab.remnant ? `${status} · ${t('slabs:remnant')}` : status },
    {
      label: t('slabs:fact.stone'),
      value: product ? (
        <Link to={pathOfProduct(product)} {...stoneIn}>
          {stone.name}
        </Link>
      ) : (
        stone.name
      ),
    },
    { label: t('slabs:fact.size'), value: measures.sides },
    { label: t('slabs:fact.thickness'), value: measures.thickness },
    { label: t('slabs:fact.area'), value: measures.area },
    { label: t('slabs:fact.weight'), value: measures.weight },
    { label: t('slabs:fact.finish'), value: slab.finish, valueIn: langOf(slab, 'finish') },
    { label: t('slabs:fact.block'), value: slab.block },
    { label: t('slabs:fact.bundle'), value: slab.bundle },
    { label: t('slabs:fact.position'), value: slab.position > 0 ? String(slab.position) : '' },
  ];
  const subject = t('slabs:slabOf', { stone: stone.name, number: slab.slug });
  return (
    <div className={styles.label}>
      <UnitSwitch units={units} texts={texts} />
      <FactList facts={facts} />
      {isToBeHad && isLinked(shortlistPath) ? (
        <ButtonLink to={`${shortlistPath}?slab=${encodeURIComponent(slab.slug)}&ask=hold#ask`} look="block">
          {t('slabs:hold')}
        </ButtonLink>
      ) : null}
      <ButtonLink to={pathOfQuote(subject, product)} look={isToBeHad ? 'outline' : 'block'}>
        {t(isToBeHad ? 'slabs:ask' : 'slabs:askOther')}
      </ButtonLink>
      {isToBeHad ? (
        <SlabToggle
          number={slab.slug}
          product={{ slug: slab.product.slug, name: stone.name }}
          hasWords
          className={styles.toggle}
        />
      ) : null}
    </div>
  );
}

type DefectsProps = { defects: readonly ShownDefect[]; slab: PassportPageData['slab'] };

function Defects({ defects, slab }: DefectsProps) {
  const t = useMessages(messages);
  const langOf = useLangOf();
  if (defects.length === 0) return null;
  return (
    <section aria-labelledby="defects">
      <DisplayHeading size="small" id="defects">
        {t('slabs:defects')}
      </DisplayHeading>
      <p className={styles.quiet}>{t('slabs:defects.text')}</p>
      <ol className={styles.defects}>
        {defects.map(({ note, across, down, size }, index) => (
          // Flaws have no names, and none moves.
          <li key={index}>
            <span className={styles.note} {...langOf(slab, 'defects')}>
              {note || t('slabs:defect.unnamed')}
            </span>
            <span className={styles.quiet}>{t('slabs:defect.place', { across, down, size })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Packing({ packing }: Pick<PassportPageData, 'packing'>) {
  const langOf = useLangOf();
  if (!packing) return null;
  return (
    <section aria-labelledby="packing">
      <DisplayHeading size="small" id="packing">
        {packing.label}
      </DisplayHeading>
      <Paragraphs text={packing.text} className="prose" {...langOf(packing, 'text')} />
    </section>
  );
}

/** What was measured of the stone; a slab has no tests of its own. */
function Tests({ product, tests }: Pick<PassportPageData, 'product' | 'tests'>) {
  const t = useMessages(productMessages);
  const rows = product ? technicalRowsOf(t, product) : [];
  if (!product || (rows.length === 0 && !tests?.tests.length)) return null;
  return (
    <section aria-labelledby="tests">
      <DisplayHeading size="small" id="tests">
        {t('product:technical')}
      </DisplayHeading>
      {rows.length > 0 ? <SpecificationTable name={product.name} rows={rows} /> : null}
      {tests ? <StoneTests stone={product.name} fit={tests} /> : null}
    </section>
  );
}
