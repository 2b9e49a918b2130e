/**
 * Loaded into every server before its own code: when asked, it collects the garbage as often as it
 * is told and says how much memory is occupied.
 */

process.on('message', (passes: number) => {
  for (let pass = 0; pass < passes; pass++) globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
process.on('disconnect', () => process.exit()); // the measuring process is gone
process.channel?.unref();
