// Which names are next to the noun of their kind: sites, plants, plans and routes, but no ordinary words.
import { describe, expect, it } from 'vitest';
import { namesBesideKinds, withoutKind } from '#functions/engine/names/names-beside-kinds.ts';

const namesIn = (text: string): string[] => namesBesideKinds(text).map(({ kind, name }) => `${kind}: ${name}`);

describe('names beside the noun of their kind', () => {
  it.each([
    ['안성 공장의 가동률은 82%다.', ['plant: 안성']],
    ['안성공장에서는 맥주를 만든다.', ['plant: 안성']],
    ['오산 물류센터와 김포센터', ['site: 오산', 'site: 김포']],
    ['The Halden brewery and the Marlow Plant', ['plant: Halden', 'plant: Marlow']],
    ['St. Brigid Hospital treats children.', ['hospital: St. Brigid']],
    ['Terminal 4 opened.', ['port: Terminal 4']],
    ['川崎工場と第二工場', ['plant: 川崎', 'plant: 第二']],
    ['スタータープランの解約率', ['plan: スターター']],
  ])('are found in %s', (text, expected) => expect(namesIn(text)).toEqual(expected));

  it.each([
    '물류센터를 새로 연다.',
    '회사는 센터를 운영한다.',
    '두 공장',
    '전국 14개 물류센터를 운영한다.',
    '全国12か所の工場',
    'Our new plant opened.',
    'The pension plan is funded.',
    'It closed. Plant managers left.',
    '同工場では生産していない。',
    'プラントの保守',
  ])('are not found in %s', (text) => expect(namesIn(text)).toEqual([]));
});

it.each([
  ['오산 제2센터', '오산 제2'],
  ['Marlow Plant', 'Marlow'],
  ['Northlight', 'Northlight'],
  ['센터', '센터'],
])('the label %s contains the name %s', (label, name) => expect(withoutKind(label)).toBe(name));
