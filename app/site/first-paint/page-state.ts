/** Of a value that is null, where values are named by their places. */
const none = -5;

/**
 * A page's data as React Router hands it to the browser within a page, from how it sends it for a page that is opened by a
 * link: a list of values that name each other by their places in it, the first the whole. There the results of the
 * routes are the whole, here they are a part of it.
 * @returns undefined where there is no data of a page, such as for one that leads elsewhere meanwhile
 */
export function stateOfData(text: string): string | undefined {
  const [first = '', ...later] = text.split('\n');
  const values: (Record<string, number> | string | number)[] = JSON.parse(first);
  const loaderData: Record<string, number> = {};
  for (const [route, place] of placesIn(values[0])) {
    const [[name, data] = ['', none]] = placesIn(values[place]);
    if (values[Number(name.slice(1))] !== 'data') return undefined;
    loaderData[route] = data;
  }
  const put = (value: (typeof values)[number]) => values.push(value) - 1;
  values[0] = {
    [`_${put('loaderData')}`]: put(loaderData),
    [`_${put('actionData')}`]: none,
    [`_${put('errors')}`]: none,
  };
  return [JSON.stringify(values), ...later].join('\n');
}

function placesIn(value: unknown): [string, number][] {
  return Object.entries((value ?? {}) as Record<string, number>);
}
