// Parses HTML and the filings' XML dialects in one pass; hidden content is skipped.
import { Parser } from 'htmlparser2';
import type { Segment } from '#shared/model/file.ts';
import type { TaggedFact } from '../../../ports/parser.ts';
import { DocumentRefused } from '../../refused.ts';
import { inlineFacts } from './inline-facts.ts';
import { looks } from './looks.ts';
import { UNSEEN, VOID } from './names.ts';
import { pageWriter } from './page-writer.ts';

const MAX_NESTING = 5_000;

type Read = { readonly segments: Segment[]; readonly facts: TaggedFact[] };

export const readMarkup = (source: string, { xml = false }: { readonly xml?: boolean } = {}): Read => {
  const page = pageWriter(xml);
  const facts = inlineFacts();
  const look = looks(source);
  /** For each open element, whether it hides its content. */
  const open: boolean[] = [];
  let hidden = 0;
  const isUnseen = (name: string) => UNSEEN.has(name) && !(xml && name === 'title');
  const parser = new Parser(
    {
      onopentag: (raw, attributes) => {
        const name = raw.toLowerCase();
        const isGone = look.open(name, attributes);
        const hides = isGone || isUnseen(name);
        if (!hides && hidden === 0) page.open(name, attributes);
        facts.open(name, attributes, () => (hides || hidden > 0 ? undefined : page.mark()));
        if (VOID.has(name) && !xml) {
          look.close();
          return;
        }
        open.push(hides);
        if (open.length > MAX_NESTING) throw new DocumentRefused('damaged');
        if (hides) hidden += 1;
      },
      ontext: (data) => {
        if (hidden === 0 && look.isSeen()) page.write(data);
        facts.write(data);
      },
      onclosetag: (raw) => {
        const name = raw.toLowerCase();
        if (VOID.has(name) && !xml) return;
        const hid = open.pop();
        look.close();
        facts.close(name);
        if (hidden === 0) page.close(name);
        if (hid) hidden -= 1;
      },
    },
    // Filings of DART have tags and attributes in upper case.
    { xmlMode: xml, decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  );
  parser.write(source);
  parser.end();
  const segments = page.end();
  return { segments, facts: facts.end(segments) };
};
