/** Web Mercator's code, and the numbers it had before (3785, 900913) or has with Esri (102100, 102113). */
export const webMercatorCodes: ReadonlySet<number> = new Set([3857, 3785, 900913, 102100, 102113])
