import { DisplayHeading } from '../../../components/DisplayHeading/DisplayHeading.tsx';
import { FactList } from '../../../components/FactList/FactList.tsx';
import { useLangOf } from '../../../languages-context.ts';
import type { StoneTradeData } from './load-stone-trade.ts';
import styles from './StoneTrade.module.css';

/** How a stone is packed, sold and shipped, and what it weighs. */
export function StoneTrade({ trade }: { trade: StoneTradeData }) {
  const langOf = useLangOf();
  return (
    <section className={styles.section} aria-labelledby="trade">
      <DisplayHeading size="small" id="trade" className={styles.heading}>
        {trade.heading}
      </DisplayHeading>
      <FactList facts={trade.facts.map((fact) => ({ ...fact, valueIn: langOf(trade, fact.name) }))} />
    </section>
  );
}
