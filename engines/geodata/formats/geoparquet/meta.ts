import type { FormatMeta } from '../../model/format.ts'

const magic = [0x50, 0x41, 0x52, 0x31]

export const geoparquetMeta: FormatMeta = {
  id: 'geoparquet',
  category: 'other',
  name: 'GeoParquet',
  description: {
    ru: 'Сжатые столбцы для анализа больших данных: DuckDB, GeoPandas, BigQuery, Overture Maps',
    en: 'Compressed columns for analysing large data: DuckDB, GeoPandas, BigQuery, Overture Maps',
    sr: 'Сажете колоне за анализу великих података: DuckDB, GeoPandas, BigQuery, Overture Maps',
  },
  extension: '.parquet',
  otherExtensions: ['.geoparquet'],
  mimeType: 'application/vnd.apache.parquet',
  isBinary: true,
  room: {
    pointValues: 'measures',
    measures: true,
    folders: 'none',
    styles: 'none',
    metadata: 'none',
    names: false,
    pieces: false,
    namesSystemBy: 'projJson',
  },
  options: ['crs', 'precision'],
  keepsDigits: false,
  sniff: (firstBytes) => (magic.every((byte, at) => firstBytes[at] === byte) ? 2 : 0),
}
