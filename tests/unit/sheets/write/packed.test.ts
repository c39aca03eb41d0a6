// What a package keeps when some of its parts are written again.
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { openZip } from '#functions/documents/guard/zip.ts';
import { packed } from '#functions/sheets/write/packed.ts';

/** A zip of one name, written over that of another of equal length. */
const named = (name: string) => {
  const like = 'x'.repeat(name.length);
  const text = Buffer.from(zipSync({ 'a.xml': strToU8('a'), [like]: strToU8('content') })).toString('latin1');
  return new Uint8Array(Buffer.from(text.replaceAll(like, name), 'latin1'));
};

describe('a package', () => {
  it.each(['__proto__', 'constructor'])('with a part named %s is written again', (name) => {
    const again = openZip(packed(openZip(named(name)), new Map([['a.xml', strToU8('b')]])));

    expect(again.names.filter((one) => one !== 'constructor')).toEqual(['a.xml']);
    expect(new TextDecoder().decode(again.read('a.xml'))).toBe('b');
  });

  it.each(['../evil.exe', 'xl/../../evil', 'c:evil.exe', '..\\evil.exe'])('is written without %s', (name) => {
    expect(openZip(packed(openZip(named(name)), new Map())).names).toEqual(['a.xml']);
  });

  it('keeps parts with dots in their names', () => {
    expect(openZip(packed(openZip(named('_rels/..rels')), new Map())).names).toEqual(['a.xml', '_rels/..rels']);
  });
});
