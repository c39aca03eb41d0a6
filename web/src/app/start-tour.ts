// Loads the tour and runs it.
export const startTour = async (): Promise<void> => {
  const { runTour } = await import('../features/tour/run-tour.ts');
  await runTour();
};
