import type { ComponentType, SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  /** The side of its square, in CSS pixels. */
  size?: number;
  /** The width of its lines, in a square of 24. */
  stroke?: number;
};

export type Icon = ComponentType<IconProps>;

/** A line icon in the colour of the surrounding text. @param d its path in a square of 24 */
export function createIcon(d: string): Icon {
  return function LineIcon({ size = 24, stroke = 2, ...rest }) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: its name is set where it is used, by aria-label
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        // Exposed as an image if it has a name, else hidden from screen readers.
        aria-hidden={rest['aria-label'] ? undefined : true}
        {...rest}
      >
        <path d={d} />
      </svg>
    );
  };
}
