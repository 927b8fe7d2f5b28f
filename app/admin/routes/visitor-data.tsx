import { VisitorDataPage } from '../visitor-data/VisitorDataPage.tsx';

export default function VisitorDataRoute() {
  return <VisitorDataPage />;
}
