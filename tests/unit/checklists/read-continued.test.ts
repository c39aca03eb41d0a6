// Questions over two rows, numbers of each rank in a column of their own, and lists in German.
import { describe, expect, it } from 'vitest';
import { readList } from '#functions/checklists/read/read-list.ts';

const read = (lines: string) => readList({ filename: 'list.csv', bytes: new TextEncoder().encode(lines) });
const columnsOf = (lines: string) => read(lines).reading.sheets[0]?.columns;

describe('a question over two rows', () => {
  it('is one question at the address of its first row', () => {
    const { rows } = read(
      'Ref,Question,Answer\nQ1,Has the company received any notice,\n,from a regulator since 2024?,\nQ2,Who audits the accounts?,\n',
    );

    expect(rows.map(({ cell, question }) => [cell, question])).toEqual([
      ['B2', 'Has the company received any notice from a regulator since 2024?'],
      ['B4', 'Who audits the accounts?'],
    ]);
  });

  it('gives no heading to the rows after it', () => {
    const { rows } = read(
      'Ref,Question,Answer\nQ1,Describe the terms of each loan including its,\n,security and covenants,\nQ2,Who audits the accounts?,\n',
    );

    expect(rows.map(({ section }) => section)).toEqual([undefined, undefined]);
  });

  it('does not take a row in small letters below a finished sentence', () => {
    const { rows } = read(
      'Ref,Question,Answer\nQ1,Which of these licences are held?,\n,import of frozen goods,\n,export of frozen goods,\nQ2,Who audits the accounts?,\n',
    );

    expect(rows[0]?.question).toBe('Which of these licences are held?');
  });
});

describe('numbers of each rank in a column of their own', () => {
  it('tell headings from questions', () => {
    const { rows } = read(
      [
        'No,,,Question,Answer',
        '1,,,Corporate,',
        ',1.1,,Share capital,',
        ',,1.1.a,Provide a capitalisation table.,',
        ',,1.1.b,Are there any pre-emption rights?,',
        ',1.2,,Directors,',
        ',,1.2.a,Who are the directors?,',
        ',,1.2.b,Provide copies of the service contracts.,',
      ].join('\n'),
    );

    expect(rows.map(({ cell, section }) => [cell, section])).toEqual([
      ['D4', 'Share capital'],
      ['D5', 'Share capital'],
      ['D7', 'Directors'],
      ['D8', 'Directors'],
    ]);
  });
});

describe('a remark whose head has the reply in brackets', () => {
  it('takes the answers', () => {
    expect(
      columnsOf('項番,依頼資料名,受領日,備考（貴社ご回答）\n1,固定資産台帳,,\n2,株主名簿,,\n3,定款,,\n'),
    ).toMatchObject({
      answer: 'D',
    });
  });
});

describe('a German list', () => {
  it('has the columns of its heads', () => {
    const rows = '1,Recht,Bestehen Rechtsstreitigkeiten?,,,\n2,Steuern,Wann fand die letzte Prüfung statt?,,,\n';

    expect(columnsOf(`Nr.,Bereich,Frage / Anforderung,Antwort der Gesellschaft,Anlage,Status\n${rows}`)).toEqual({
      ...{ question: 'C', section: 'B', answer: 'D', reference: 'E', status: 'F' },
    });
    expect(columnsOf(`Pos.,Thema,Fragestellung,Rückmeldung,Nachweis,Zuständig\n${rows}`)).toEqual({
      ...{ question: 'C', section: 'B', answer: 'D', reference: 'E', owner: 'F' },
    });
  });

  it('requests the documents that it lists', () => {
    const list =
      'Lfd. Nr.,Angeforderte Unterlagen,Rückmeldung\n1,Jahresabschlüsse der letzten drei Geschäftsjahre,\n2,Übersicht der Softwarelizenzen,\n';

    expect(read(list).rows.map(({ kind }) => kind)).toEqual(['request', 'request']);
  });
});
