// A Word document with only a body and settings.
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';

const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const madeDocument = (body: string, settings = '') => ({
  filename: 'list.docx',
  bytes: zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPE}.document.main+xml"/></Types>`,
        '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/_rels/document.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/settings" Target="settings.xml"/></Relationships>`,
        'word/document.xml': `<w:document xmlns:w="${MAIN}"><w:body>${body}</w:body></w:document>`,
        'word/settings.xml': `<w:settings xmlns:w="${MAIN}">${settings}</w:settings>`,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  ),
});
export const documentText = (bytes: Uint8Array): string =>
  strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
