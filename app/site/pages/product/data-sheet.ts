import type { Route } from './+types/data-sheet.ts';
import { answerWithFile, inPrint } from './answer-with-file.ts';

/** A stone's data sheet (specification/facts.md, "Data sheet"). */
export function loader(request: Route.LoaderArgs): Promise<Response> {
  return answerWithFile(request, {
    ...{ name: 'data-sheet.pdf', type: 'application/pdf' },
    make: (product, page) =>
      inPrint(product, page, (printed) => page.services.dataSheets.find(printed, page.visitor)),
  });
}
