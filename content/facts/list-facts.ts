import { type Product, productEntity } from '../entities/product/product.entity.ts';
import { technicalFields } from '../entities/product/technical-fields.shared.ts';
import { readFactNotes } from './fact-notes.shared.ts';
import { type FactValue, readFactValue, splitNotes } from './fact-value.shared.ts';
import { priceIn } from './price-in.shared.ts';
import { showFact } from './show-fact.shared.ts';

const measuredFields = ['price', 'thicknessOptions', ...technicalFields] as const;
type MeasuredField = (typeof measuredFields)[number];
export type FactSource = Pick<Product, MeasuredField>;

/** A value of a stone as it was written, and as numbers. */
export type Fact = {
  field: MeasuredField;
  label: string;
  text: string;
  /** Undefined where it cannot be read as numbers. */
  value: Omit<FactValue, 'note' | 'isTypical' | 'decimals'> | undefined;
  method: string;
  date: string;
  isTypical: boolean;
  /** As it reads in either system of units, without what stands in brackets. */
  metric: string;
  imperial: string;
};

/** Every value of a stone that can be a number, in the order of its page; what is not filled in is left out. @param currency of prices that name none */
export function listFacts(product: FactSource, currency: string | null): Fact[] {
  return measuredFields.flatMap((field) => {
    const { label } = productEntity.fields[field];
    const texts = [product[field]].flat().map((text) => text.trim());
    return texts.filter(Boolean).map((text) => {
      const meant = field === 'price' ? priceIn(text, currency) : text;
      return { field, label, text, ...readFact(meant) };
    });
  });
}

function readFact(text: string): Omit<Fact, 'field' | 'label' | 'text'> {
  const read = readFactValue(text);
  const { note: _note, isTypical: _isTypical, decimals: _decimals, ...value } = read ?? {};
  return {
    value: read && (value as Fact['value']),
    ...readFactNotes(splitNotes(text).notes),
    ...{ metric: showFact(text, 'metric'), imperial: showFact(text, 'imperial') },
  };
}
