import { VisitorDataPage } from './VisitorDataPage.tsx';

export default function VisitorDataRoute() {
  return <VisitorDataPage />;
}
