/** Addresses that nobody outside may make a server speak to. */
export function hostileAddresses(): readonly string[] {
  return [...hostileV4, ...hostileV6, ...hostileV4.flatMap(wrappedInV6)]
}

const hostileV4 = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.0.1',
  '192.168.255.255',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.9',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
]

const hostileV6 = [
  '::',
  '::1',
  '100::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2001:10::1',
  '2002::1',
  '3ffe::1',
  '3fff::1',
  '5f00::1',
  '64:ff9b:1::1',
]

const octetsOf = (address: string) => address.split('.').map(Number)
const numberOf = (address: string) => octetsOf(address).reduce((sum, octet) => sum * 256 + octet, 0)
const hexOf = (value: number) => value.toString(16)

/** The ways in which the newer internet carries an address of the older. */
function wrappedInV6(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = octetsOf(address)
  const high = hexOf(a * 256 + b)
  const low = hexOf(c * 256 + d)
  return [
    `::ffff:${address}`,
    `::ffff:${high}:${low}`,
    `::${high}:${low}`,
    `::ffff:0:${high}:${low}`,
    `64:ff9b::${high}:${low}`,
    `2002:${high}:${low}::`,
    `2001:0:${high}:${low}::1`,
  ]
}

/** The ways in which a URL can write an address of the older internet. */
function writtenV4(address: string): string[] {
  const octets = octetsOf(address)
  const [a = 0, b = 0, c = 0, d = 0] = octets
  return [
    address,
    `${address}.`,
    `${numberOf(address)}`,
    `0x${hexOf(numberOf(address))}`,
    `0${numberOf(address).toString(8)}`,
    octets.map((octet) => `0x${hexOf(octet)}`).join('.'),
    octets.map((octet) => `0${octet.toString(8)}`).join('.'),
    `${a}.${b}.${c * 256 + d}`,
    `${a}.${(b * 256 + c) * 256 + d}`,
    address.replaceAll('.', '%2e'),
    address.replaceAll('.', '。'),
    address.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
    `user:secret@${address}`,
    `art.example@${address}`,
  ]
}

/** Addresses in every dress, and schemes that are not fetched. */
export function hostileUrls(): readonly string[] {
  const hosts = [
    ...hostileV4.flatMap(writtenV4),
    ...hostileV6.map((address) => `[${address}]`),
    ...hostileV4.flatMap(wrappedInV6).map((address) => `[${address}]`),
  ]
  return [
    ...hosts.flatMap((host) => [`https://${host}/`, `https://${host}:8443/latest/meta-data/`]),
    ...[
      'http',
      'ftp',
      'file',
      'gopher',
      'ws',
      'wss',
      'ldap',
      'dict',
      'jar',
      'javascript',
      'blob',
      'about',
      'sftp',
      'tftp',
    ].map((scheme) => `${scheme}://art.example/x`),
    'https://art.example:22/',
    'https://art.example:25/',
    'https://art.example:80/',
    'https://user@art.example/',
    'https://:secret@art.example/',
    'https://',
    'https:///',
    '//art.example/',
    'art.example',
    '',
    ' ',
    'https://[::1',
    'https://[fe80::1%25eth0]/',
    `https://art.example/${'x'.repeat(3_000)}`,
  ]
}
