import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FormMessage } from './FormMessage.tsx';
import { PhoneField } from './PhoneField.tsx';
import { TextField } from './TextField.tsx';

test('an error stands beside its field and is tied to it', () => {
  const html = renderToStaticMarkup(
    <TextField name="email" label="E-mail" error="Not an e-mail address" required />,
  );
  const errorId = /<p id="([^"]+)"[^>]*>Not an e-mail address/.exec(html)?.[1];
  expect(html).toContain(`aria-describedby="${errorId}"`);
  expect(html).toContain('aria-invalid="true"');
});

test('a required field says so in words', () => {
  expect(renderToStaticMarkup(<TextField name="city" label="City" required />)).toContain('(required)');
  expect(renderToStaticMarkup(<TextField name="city" label="City" />)).not.toContain('(required)');
});

test('a phone number has its country beside it', () => {
  const html = renderToStaticMarkup(
    <PhoneField
      name="phone"
      label="Phone"
      countryName="phone_country"
      countries={{ home: '+91', labels: ['+91 India', '+49 Germany'] }}
    />,
  );
  expect(html).toMatch(/<select[^>]*name="phone_country"/);
  expect(html).toContain('<option value="+91" selected="">+91 India</option>');
  expect(html).toMatch(/<input[^>]*name="phone"/);
});

test('a form without a message announces nothing', () => {
  expect(renderToStaticMarkup(<FormMessage />)).toBe('');
  expect(renderToStaticMarkup(<FormMessage>It failed</FormMessage>)).toContain('role="alert"');
});
