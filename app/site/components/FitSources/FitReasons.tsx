type FitReasonsProps = {
  reasons: readonly { text: string; source: number }[];
  className?: string | undefined;
};

/** Why a verdict is as it is, each with the number of its source. */
export function FitReasons({ reasons, className }: FitReasonsProps) {
  return (
    <ul className={className}>
      {reasons.map(({ text, source }) => (
        <li key={text}>
          {text} {source > 0 ? <sup>{source}</sup> : null}
        </li>
      ))}
    </ul>
  );
}
