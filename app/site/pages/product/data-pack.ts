import type { Route } from './+types/data-pack.ts';
import { answerWithFile, inPrint } from './answer-with-file.ts';

/** A stone's data pack (specification/facts.md, "Data pack"). */
export function loader(request: Route.LoaderArgs): Promise<Response> {
  return answerWithFile(request, {
    ...{ name: 'data.zip', type: 'application/zip', isDownload: true },
    make: (product, page) =>
      inPrint(product, page, (printed) => page.services.dataPacks.find(printed, page.visitor)),
  });
}
