// The id under which credits are charged: a question or an analysis. Each further attempt of an analysis is charged as
// `run_…-2`.
export const chargedFor = (about: string): string => about.replace(/-\d+$/, '');
