// The id of the question or analysis that credits paid for. Each further step of an analysis is charged as `run_…-2`.
export const chargedFor = (about: string): string => about.replace(/-\d+$/, '');
