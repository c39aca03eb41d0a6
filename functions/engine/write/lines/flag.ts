// A feature that is there or is not.
export const flag = (is: boolean): number => (is ? 1 : 0);
