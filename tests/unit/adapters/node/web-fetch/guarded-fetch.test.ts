// No address, name or redirect leads a fetch into an internal network: a listener on the loopback gets no connection.
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { guardedFetch } from '#functions/adapters/node/web-fetch/guarded-fetch.ts';
import { ForbiddenAddress, pinnedLookup } from '#functions/adapters/node/web-fetch/pinned-lookup.ts';
import { isPublicAddress } from '#functions/adapters/node/web-fetch/ssrf-guard.ts';
import { targetOf } from '#functions/adapters/node/web-fetch/target.ts';
import { fc } from '#tests/helpers/properties.ts';

let connections = 0;
let server: Server;
beforeAll(async () => {
  server = createServer((_, response) => response.end('inner secret'));
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  connections = 0;
});

const FORBIDDEN = [
  'http://127.0.0.1/',
  'http://127.0.0.1:80/',
  'https://127.0.0.1:443/',
  'http://127.1/',
  'http://127.0.1/',
  'http://127.255.255.254/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0x0.0x0.0x1/',
  'http://0177.0.0.1/',
  'http://0177.0.0.01/',
  'http://017700000001/',
  'http://0x7f.1/',
  'http://127.0.0.1./',
  'http://１２７.０.０.１/',
  'http://①②⑦.⓪.⓪.①/',
  'http://127。0。0。1/',
  'http://%31%32%37.0.0.1/',
  'http://0.0.0.0/',
  'http://0/',
  'http://10.0.0.1/',
  'http://10.255.255.255/',
  'http://167772161/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.0.1/',
  'http://3232235521/',
  'http://169.254.169.254/latest/meta-data/',
  'http://2852039166/',
  'http://0xa9fea9fe/',
  'http://0251.0376.0251.0376/',
  'http://169.254.170.2/v2/credentials',
  'http://100.64.0.1/',
  'http://100.127.255.255/',
  'http://192.0.0.8/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::169.254.169.254]/',
  'http://[64:ff9b:1::1]/',
  'http://[fe80::1]/',
  'http://[fc00::1]/',
  'http://[fd00:ec2::254]/latest/meta-data/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://[2001::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2002:a9fe:a9fe::1]/',
  'http://[100::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://a.localhost/',
  'http://metadata.google.internal/',
  'http://printer.local/',
  'http://intranet/',
] as const;

const BAD = [
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:6379/_INFO',
  'data:text/html,hello',
  'javascript:alert(1)',
  'http://example.com:22/',
  'http://example.com:8080/',
  'https://example.com:6379/',
  'http://user:password@example.com/',
  'http://example.com@127.0.0.1/',
  'http://[::1%25eth0]/',
  'http://',
  '//127.0.0.1/',
  'nonsense',
  `http://example.com/${'a'.repeat(5000)}`,
] as const;

const refuseToResolve = async (): Promise<never> => {
  throw new Error('nobody asked for a name');
};

describe('addresses', () => {
  it.each(FORBIDDEN)('never connects to %s', async (url) => {
    // Prepare
    const fetch = guardedFetch({ userAgent: 'test', resolve: refuseToResolve });
    // Act
    const reply = await fetch({ url });
    // Assess
    expect(reply).toEqual({ ok: false, fault: 'forbiddenAddress' });
    expect(connections).toBe(0);
  });

  it.each(BAD)('does not accept %s as an address', async (url) => {
    const fetch = guardedFetch({ userAgent: 'test', resolve: refuseToResolve });
    expect(await fetch({ url })).toEqual({ ok: false, fault: 'badAddress' });
  });

  it.each(['https://example.com/', 'http://93.184.215.14/', 'https://[2606:2800:21f:cb07::1]/', 'https://한국.kr/ir'])(
    'accepts %s',
    (url) => {
      expect(targetOf(url)).toBeInstanceOf(URL);
    },
  );
});

describe('names', () => {
  const inner = [
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '::1',
    '::ffff:10.0.0.1',
    'fd00::1',
    '100.64.1.1',
    '0.0.0.0',
  ];

  it.each(inner)('never connects to a name that resolves to %s', async (address) => {
    // Prepare
    const resolve = async () => [{ address, family: address.includes(':') ? 6 : 4 }];
    const fetch = guardedFetch({ userAgent: 'test', resolve });
    // Act
    const reply = await fetch({ url: 'http://attacker.com/' });
    // Assess
    expect(reply).toEqual({ ok: false, fault: 'forbiddenAddress' });
    expect(connections).toBe(0);
  });

  it('never connects to a name with one internal address', async () => {
    const resolve = async () => [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const fetch = guardedFetch({ userAgent: 'test', resolve });
    expect(await fetch({ url: 'http://attacker.com/' })).toEqual({ ok: false, fault: 'forbiddenAddress' });
  });

  it('connects to the checked address: a name that resolves differently the second time gains nothing', async () => {
    // Prepare
    const answers = ['93.184.215.14', '127.0.0.1'];
    const lookup = pinnedLookup(async () => [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]);
    const dialled = () =>
      new Promise((resolve) => lookup('rebinding.com', {}, (error, address) => resolve(error ?? address)));
    // Act
    const [first, second] = [await dialled(), await dialled()];
    // Assess
    expect(first).toBe('93.184.215.14');
    expect(second).toBeInstanceOf(ForbiddenAddress);
    expect(answers).toEqual([]);
  });

  it('is unreachable if a name does not resolve', async () => {
    const resolve = async () => {
      throw new Error('ENOTFOUND');
    };
    const fetch = guardedFetch({ userAgent: 'test', resolve });
    expect(await fetch({ url: 'http://nowhere.com/' })).toEqual({ ok: false, fault: 'unreachable' });
  });
});

describe('isOpenAddress', () => {
  const dotted = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.');
  const privateNets: readonly (readonly [number, number])[] = [
    [0x0a000000, 8],
    [0x7f000000, 8],
    [0xa9fe0000, 16],
    [0xac100000, 12],
    [0xc0a80000, 16],
    [0x64400000, 10],
    [0xe0000000, 3],
  ];
  it('refuses every address of an internal network, in each of its IPv6 forms', () => {
    const inner = fc
      .tuple(fc.constantFrom(...privateNets), fc.nat(0xffffffff))
      .map(([[net, bits], random]) => (net | (random & (2 ** (32 - bits) - 1))) >>> 0);
    fc.assert(
      fc.property(inner, (value) => {
        const address = dotted(value);
        const tail = `${(value >>> 16).toString(16)}:${(value & 0xffff).toString(16)}`;
        const disguises = [address, `::ffff:${address}`, `::${tail}`, `64:ff9b::${tail}`, `2002:${tail}::1`];
        expect(disguises.filter(isPublicAddress)).toEqual([]);
      }),
    );
  });
  it.each(['', 'example.com', '1.2.3', '1.2.3.4.5', '::g', '127.0.0.1 '])(
    'does not accept "%s" as an address',
    (text) => {
      expect(isPublicAddress(text)).toBe(false);
    },
  );
});
