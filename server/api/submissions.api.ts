import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { contactMessageSchema } from '#enquiries/contact-message.schema.ts';
import { enquiryApiSchema } from '#enquiries/enquiry.schema.ts';
import { feedbackSchema } from '#enquiries/feedback.schema.ts';
import { newsletterSchema } from '#enquiries/newsletter.schema.ts';
import type { ApiContext, ApiScope } from './context.ts';
import { failuresOf, jsonResponse, messageSchema } from './responses.ts';
import { leaveToService } from './validation.ts';

type Visitor = { ip: string; userAgent: string };
type Call = {
  path: string;
  summary: string;
  body: z.ZodType;
  send: (input: unknown, visitor: Visitor) => Promise<{ message: string }>;
};

/** What visitors send. The token of an administrator plays no part: an enquiry must not fail on an ended session. */
export function submissionsApi(app: ApiScope, { services: { submissions } }: ApiContext): void {
  const calls: Call[] = [
    {
      path: '/send-enquiry',
      summary: 'Send an enquiry',
      body: enquiryApiSchema,
      send: (input, visitor) => submissions.sendEnquiry(input, visitor, 'api'),
    },
    {
      path: '/contact',
      summary: 'Send a message or a request for a quote',
      body: contactMessageSchema,
      send: (input, visitor) => submissions.sendContactMessage(input, visitor),
    },
    {
      path: '/feedback',
      summary: 'Rate the page',
      body: feedbackSchema,
      send: (input, visitor) => submissions.sendFeedback(input, visitor),
    },
    {
      path: '/newsletter',
      summary: 'Subscribe to the newsletter',
      body: newsletterSchema,
      send: (input, visitor) => submissions.subscribe(input, visitor),
    },
  ];
  for (const call of calls) addCall(app, call);
}

function addCall(app: ApiScope, call: Call): void {
  const schema = {
    tags: ['Forms'],
    summary: call.summary,
    description: 'Takes JSON and url-encoded forms. Repeating a call within a minute stores nothing twice.',
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
    body: call.body,
    response: {
      201: jsonResponse('Stored; the message is for the visitor', messageSchema),
      ...failuresOf(400, 413, 415, 429),
    },
  };
  const options = { schema, validatorCompiler: leaveToService };
  app.post(call.path, options, async (request, reply) => {
    const answer = await call.send(request.body, visitorOf(request));
    return reply.code(201).send(answer);
  });
}

/** Who is sending, as far as a request tells: what repeated submissions are recognised by. */
function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
