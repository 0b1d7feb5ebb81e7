// Made by scripts/reference-systems from the EPSG registry v10.076 (PROJ 9.1.1); terms in docs/decisions/0015.
// Names of methods and parameters.
export const lines = `1024|Popular Visualisation Pseudo Mercator
1027|Lambert Azimuthal Equal Area (Spherical)
1028|Equidistant Cylindrical
1029|Equidistant Cylindrical (Spherical)
1036|Co-latitude of cone axis
1038|Ellipsoid scaling factor
1039|Projection plane origin height
1041|Krovak (North Orientated)
1042|Krovak Modified
1043|Krovak Modified (North Orientated)
1051|Lambert Conic Conformal (2SP Michigan)
1052|Colombia Urban
1078|Equal Earth
1111|Transverse Mercator 3D
8801|Latitude of natural origin
8802|Longitude of natural origin
8805|Scale factor at natural origin
8806|False easting
8807|False northing
8811|Latitude of projection centre
8812|Longitude of projection centre
8813|Azimuth of initial line
8814|Angle from Rectified to Skew Grid
8815|Scale factor on initial line
8816|Easting at projection centre
8817|Northing at projection centre
8818|Latitude of pseudo standard parallel
8819|Scale factor on pseudo standard parallel
8821|Latitude of false origin
8822|Longitude of false origin
8823|Latitude of 1st standard parallel
8824|Latitude of 2nd standard parallel
8826|Easting at false origin
8827|Northing at false origin
8830|Initial longitude
8831|Zone width
8832|Latitude of standard parallel
8833|Longitude of origin
9801|Lambert Conic Conformal (1SP)
9802|Lambert Conic Conformal (2SP)
9803|Lambert Conic Conformal (2SP Belgium)
9804|Mercator (variant A)
9805|Mercator (variant B)
9806|Cassini-Soldner
9807|Transverse Mercator
9808|Transverse Mercator (South Orientated)
9809|Oblique Stereographic
9810|Polar Stereographic (variant A)
9811|New Zealand Map Grid
9812|Hotine Oblique Mercator (variant A)
9813|Laborde Oblique Mercator
9815|Hotine Oblique Mercator (variant B)
9816|Tunisia Mining Grid
9817|Lambert Conic Near-Conformal
9818|American Polyconic
9819|Krovak
9820|Lambert Azimuthal Equal Area
9822|Albers Equal Area
9823|Equidistant Cylindrical (Spherical)
9824|Transverse Mercator Zoned Grid System
9826|Lambert Conic Conformal (West Orientated)
9827|Bonne
9828|Bonne (South Orientated)
9829|Polar Stereographic (variant B)
9830|Polar Stereographic (variant C)
9831|Guam Projection
9832|Modified Azimuthal Equidistant
9833|Hyperbolic Cassini-Soldner
9834|Lambert Cylindrical Equal Area (Spherical)
9835|Lambert Cylindrical Equal Area
9841|Mercator (1SP) (Spherical)
9842|Equidistant Cylindrical`
