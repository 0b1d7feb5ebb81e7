/** Whose calls are counted together: an address, of IPv6 the /64 that one line usually has. */
export function clientAccount(address: string): string {
  const url = `http://[${address}]/`
  if (!address.includes(':') || !URL.canParse(url)) return address
  // The URL parser writes every spelling in one form; its gap may stand among the first four groups.
  const [head = '', tail = ''] = new URL(url).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((side) => side.split(':').filter((group) => group !== ''))
  const zeros = Array.from({ length: 8 - before!.length - after!.length }, () => '0')
  return [...before!, ...zeros, ...after!].slice(0, 4).join(':')
}
