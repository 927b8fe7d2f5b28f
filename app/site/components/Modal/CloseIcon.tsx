import { LineIcon } from '../LineIcon/LineIcon.tsx';

export function CloseIcon() {
  return <LineIcon width={14} height={14} strokeWidth="1.1" path="m1 1 12 12M13 1 1 13" />;
}
