// A limit on calls a minute, kept in the process; on AWS the gateway's own throttle stands before it.
import { AppError } from '#shared/contract/errors.ts';

export type Limiter = { hit(key: string, perMinute: number, now: number): void };

const MAX_KEYS = 50_000;

export const limiter = (): Limiter => {
  const windows = new Map<string, { minute: number; calls: number }>();
  return {
    hit(key, perMinute, now) {
      const minute = Math.floor(now / 60_000);
      const current = windows.get(key);
      const calls = current?.minute === minute ? current.calls + 1 : 1;
      if (windows.size > MAX_KEYS) windows.clear();
      windows.set(key, { minute, calls });
      if (calls > perMinute) throw new AppError('tooMany');
    },
  };
};
