import type { Route } from './+types/declaration.ts';
import { answerWithFile, inPrint } from './answer-with-file.ts';

/** A declaration of performance of a stone (specification/facts.md, "Declarations of performance"). */
export function loader(request: Route.LoaderArgs): Promise<Response> {
  const { file } = request.params;
  return answerWithFile(request, {
    ...{ name: `declarations/${file}`, type: 'application/pdf' },
    make: (product, page) =>
      inPrint(product, page, (printed) => page.services.declarations.find(printed, file, page.visitor)),
  });
}
