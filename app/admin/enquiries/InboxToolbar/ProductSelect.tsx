import { useEffect, useState } from 'react';
import type { DocumentValues } from '#content/site-documents/registry.ts';
import { requestApi } from '../../api/request-api.ts';
import { QuickSelect } from '../../lists/QuickSelect/QuickSelect.tsx';

type ProductSelectProps = { value: string; onChange: (product: string) => void };

/** Filters by what the form offers. Without the offers the filter that is set can still be taken away. */
export function ProductSelect({ value, onChange }: ProductSelectProps) {
  const offered = useOfferedProducts();
  const products = value === '' || offered.includes(value) ? offered : [...offered, value];
  return (
    <QuickSelect
      label="Product"
      name="product"
      value={value}
      data={[{ value: '', label: 'All' }, ...products]}
      onChoose={onChange}
    />
  );
}

function useOfferedProducts(): readonly string[] {
  const [products, setProducts] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    requestApi<{ value: DocumentValues['forms'] }>('/site-documents/forms', { signal }).then(
      ({ data }) => setProducts(data.value.products),
      () => {},
    );
    return () => controller.abort();
  }, []);
  return products;
}
