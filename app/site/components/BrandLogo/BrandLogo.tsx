import type { Brand, Logo } from '#publishing/appearance/appearance.service.ts';
import { joinClassNames } from '../class-names.ts';
import styles from './BrandLogo.module.css';

type BrandLogoProps = { brand: Brand; className?: string | undefined };

/** The company's logo, in the version that suits the background. */
export function BrandLogo({ brand, className }: BrandLogoProps) {
  const { name, logo, logoDark, cutOut } = brand;
  const light = logo ?? logoDark;
  if (!light) return null;
  if (!logo || !logoDark) {
    return (
      <Image
        logo={light}
        name={name}
        className={joinClassNames(styles.logo, cutOut && styles[cutOut], className)}
      />
    );
  }
  return (
    <>
      <Image logo={logo} name={name} className={joinClassNames(styles.logo, styles.onLight, className)} />
      <Image logo={logoDark} name={name} className={joinClassNames(styles.logo, styles.onDark, className)} />
    </>
  );
}

function Image({ logo, name, className }: { logo: Logo; name: string; className: string | undefined }) {
  return (
    <img
      src={logo.src}
      width={logo.width}
      height={logo.height}
      alt={name}
      className={className}
      decoding="async"
    />
  );
}
