import { createContext } from 'react';
import type { CompanyColours } from '#content/appearance/shipped-colours.shared.ts';
import type { Brand } from '#publishing/appearance/appearance.service.ts';

/** The company's logos and colours as they came with the document; undefined where its data could not be read. */
export const BrandContext = createContext<{ brand: Brand; colours: CompanyColours } | undefined>(undefined);

/** Whether what came with the document is out of date: only in a back office that has just changed it. */
export const brandState = { isOutdated: false };
