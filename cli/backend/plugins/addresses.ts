/**
 * Whether an IP address is on the public internet.
 *
 * Loopback, private, link-local, multicast and documentation addresses are not, nor are IPv6 addresses that embed an
 * IPv4 address: the embedded address would be reached without a check.
 */
export function isPublicAddress(address: string): boolean {
  if (address.includes(":")) return isPublicV6(address);
  const number = numberOf(address);
  return number !== undefined && !reservedV4.some(([start, bits]) => number >>> (32 - bits) === start >>> (32 - bits));
}

/** Returns an IPv4 address as one number; undefined for other strings. */
function numberOf(address: string): number | undefined {
  const parts = address.split(".");
  if (parts.length !== 4 || parts.some((part) => !/^\d{1,3}$/.test(part) || Number(part) > 255)) return undefined;
  return parts.reduce((number, part) => number * 256 + Number(part), 0) >>> 0;
}

const block = (text: string): readonly [start: number, bits: number] => {
  const [start = "", bits = "32"] = text.split("/");
  return [numberOf(start) ?? 0, Number(bits)];
};

const reservedV4 = (
  "0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 " +
  "192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4"
)
  .split(" ")
  .map(block);

function isPublicV6(address: string): boolean {
  const groups = groupsOf(address);
  if (groups === undefined) return false;
  const [first = 0, second = 0] = groups;
  // All public ones begin with the bits 001.
  if (first >>> 13 !== 1) return false;
  const isTeredo = first === 0x2001 && second === 0;
  const is6to4 = first === 0x2002;
  const isOfDocuments = (first === 0x2001 && second === 0xdb8) || first === 0x3fff;
  const isOfBenchmarks = first === 0x2001 && second === 2;
  return !isTeredo && !is6to4 && !isOfDocuments && !isOfBenchmarks;
}

/** Returns the eight groups of an IPv6 address, in any spelling. */
function groupsOf(address: string): readonly number[] | undefined {
  const plain = address.replace(/%.*$/, "");
  if (!URL.canParse(`http://[${plain}]/`)) return undefined;
  const short = new URL(`http://[${plain}]/`).hostname.slice(1, -1);
  const [before = "", after] = short.split("::");
  const numbers = (text: string): number[] =>
    text === "" ? [] : text.split(":").map((part) => Number.parseInt(part, 16));
  const start = numbers(before);
  if (after === undefined) return start;
  const end = numbers(after);
  return [...start, ...Array.from({ length: 8 - start.length - end.length }, () => 0), ...end];
}
