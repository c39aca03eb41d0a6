// Builds the id under which credits are charged: a question or a run. Each further attempt of a run is charged as
// `run_…-2`.
export const chargedFor = (about: string): string => about.replace(/-\d+$/, '');
