/** An endpoint that writes, with a body that it takes; what needs no body is sent one all the same. */
export type WritingEndpoint = {
  method: 'POST' | 'PUT' | 'PATCH';
  /** Below `/api/`, for the records that the test has made. */
  path: string;
  body: Record<string, unknown>;
  /** Each of its responses takes long, or looks at no body; a few are enough for every test run. */
  fewSuffice?: true;
};
