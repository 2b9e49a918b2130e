/**
 * Loaded into a server before its own code: when asked, it tells how much processor time the whole
 * process has used.
 */

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.(user + system);
});
process.on('disconnect', () => process.exit()); // the measuring process is gone
process.channel?.unref();
