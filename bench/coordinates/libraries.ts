import type { Position } from '../../engines/coordinates/index.ts'

type Converter = { forward(point: [number, number]): [number, number] }

const britishGrid =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +no_defs'
const gaussKrueger = '+proj=tmerc +lon_0=39 +k=1 +x_0=7500000 +ellps=krass +no_defs +towgs84='

/** The ten texts with the two libraries and the least code around them; zones are known beforehand, carries are not handled. */
export function tenSystemsOf(
  proj4: (from: string, to: string) => Converter,
  mgrs: { forward(point: [number, number], accuracy: number): string },
  points: readonly Position[],
): () => string[][] {
  const utm = proj4('WGS84', '+proj=utm +zone=37 +datum=WGS84')
  const webMercator = proj4('WGS84', 'EPSG:3857')
  const sk42 = proj4('WGS84', `${gaussKrueger}23.57,-140.95,-79.8,0,0.35,0.79,-0.22`)
  const sk95 = proj4('WGS84', `${gaussKrueger}24.47,-130.89,-81.56,0,0,0.13,-0.22`)
  const osgb = proj4('WGS84', britishGrid)
  const pair = (converter: Converter, point: [number, number], decimals: number): string => {
    const [east, north] = converter.forward(point)
    return `${east.toFixed(decimals)} ${north.toFixed(decimals)}`
  }
  return () =>
    points.map(({ longitudeDegrees, latitudeDegrees }) => {
      const point: [number, number] = [longitudeDegrees, latitudeDegrees]
      const square = mgrs.forward(point, 5)
      return [
        `${latitudeDegrees.toFixed(6)}, ${longitudeDegrees.toFixed(6)}`,
        `${sexagesimal(latitudeDegrees)} ${sexagesimal(longitudeDegrees)}`,
        `${minutes(latitudeDegrees)} ${minutes(longitudeDegrees)}`,
        pair(utm, point, 2),
        pair(webMercator, point, 2),
        pair(sk42, point, 0),
        pair(sk95, point, 0),
        square,
        `${square.slice(0, -12)} ${square.slice(-12, -10)} ${square.slice(-10, -5)} ${square.slice(-5)}`,
        pair(osgb, point, 0),
      ]
    })
}

function sexagesimal(degrees: number): string {
  const whole = Math.floor(degrees)
  const inMinutes = (degrees - whole) * 60
  return `${whole}°${Math.floor(inMinutes)}'${((inMinutes - Math.floor(inMinutes)) * 60).toFixed(2)}"`
}

const minutes = (degrees: number): string =>
  `${Math.floor(degrees)}°${((degrees - Math.floor(degrees)) * 60).toFixed(3)}'`
