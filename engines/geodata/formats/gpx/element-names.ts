import type { XmlTokenizer } from '../../xml/tokenizer.ts'

export type GpxNames = ReturnType<typeof gpxNames>

/** Numbers of the names this reader knows. */
export function gpxNames(xml: XmlTokenizer) {
  const id = (name: string) => xml.names.id(name)
  return {
    gpx: id('gpx'),
    name: id('name'),
    wpt: id('wpt'),
    rte: id('rte'),
    rtept: id('rtept'),
    trk: id('trk'),
    trkseg: id('trkseg'),
    trkpt: id('trkpt'),
    lat: id('lat'),
    lon: id('lon'),
    ele: id('ele'),
    time: id('time'),
    extensions: id('extensions'),
    metadata: id('metadata'),
    bounds: id('bounds'),
    author: id('author'),
    email: id('email'),
    copyright: id('copyright'),
    link: id('link'),
    href: id('href'),
    id: id('id'),
    domain: id('domain'),
    text: id('text'),
    type: id('type'),
    url: id('url'),
    urlname: id('urlname'),
  }
}
