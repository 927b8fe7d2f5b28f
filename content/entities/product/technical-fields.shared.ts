/**
 * The six technical texts, in the order a data sheet lists them (specification/records.md, "Technical
 * specifications").
 */
export const technicalFields = [
  'density',
  'waterAbsorption',
  'compressiveStrength',
  'flexuralStrength',
  'mohsHardness',
  'thermalExpansion',
] as const;
