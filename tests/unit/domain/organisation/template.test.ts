// The Word template of an organization: what is stored of it, and why a broken template is refused.
import { describe, expect, it } from 'vitest';
import type { Caller } from '#functions/domain/caller.ts';
import { setTemplate } from '#functions/domain/organisation/template.ts';
import type { Write } from '#functions/ports/table.ts';
import { madeTemplate } from '#tests/helpers/made-template.ts';

const world = () => {
  const written: Write[] = [];
  const ports = {
    table: { write: async (...writes: Write[]) => void written.push(...writes) },
    clock: { now: () => 0, sleep: async () => undefined },
  };
  const upload = (bytes: Uint8Array) =>
    setTemplate(ports, { tenant: 'alpha' } as Caller, [{ filename: 'house.dotx', contentType: '', bytes }]);
  return { written, upload };
};

describe('uploading a Word template', () => {
  it('stores the parsed template, with the first readable picture as its logo', async () => {
    const { written, upload } = world();

    const template = await upload(madeTemplate());

    expect(template.filename).toBe('house.dotx');
    expect(template.style.logo).toMatch(/^data:image\/png;base64,/);
    expect(written).toHaveLength(1);
  });

  it('is refused with the names of the wrong styles, and nothing is stored', async () => {
    const { written, upload } = world();
    const styles = `<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="q"><w:name w:val="Quote"/><w:basedOn w:val="x"/></w:style></w:styles>`;

    const uploaded = upload(madeTemplate({ 'word/styles.xml': styles }));

    await expect(uploaded).rejects.toMatchObject({
      code: 'templateStyleBroken',
      params: { style: 'Quote', base: 'x' },
    });
    expect(written).toEqual([]);
  });
});
