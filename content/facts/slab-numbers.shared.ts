/** The numbers in a text such as `C-2041/07, C-2041/08`, each once, whatever its case. */
export function slabNumbersIn(text = ''): string[] {
  const numbers = text.split(/[\s,;]+/).filter(Boolean);
  return [...new Map(numbers.map((number) => [number.toLowerCase(), number])).values()];
}
