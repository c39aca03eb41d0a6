// A value that is made when it is first needed, so that a process that starts does not wait for it.
export const lazy = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
