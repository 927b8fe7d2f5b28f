type MarkProps = { className?: string | undefined };

/** The mark: a slab leaning on an A-frame, as stone is stored. */
export function Mark({ className }: MarkProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 32 32"
      width="32"
      height="32"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M11.5 2h8l-9 24h-8z" />
      <path d="M20.7 6.4 28.5 26H25l-6.1-15z" />
      <path d="M2 28h28v2H2z" />
    </svg>
  );
}
