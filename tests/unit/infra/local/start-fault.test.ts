// A start that fails for a reason a person can fix prints one line.
import { describe, expect, it } from 'vitest';
import { WebBuildFailed } from '#infra/local/build-web.ts';
import { readSettings } from '#infra/local/settings.ts';
import { startFault } from '#infra/local/start-fault.ts';

const settings = readSettings({ PORT: '4000', FOOTNOTE_DATA: '/data' });
const fault = (fields: object) => startFault(Object.assign(new Error('no'), fields), settings);

describe('startFault', () => {
  it.each([
    ['a port in use', { code: 'EADDRINUSE', syscall: 'listen' }, /Port 4000 is taken.*PORT=4001 npm start/],
    ['a port of the system', { code: 'EACCES', syscall: 'listen' }, /Port 4000 may not be used/],
    [
      'a folder that cannot be written',
      { code: 'EROFS', path: '/data/filling' },
      /data folder \/data cannot be used \(EROFS/,
    ],
    ['a read-only database', { code: 'ERR_SQLITE_ERROR', errcode: 8 }, /data folder \/data cannot be used/],
    ['a full disk', { code: 'ERR_SQLITE_ERROR', errcode: 13 }, /data folder \/data cannot be used/],
  ])('returns one line on how to fix %s', (_, fields, line) => {
    expect(fault(fields)).toMatch(line);
    expect(fault(fields)).not.toContain('\n');
  });

  it('refers to the output of the web build', () => {
    expect(startFault(new WebBuildFailed(), settings)).toContain('could not be built');
  });

  it('leaves our own faults to be shown with their stack', () => {
    expect(fault({})).toBeUndefined();
    expect(fault({ code: 'ERR_SQLITE_ERROR', errcode: 1 })).toBeUndefined();
  });
});
