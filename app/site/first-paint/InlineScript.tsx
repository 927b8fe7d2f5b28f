import { useContext } from 'react';
import { NonceContext } from './NonceContext.ts';

type InlineScriptProps = {
  /** Left empty in the browser, where the script has already run: `import.meta.env.SSR ? text : ''`. */
  text: string;
};

/** An inline script. Development loads its scripts at once and needs none. */
export function InlineScript({ text }: InlineScriptProps) {
  const nonce = useContext(NonceContext);
  if (!import.meta.env.PROD) return null;
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}
