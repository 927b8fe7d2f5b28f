import { textLanguageOf } from '../../../kit/languages/language-label.ts';
import { compareWords, type WordRun } from './compare-words.ts';
import styles from './WordChanges.module.css';

type WordChangesProps = { before: string; after: string; language: string };

/** What changed in a text, word by word. */
export function WordChanges({ before, after, language }: WordChangesProps) {
  return (
    <p className={styles.text} {...textLanguageOf(language)}>
      {compareWords(before, after, language).map((run, index) => (
        <Run key={index} {...run} />
      ))}
    </p>
  );
}

function Run({ kind, text }: WordRun) {
  if (kind === 'same') return text;
  const Change = kind === 'added' ? 'ins' : 'del';
  return (
    <Change className={styles[kind]}>
      <span className="visually-hidden" lang="en">{`[${kind}: `}</span>
      {text}
      <span className="visually-hidden">]</span>
    </Change>
  );
}
