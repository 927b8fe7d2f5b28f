import { expect, test } from 'vitest';
import { nginxSettings } from './nginx-settings.ts';

test('headers are added as they are, but for those that nginx writes itself', () => {
  const settings = nginxSettings({
    ...{ port: 4000, prefix: '/tmp/bench', isSuperuser: false },
    headers: [
      ['content-type', 'text/html; charset=utf-8'],
      ['content-length', '12'],
      ['content-encoding', 'br'],
      ['link', '<"a">; rel=next'],
    ],
  });
  expect(settings).toContain('default_type "text/html; charset=utf-8";');
  expect(settings).toContain('add_header content-encoding "br" always;');
  expect(settings).toContain(String.raw`add_header link "<\"a\">; rel=next" always;`);
  expect(settings).not.toContain('add_header content-length');
  expect(settings).toContain('worker_processes 1;');
  expect(settings).not.toMatch(/^user/m);
});
