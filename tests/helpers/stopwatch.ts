// Measures durations: by the clock, or by this process's CPU time if other processes delayed it.
export const stopwatch = (): (() => number) => {
  const began = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
};
