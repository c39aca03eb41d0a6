// How long something took: by the clock, or by the time that this process had a processor, where others kept it waiting.
export const stopwatch = (): (() => number) => {
  const began = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return Math.min(performance.now() - began, (user + system) / 1000);
  };
};
