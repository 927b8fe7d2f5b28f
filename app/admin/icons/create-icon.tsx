import type { ComponentType, SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  /** Of its square, in CSS pixels. */
  size?: number;
  /** How wide its lines are, in a square of 24. */
  stroke?: number;
};

export type Icon = ComponentType<IconProps>;

/** An icon of lines in the colour of the text around it. @param d its path in a square of 24 */
export function createIcon(d: string): Icon {
  return function LineIcon({ size = 24, stroke = 2, ...rest }) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: its name is given where it is used, by aria-label
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
        // Where it means something it is given a name; where it repeats the words beside it, it is left out.
        aria-hidden={rest['aria-label'] ? undefined : true}
        {...rest}
      >
        <path d={d} />
      </svg>
    );
  };
}
