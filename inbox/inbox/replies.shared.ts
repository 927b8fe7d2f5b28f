/** Whether a reply has left: `waiting` may have failed before and is tried again, `failed` is not. */
export const replyStates = ['waiting', 'sent', 'failed'] as const;
export type ReplyState = (typeof replyStates)[number];

export const replyLimits = { subject: 200, body: 10_000 };
