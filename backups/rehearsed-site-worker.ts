/** The whole program as `npm start` runs it, which ends with the rehearsal that began it. */
process.on('disconnect', () => process.exit(0));
await import('#server/main.ts');
