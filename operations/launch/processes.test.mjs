import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from './processes.mjs';
import { makeFolder, startModule, writeFile } from './testing.mjs';

test('a program’s status and both its outputs are collected', async () => {
  const { code, output } = await run('sh', ['-c', 'echo out; echo err >&2; exit 4']);
  assert.equal(code, 4);
  assert.deepEqual(output.trim().split('\n').sort(), ['err', 'out']);
});

test('a program that is missing, was killed or took too long has a status that says so', async () => {
  assert.equal((await run('/nowhere/program', [])).code, 127);
  assert.equal((await run('sh', ['-c', 'kill -KILL $$'])).code, 137);
  const late = await run('sleep', ['30'], { timeoutMs: 100 });
  assert.equal(late.code, 124);
  assert.match(late.output, /Stopped after 0\.1 s/);
});

/** @type {NodeJS.Signals[]} */
const signals = ['SIGTERM', 'SIGINT'];
for (const signal of signals) {
  test(`${signal} to the launcher lets a program close what it has opened, and starts nothing more`, async (t) => {
    const folder = makeFolder(t);
    const closing = `process.once('SIGINT', () => setTimeout(() => { fs.writeFileSync('closed', ''); process.exit(); }, 200));`;
    writeFile(
      folder,
      'runner.cjs',
      `const fs = require('node:fs'); ${closing} fs.writeFileSync('up', ''); setInterval(() => {}, 1000);`,
    );
    const launcher = startModule(
      t,
      `import { existsSync } from 'node:fs';
       import { run, stopOnSignals } from './processes.mjs';
       stopOnSignals();
       const watch = setInterval(() => { if (existsSync('${folder}/up')) { clearInterval(watch); console.log('up'); } }, 10);
       await run(process.execPath, ['runner.cjs'], { cwd: '${folder}' });
       console.log('went on');`,
    );
    await launcher.printed('up');
    launcher.child.kill(signal);
    const { code, output } = await launcher.ended;
    assert.equal(code, signal === 'SIGINT' ? 130 : 143);
    assert.ok(existsSync(join(folder, 'closed')));
    assert.doesNotMatch(output, /went on/);
  });
}
