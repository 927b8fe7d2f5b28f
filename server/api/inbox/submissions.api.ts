import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { contactMessageSchemaOf } from '#inbox/submit/contact-message.schema.ts';
import { enquiryApiSchema } from '#inbox/submit/enquiry.schema.ts';
import { feedbackSchema } from '#inbox/submit/feedback.schema.ts';
import { holdRequestSchemaOf } from '#inbox/submit/hold-request.schema.ts';
import { newsletterSchema } from '#inbox/submit/newsletter.schema.ts';
import { maxFormBytes } from '#inbox/submit/submission-budget.ts';
import { allow } from '../../http/access.ts';
import type { Services } from '../../services/services.ts';
import type { ApiContext, ApiScope } from '../kit/context.ts';
import { failuresOf, jsonResponse, messageSchema } from '../kit/responses.ts';
import { leaveToService } from '../kit/validation.ts';
import { refuseUnknownFields } from './known-fields.ts';
import { inSentLanguage } from './sent-language.ts';

type Visitor = { ip: string; userAgent: string };
type Form = {
  path: string;
  summary: string;
  body: z.ZodObject;
  send: (input: unknown, visitor: Visitor) => Promise<{ message: string }>;
};

/** What visitors send. Administrators' tokens are ignored: an enquiry must not fail because a session has expired. */
export function submissionsApi(app: ApiScope, { services }: ApiContext): void {
  const { submissions } = services;
  const forms: Form[] = [
    {
      path: '/send-enquiry',
      summary: 'Send an enquiry',
      body: enquiryApiSchema,
      send: (input, visitor) => submissions.sendEnquiry(input, visitor, 'api'),
    },
    {
      path: '/contact',
      summary: 'Send a message, or ask for a quote or for samples',
      body: contactMessageSchemaOf(''),
      send: (input, visitor) => submissions.sendContactMessage(input, visitor),
    },
    {
      path: '/hold-requests',
      summary: 'Ask for slabs to be held',
      body: holdRequestSchemaOf(''),
      send: (input, visitor) => submissions.askForHold(input, visitor),
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
  for (const form of forms) addForm(app, services, form);
}

function addForm(app: ApiScope, services: Services, form: Form): void {
  const schema = {
    tags: ['Forms'],
    summary: form.summary,
    description: 'Takes JSON and url-encoded forms. Repeating a call within a minute stores nothing twice.',
    consumes: ['application/json', 'application/x-www-form-urlencoded'],
    body: form.body,
    response: {
      201: jsonResponse('Stored; the message is for the visitor', messageSchema),
      ...failuresOf(400, 413, 415, 429),
    },
  };
  const options = {
    schema,
    config: allow('everybody'),
    bodyLimit: maxFormBytes,
    validatorCompiler: leaveToService,
  };
  app.post(form.path, options, async (request, reply) => {
    const { body } = request;
    refuseUnknownFields(form.body, body);
    const answer = () => form.send(body, visitorOf(request));
    const confirmation = await inSentLanguage(services, { body, answer });
    return reply.code(201).send(confirmation);
  });
}

/** What a request shows about its sender, for recognising repeated submissions. */
function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' };
}
