import type { Route } from './+types/specification.ts';
import { answerWithFile } from './answer-with-file.ts';

/** What an architect copies into a specification (specification/facts.md, "Specification text"). */
export function loader(request: Route.LoaderArgs): Promise<Response> {
  return answerWithFile(request, {
    ...{ name: 'specification.txt', type: 'text/plain; charset=utf-8' },
    make: async (product, { services }) => ({
      bytes: Buffer.from(`${await services.dataPacks.specify(product)}\n`),
    }),
  });
}
