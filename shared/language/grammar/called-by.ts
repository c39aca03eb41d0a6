// Replaces what a document calls its own company by one name: `the Company`, 회사는, 会社は.
import { withParticles } from './particle.ts';

const PARTICLE: Readonly<Record<string, string>> = { 는: '은(는)', 가: '이(가)', 를: '을(를)', 의: '의' };
/** `회사는 …`, `会社は…`: what a document calls itself has one name throughout. */
export const calledBy = (text: string, instead: string): string =>
  withParticles(
    text
      .replace(/\bthe company\b(?!['’]s)/giu, (whole) =>
        /^the /iu.test(instead) ? `${whole[0]}${instead.slice(1)}` : whole,
      )
      .replace(/(?<=^|[,.] )회사([는가를의])(?= )/gu, (_, particle: string) => `${instead}${PARTICLE[particle]}`)
      .replace(/(?<=^|[、。])会社(?=[はがをの])/gu, instead),
  );
