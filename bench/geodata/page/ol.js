import GeoJSON from 'ol/format/GeoJSON.js'
import GML32 from 'ol/format/GML32.js'
import { publish } from './result.ts'

/** Told what it will find, OpenLayers need not look for it. */
const gml = () =>
  new GML32({
    featureNS: 'urn:convertory:features',
    featureType: 'areas',
    srsName: 'urn:ogc:def:crs:EPSG::4326',
  })

const formats = { gml, geojson: () => new GeoJSON() }

publish(async (file, from, to) => {
  const text = await file.text()
  const source = from === 'gml' ? new DOMParser().parseFromString(text, 'application/xml') : text
  return new Blob([formats[to]().writeFeatures(formats[from]().readFeatures(source))])
})
