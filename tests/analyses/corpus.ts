// A second corpus, written for these tests: invented companies of six industries in three languages. Four have the
// files of a data room: a report, an independent market note, people, prices, rivals, rules, press and the economy.
import { readdir, readFile } from 'node:fs/promises';
import type { Language } from '#shared/model/enums.ts';
import { type Desk, deskOfFiles } from './sample-desk.ts';

export type Member = {
  readonly folder: string;
  readonly company: string;
  readonly language: Language;
  readonly industry: string;
  readonly segment: string;
  readonly country: string;
  readonly topic: string;
  readonly item: string;
  /** Rivals named in the member's own documents. */
  readonly rivals: readonly string[];
};

export const CORPUS: readonly Member[] = [
  {
    ...{
      folder: 'bank',
      company: '한별은행',
      language: 'ko',
      industry: '은행',
      segment: '기업금융',
      country: '대한민국',
    },
    ...{ topic: '세종 디지털센터', item: '대출 금리', rivals: ['금강은행', '남도은행', '바른뱅크'] },
  },
  {
    ...{ folder: 'biotech', company: 'Corvane Therapeutics', language: 'en', industry: 'Biotechnology' },
    ...{
      segment: 'kidney disease',
      country: 'US',
      topic: 'approval of Renovar',
      item: 'Renovar',
      rivals: ['Halden Biosciences', 'Nephria', 'Ostrow Pharma'],
    },
  },
  {
    ...{ folder: 'software', company: 'Tidemark Software', language: 'en', industry: 'Software', segment: 'ports' },
    ...{
      country: 'GB',
      topic: 'acquisition of Quayline',
      item: 'Fleet',
      rivals: ['Keelson Systems', 'Norvik', 'PortLogic'],
    },
  },
  {
    ...{
      folder: 'chemicals',
      company: '東雲化学工業',
      language: 'ja',
      industry: '化学',
      segment: '電子材料',
      country: '日本',
    },
    ...{ topic: '千葉工場', item: '機能性樹脂', rivals: ['北辰樹脂', '瀬戸ケミカル', '大和高分子'] },
  },
  {
    ...{ folder: 'retail', company: 'みなと屋', language: 'ja', industry: '食品スーパー', segment: '惣菜' },
    ...{ country: '日本', topic: 'ネットスーパー', item: '惣菜弁当', rivals: ['北浜ストア', 'さくら市場', 'マルトク'] },
  },
  {
    ...{ folder: 'devices', company: '세림메디텍', language: 'ko', industry: '의료기기', segment: '환자감시장치' },
    ...{
      country: '대한민국',
      topic: '원주 2공장',
      item: '호흡기',
      rivals: ['한울메디칼', '오리온헬스', '다온바이오닉스'],
    },
  },
];

export const deskOfMember = async ({ folder }: Member): Promise<Desk> => {
  const url = new URL(`corpus/${folder}/`, import.meta.url);
  const names = (await readdir(url)).sort();
  const bytesOf = async (name: string) => new Uint8Array(await readFile(new URL(encodeURIComponent(name), url)));
  return deskOfFiles(
    folder,
    await Promise.all(names.map(async (name) => ({ filename: name.normalize('NFC'), bytes: await bytesOf(name) }))),
  );
};
