export type MapLocation = NonNullable<ReturnType<typeof locateMap>>;

/** Half of what a map shows from top to bottom, in degrees: some streets around the place. */
const reach = 0.008;
/** Of its width to its height. */
const wide = 2.4;
/** Nearer to a pole a map would be infinitely wide. */
const leastCosine = 0.1;
const digits = 5;
const zoom = 15;

/** Where a place is on OpenStreetMap: as its page, and as a frame; nothing for 0 and 0, which stand for no place. */
export function locateMap({ latitude, longitude }: { latitude: number; longitude: number }) {
  if (latitude === 0 && longitude === 0) return undefined;
  const reachAcross = (reach * wide) / Math.max(Math.cos((latitude * Math.PI) / 180), leastCosine);
  const box = [longitude - reachAcross, latitude - reach, longitude + reachAcross, latitude + reach];
  const bounds = box.map((edge) => edge.toFixed(digits)).join(',');
  const marker = `${latitude},${longitude}`;
  const query = new URLSearchParams({ bbox: bounds, layer: 'mapnik', marker });
  return {
    latitude,
    longitude,
    page: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
    frame: `https://www.openstreetmap.org/export/embed.html?${query}`,
  };
}
