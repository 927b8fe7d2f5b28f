import type { FastifyInstance } from 'fastify';
import { sayingWith } from '#messages/say.ts';
import type { WordingService } from '#messages/wording.service.ts';

/** Whoever sends something is answered in the company's words. */
export function sayInSiteWords(app: FastifyInstance, { wording }: { wording: WordingService }): void {
  app.addHook('onRequest', ({ method }, _reply, done) => {
    if (method === 'GET' || method === 'HEAD') return done();
    // Without a database the answer is not lost: it has the shipped words.
    wording.readForBoth().then(
      (words) => sayingWith(words, done),
      () => done(),
    );
  });
}
