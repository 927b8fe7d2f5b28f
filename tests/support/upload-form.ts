import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** What a form with files is made of; fields stand before the files unless `isFileFirst`. */
export type FormContent = {
  fields?: Record<string, string>;
  files: { field?: string; name: string; bytes: Uint8Array; type?: string }[];
  isFileFirst?: boolean;
};

/** Sends a form with files as a browser does. */
export async function sendForm(
  app: FastifyInstance,
  request: { url: string; headers?: Record<string, string>; form: FormContent },
): Promise<LightMyRequestResponse> {
  const { payload, type } = await encodeForm(request.form);
  return app.inject({
    method: 'POST',
    url: request.url,
    headers: { ...request.headers, 'content-type': type },
    payload,
  });
}

async function encodeForm(form: FormContent): Promise<{ payload: Buffer; type: string }> {
  const data = new FormData();
  const addFields = () => {
    for (const [name, value] of Object.entries(form.fields ?? {})) data.append(name, value);
  };
  if (!form.isFileFirst) addFields();
  for (const { field = 'file', name, bytes, type } of form.files) {
    data.append(field, new File([Buffer.from(bytes)], name, { type: type ?? 'application/octet-stream' }));
  }
  if (form.isFileFirst) addFields();
  const response = new Response(data);
  return {
    payload: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get('content-type') ?? '',
  };
}
