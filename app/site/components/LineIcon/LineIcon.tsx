import type { SVGProps } from 'react';

type LineIconProps = Omit<SVGProps<SVGSVGElement>, 'path'> & { width: number; height: number; path: string };

/** A small drawing in lines of the text's colour. Decorative: the text beside it or the button's name has the meaning. */
export function LineIcon({ path, width, height, ...svg }: LineIconProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      {...svg}
    >
      <path d={path} />
    </svg>
  );
}
