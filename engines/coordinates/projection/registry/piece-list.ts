// Made by scripts/reference-systems.
export const epsgPieces = [
  { firstCode: 2000, load: () => import('./pieces/epsg-00.ts') },
  { firstCode: 2408, load: () => import('./pieces/epsg-01.ts') },
  { firstCode: 2808, load: () => import('./pieces/epsg-02.ts') },
  { firstCode: 3209, load: () => import('./pieces/epsg-03.ts') },
  { firstCode: 3609, load: () => import('./pieces/epsg-04.ts') },
  { firstCode: 4527, load: () => import('./pieces/epsg-05.ts') },
  { firstCode: 5939, load: () => import('./pieces/epsg-06.ts') },
  { firstCode: 6627, load: () => import('./pieces/epsg-07.ts') },
  { firstCode: 7602, load: () => import('./pieces/epsg-08.ts') },
  { firstCode: 9250, load: () => import('./pieces/epsg-09.ts') },
  { firstCode: 21353, load: () => import('./pieces/epsg-10.ts') },
  { firstCode: 26632, load: () => import('./pieces/epsg-11.ts') },
  { firstCode: 29171, load: () => import('./pieces/epsg-12.ts') },
  { firstCode: 32313, load: () => import('./pieces/epsg-13.ts') },
]

export const esriPieces = [
  { firstCode: 2181, load: () => import('./pieces/esri-00.ts') },
  { firstCode: 102077, load: () => import('./pieces/esri-01.ts') },
  { firstCode: 102480, load: () => import('./pieces/esri-02.ts') },
  { firstCode: 102882, load: () => import('./pieces/esri-03.ts') },
  { firstCode: 103288, load: () => import('./pieces/esri-04.ts') },
  { firstCode: 103688, load: () => import('./pieces/esri-05.ts') },
]
