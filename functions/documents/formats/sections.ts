// Tracks the path of headings during extraction.

const PATH = ' > ';

export const sections = () => {
  const stack: { level: number; text: string }[] = [];
  return {
    enter: (level: number, text: string): void => {
      while ((stack.at(-1)?.level ?? 0) >= level) stack.pop();
      stack.push({ level, text: text.slice(0, 120) });
    },
    path: (): string | undefined => (stack.length === 0 ? undefined : stack.map(({ text }) => text).join(PATH)),
  };
};
