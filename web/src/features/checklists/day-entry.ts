// Saves a date once it is complete: chosen in the calendar or fully typed, without leaving the field.

/** A year being typed passes through 0002, 0020 and 0202; a day that begins with 1 may become 15. Set by hand. */
const FIRST_YEAR = 2000;
const WAIT_MS = 800;

export const dayEntry = (save: (day: string) => void) => {
  let waiting: { readonly day: string; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  const stop = () => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  const finish = () => {
    const day = waiting?.day;
    stop();
    if (day) save(day);
  };
  return {
    /** Takes an ISO date, or an empty text while the date is incomplete. */
    enter: (day: string) => {
      stop();
      if (Number(day.slice(0, 4)) >= FIRST_YEAR) waiting = { day, timer: setTimeout(finish, WAIT_MS) };
    },
    /** Saves a pending date at once. */
    finish,
    stop,
  };
};
