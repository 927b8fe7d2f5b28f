/** Decorative: the text beside it, or the button's name, says what it does. */
export function CloseIcon() {
  return (
    <svg
      viewBox="0 0 14 14"
      width="14"
      height="14"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      aria-hidden="true"
      focusable="false"
    >
      <path d="m1 1 12 12M13 1 1 13" />
    </svg>
  );
}
