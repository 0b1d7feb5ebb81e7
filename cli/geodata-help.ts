import { formats } from '#engines/geodata/index.ts'

/** For `convert` and `inspect`. */
export const geodataHelp = `convertory convert | inspect: geodata files, converted on this computer

  convert IN… OUT [options]     one file to another; several (or a pattern) into a folder, with --to
  inspect IN… [options]         what is in a file

IN and OUT may be - for standard input and output. The format is told by content and name, else by
  --from FORMAT  --to FORMAT    ${formats.map(({ meta }) => meta.id).join(', ')}
                                (${formats
                                  .filter((format) => !format.loadWriter)
                                  .map(({ meta }) => meta.id)
                                  .join(', ')} are only read)
  --merge                       all files into one; each a folder or layer of its own where the target has them
  --layers                      one result per folder or layer, into the folder OUT
  --fields a,b,c                only these properties
  --precision N                 decimals of longitude and latitude
  --quantization N              TopoJSON: steps of the grid
  --rows point|feature          CSV: a row for each point or for each feature
  --delimiter ,|;|tab|pipe      CSV: the mark between values
  --longitude A --latitude B    CSV: the columns of the position, by name or number
  --geometry A                  CSV: the column of WKT, GeoJSON or hexadecimal WKB
  --encoding E                  CSV: utf-8, windows-1251, …
  --lines track|route           GPX: what lines become
  --crs SYSTEM                  the reference system of IN, where the file names none or a wrong one: EPSG:31467,
                                a .prj file, Well-Known Text
  --json                        one JSON object per file

A shapefile is given by its .shp (the files beside it are found) or as a .zip; written as NAME.shp.zip, or as
separate files when OUT ends in .shp.
Exit codes: 0 all converted, 1 none (also when the command line is not understood), 2 some of several.
`
