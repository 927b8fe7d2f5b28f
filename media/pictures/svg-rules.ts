/** The elements a drawing may contain; everything else in a file is left out. */

const drawn = ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text', 'tspan', 'use'];
const grouping = ['svg', 'g', 'defs', 'symbol', 'clipPath', 'mask'];
const painted = ['linearGradient', 'radialGradient', 'stop'];
export const svgElements = new Set([...drawn, ...grouping, ...painted, 'style']);

/** Only these show text. */
export const textElements = new Set(['text', 'tspan']);

/** What programs wrap drawings in: what it holds is kept, as a group. */
export const wrappers = new Set(['a', 'switch']);

/** What says how something is painted, as an attribute and in styles alike. */
export const svgProperties = new Set([
  ...['clip-path', 'clip-rule', 'color', 'display', 'dominant-baseline', 'enable-background', 'fill'],
  ...['fill-opacity', 'fill-rule', 'font-family', 'font-size', 'font-stretch', 'font-style', 'font-variant'],
  ...[
    'font-weight',
    'isolation',
    'letter-spacing',
    'mask',
    'mask-type',
    'mix-blend-mode',
    'opacity',
    'overflow',
  ],
  ...['paint-order', 'shape-rendering', 'stop-color', 'stop-opacity', 'stroke', 'stroke-dasharray'],
  ...['stroke-dashoffset', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity'],
  ...['stroke-width', 'text-anchor', 'text-rendering', 'transform', 'transform-origin', 'vector-effect'],
  ...['visibility', 'word-spacing'],
]);

const geometry = new Set([
  ...[
    'cx',
    'cy',
    'd',
    'dx',
    'dy',
    'fr',
    'fx',
    'fy',
    'height',
    'offset',
    'pathLength',
    'points',
    'r',
    'rx',
    'ry',
  ],
  ...['rotate', 'width', 'x', 'x1', 'x2', 'y', 'y1', 'y2', 'viewBox', 'preserveAspectRatio', 'lengthAdjust'],
  ...['textLength', 'clipPathUnits', 'gradientTransform', 'gradientUnits', 'maskContentUnits', 'maskUnits'],
  'spreadMethod',
]);

/** Elements that may point at another of the same drawing. */
export const pointingElements = new Set(['use', 'linearGradient', 'radialGradient']);

const idPattern = /^[\w.:-]{1,100}$/;
const classPattern = /^[\w\s.:-]{1,400}$/;
/** Numbers, names, colours and the commands of a path. */
const plainValue = /^[\w\s.,;%#+-]*$/;
const functionNames = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla', 'matrix', 'translate', 'translatex', 'translatey', 'scale', 'scalex'],
  ...['scaley', 'rotate', 'skewx', 'skewy'],
]);
const localReference = /^url\(\s*(["']?)#([\w.:-]{1,100})\1\s*\)/i;
const fontNames = /^[\w\s,'"-]*$/;

/** Whether an attribute may stay with its value; `style`, `href` and the root's own are looked at elsewhere. */
export function isHarmlessAttribute(name: string, value: string): boolean {
  if (name === 'id') return idPattern.test(value);
  if (name === 'class') return classPattern.test(value);
  if (svgProperties.has(name)) return isHarmlessValue(name, value);
  return geometry.has(name) && isHarmlessValue(name, value);
}

/** Whether a value only affects appearance and points at nothing outside of the drawing. */
export function isHarmlessValue(property: string, value: string): boolean {
  if (property === 'font-family') return fontNames.test(value);
  const [local] = localReference.exec(value) ?? [''];
  const rest = value.slice(local.length);
  const withoutFunctions = rest.replace(
    /(?<![a-z])([a-z]{1,20})\(([^()]*)\)/gi,
    (whole, name: string, inner: string) =>
      functionNames.has(name.toLowerCase()) && plainValue.test(inner) ? ' ' : whole,
  );
  return plainValue.test(withoutFunctions);
}

/** What a value points at within the drawing. */
export function referenceIn(value: string): string | undefined {
  return localReference.exec(value)?.[2];
}
