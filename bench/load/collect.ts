/** Loaded into every server before its own code: when asked, it collects the garbage so many times and tells how much memory is occupied. */

process.on('message', (passes: number) => {
  for (let pass = 0; pass < passes; pass++) globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.on('disconnect', () => process.exit()); // whoever measured is gone
process.channel?.unref();
