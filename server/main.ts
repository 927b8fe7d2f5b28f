import manifest from '../package.json' with { type: 'json' };

const [needed, present] = [manifest.engines.node, process.versions.node].map((version) =>
  version.replace(/^\D+/, '').split('.').map(Number),
);

// Checked before anything is loaded that an older Node.js lacks.
if (isOlder(present, needed)) {
  console.error(
    `Ashlar did not start: it needs Node.js ${needed?.slice(0, 2).join('.')} or newer, and this is ${process.version}.`,
  );
  process.exitCode = 1;
} else {
  await import('./serve.ts');
}

function isOlder([major = 0, minor = 0]: number[] = [], [neededMajor = 0, neededMinor = 0]: number[] = []) {
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}
