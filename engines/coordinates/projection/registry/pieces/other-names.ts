// Made by scripts/reference-systems from the EPSG registry v10.076 (PROJ 9.1.1); terms in docs/decisions/0015.
// What else the registry calls systems in use (code, name).
export const lines = `2000|Anguilla 1957 / BWI Grid
2001|Antigua 1943 / BWI Grid
2002|Dominica 1945 / BWI Grid
2003|Grenada 1953 / BWI Grid
2004|Montserrat 58 / BWI Grid
2004|Montserrat 58 / British West Indies Grid
2005|St Kitts 1955 / BWI Grid
2006|St Lucia 1955 / BWI Grid
2007|St Vincent 45 / BWI Grid
2009|CGQ77 / SCoPQ zone 3
2010|CGQ77 / SCoPQ zone 4
2011|CGQ77 / SCoPQ zone 5
2012|CGQ77 / SCoPQ zone 6
2013|CGQ77 / SCoPQ zone 7
2014|CGQ77 / SCoPQ zone 8
2015|CGQ77 / SCoPQ zone 9
2016|CGQ77 / SCoPQ zone 10
2031|NAD27(CGQ77) / UTM 17N
2032|NAD27(CGQ77) / UTM 18N
2033|NAD27(CGQ77) / UTM 19N
2034|NAD27(CGQ77) / UTM 20N
2035|NAD27(CGQ77) / UTM 21N
2039|Israel / Israeli TM Grid
2039|Israeli New Grid
2040|Locodjo 65 / UTM 30N
2041|Abidjan 87 / UTM 30N
2042|Locodjo 65 / UTM 29N
2043|Abidjan 87 / UTM 29N
2044|Hanoi 72 / Gauss zone 18
2044|Hanoi 1972 / 6-degree Gauss-Kruger zone 18
2045|Hanoi 72 / Gauss zone 19
2045|Hanoi 1972 / 6-degree Gauss-Kruger zone 19
2046|New S African CS zone 15
2047|New S African CS zone 17
2048|New S African CS zone 19
2049|New S African CS zone 21
2050|New S African CS zone 23
2051|New S African CS zone 25
2052|New S African CS zone 27
2053|New S African CS zone 29
2054|New S African CS zone 31
2055|New S African CS zone 33
2056|LV95
2058|ED50(ED77) / UTM 38N
2059|ED50(ED77) / UTM 39N
2060|ED50(ED77) / UTM 40N
2061|ED50(ED77) / UTM 41N
2062|Madrid (Madrid) / Spain LCC
2062|Madrid - LCC
2065|CZ_S-JTSK / KROVAK
2065|SK_S-JTSK / KROVAK
2066|Mount Dillon / Tobago
2067|Naparima 1955 / UTM 20N
2081|Chos Malal 1914 / Argentina zone 2
2081|Chos Malal 1914 / Gauss-Kruger zone 2
2081|Quiñi-Huao / Argentina 2
2081|Chos Malal / Argentina 2
2082|Pampa del Castillo / Gauss-Kruger zone 2
2082|Pampa Cas / Argentina 2
2082|Pampa del Castillo / Argentina zone 2
2083|Hito XVIII 1963 / Argentina zone 2
2083|Hito XVIII 1963 / Gauss-Kruger zone 2
2083|Hito XVIII / Argentina 2
2084|Hito XVIII / UTM 19S
2089|Yemen NGN96 / UTM 38N
2090|Yemen NGN96 / UTM 39N
2097|Korean 1985 / Central
2099|Qatar Plane CS
2104|Lake / La Rosa Grid
2105|NZGD2000 / Mount Eden Circuit 2000
2105|NZGD2000 / EDENTM2000
2106|NZGD2000 / Bay of Plenty Circuit 2000
2106|NZGD2000 / PLENTM2000
2107|NZGD2000 / Poverty Bay Circuit 2000
2107|NZGD2000 / POVETM2000
2108|NZGD2000 / Hawkes Bay Circuit 2000
2108|NZGD2000 / HAWKTM2000
2109|NZGD2000 / Taranaki Circuit 2000
2109|NZGD2000 / TARATM2000
2110|NZGD2000 / Turhirangi Circuit 2000
2110|NZGD2000 / TUHITM2000
2111|NZGD2000 / Wanganui Circuit 2000
2111|NZGD2000 / WANGTM2000
2112|NZGD2000 / Wairarapa Circuit 2000
2112|NZGD2000 / WAIRTM2000
2113|NZGD2000 / Wellington Circuit 2000
2113|NZGD2000 / WELLTM2000
2114|NZGD2000 / Collingwood Circuit 2000
2114|NZGD2000 / COLLTM2000
2115|NZGD2000 / Nelson Circuit 2000
2115|NZGD2000 / NELSTM2000
2116|NZGD2000 / Karamea Circuit 2000
2116|NZGD2000 / KARATM2000
2117|NZGD2000 / Buller Circuit 2000
2117|NZGD2000 / BULLTM2000
2118|NZGD2000 / Grey Circuit 2000
2118|NZGD2000 / GREYTM2000
2119|NZGD2000 / Amuri Circuit 2000
2119|NZGD2000 / AMURTM2000
2120|NZGD2000 / Marlborough Circuit 2000
2120|NZGD2000 / MARLTM2000
2121|NZGD2000 / Hokitika Circuit 2000
2121|NZGD2000 / HOKITM2000
2122|NZGD2000 / Okarito Circuit 2000
2122|NZGD2000 / OKARTM2000
2123|NZGD2000 / Jacksons Bay Circuit 2000
2123|NZGD2000 / JACKTM2000
2124|NZGD2000 / Mount Pleasant Circuit 2000
2124|NZGD2000 / PLEATM2000
2125|NZGD2000 / Gawler Circuit 2000
2125|NZGD2000 / GAWLTM2000
2126|NZGD2000 / Timaru Circuit 2000
2126|NZGD2000 / TIMATM2000
2127|NZGD2000 / Lindis Peak Circuit 2000
2127|NZGD2000 / LINDTM2000
2128|NZGD2000 / Mount Nicholas Circuit 2000
2128|NZGD2000 / NICHTM2000
2129|NZGD2000 / Mount York Circuit 2000
2129|NZGD2000 / YORKTM2000
2130|NZGD2000 / Observation Point Circuit 2000
2130|NZGD2000 / OBSETM2000
2131|NZGD2000 / North Taieri Circuit 2000
2131|NZGD2000 / TAIETM2000
2132|NZGD2000 / Bluff Circuit 2000
2132|NZGD2000 / BLUFTM2000
2136|Accra / Gold Coast Grid
2136|Accra / Ghana Nat. Grid
2137|Accra / Ghana TM
2138|CGQ77 / Quebec Lambert
2154|RGF93 / Lambert-93
2157|IRENET95 / ITM
2157|ETRS89 / ITM
2159|Sierra Leone 1924 / Peninsular Grid
2159|Sierra Leone 24 / Colony
2160|Sierra Leone 24 / WarOff
2161|Sierra Leone 68 /UTM 28N
2162|Sierra Leone 68 /UTM 29N
2169|Luxembourg 1930 / Gauss
2169|LU_LUREF / LU_TM
2169|LUREF / Gauss Luxembourg
2172|System 1965 zone II
2173|System 1965 zone III
2174|System 1965 zone IV
2175|System 1965 zone V
2176|PL-2000/15
2176|ETRS89 / Poland CS2000 zone 5
2177|PL-2000/18
2177|ETRS89 / Poland CS2000 zone 6
2178|PL-2000/21
2178|ETRS89 / Poland CS2000 zone 7
2179|PL-2000/24
2179|ETRS89 / Poland CS2000 zone 8
2180|PL_EUREF89 / 1992
2180|PL-1992
2180|ETRS89 / Poland CS92
2189|Azores Cen. 48 / UTM 26N
2190|Sao Braz 1940 / UTM 26N
2193|NZGD2000 / NZTM
2193|NZGD2000 / New Zealand Transverse Mercator
2193|NZGD2000 / NZTM2000
2195|NAD83(HPGN) / UTM zone 2S
2195|NAD83(HARN) / UTM 2S
2196|System 2000 Jylland zoner
2197|System 2000 Sjaelland zoner
2198|System 2000 Bornholm zoner
2200|ATS77 / NB Stereographic
2205|NAD83 / Kentucky North (m)
2206|ED50 / Turkey zone 9
2207|ED50 / Turkey zone 10
2208|ED50 / Turkey zone 11
2209|ED50 / Turkey zone 12
2210|ED50 / Turkey zone 13
2211|ED50 / Turkey zone 14
2212|ED50 / Turkey zone 15
2215|Manoca 1962 / UTM 32N
2216|Qornoq 1927 / UTM 22N
2217|Qornoq 1927 / UTM 23N
2218|Scoresbysund / GRL 5 E
2221|Scoresbysund / GRL 6 E
2222|NAD83 / Arizona E (ft)
2223|NAD83 / Arizona Cen (ft)
2224|NAD83 / Arizona W (ft)
2225|NAD83 / CA zone 1 (ftUS)
2226|NAD83 / CA zone 2 (ftUS)
2227|NAD83 / CA zone 3 (ftUS)
2228|NAD83 / CA zone 4 (ftUS)
2229|NAD83 / CA zone 5 (ftUS)
2230|NAD83 / CA zone 6 (ftUS)
2231|NAD83 / CO North (ftUS)
2232|NAD83 / CO Cen (ftUS)
2233|NAD83 / CO South (ftUS)
2234|NAD83 / CT (ftUS)
2236|NAD83 / FL East (ftUS)
2237|NAD83 / FL West (ftUS)
2238|NAD83 / FL North (ftUS)
2239|NAD83 / Georgia E (ftUS)
2240|NAD83 / Georgia W (ftUS)
2241|NAD83 / Idaho E (ftUS)
2242|NAD83 / Idaho Cen (ftUS)
2243|NAD83 / Idaho W (ftUS)
2246|NAD83 / KY North (ftUS)
2247|NAD83 / KY South (ftUS)
2249|NAD83 / MA Mainld (ftUS)
2250|NAD83 / MA Island (ftUS)
2251|NAD83 / Michigan N (ft)
2252|NAD83 / Michigan C (ft)
2253|NAD83 / Michigan S (ft)
2254|NAD83 / MS East (ftUS)
2255|NAD83 / MS West (ftUS)
2257|NAD83 / New Mex E (ftUS)
2258|NAD83 / New Mex C (ftUS)
2259|NAD83 / New Mex W (ftUS)
2260|NAD83 / NY East (ftUS)
2261|NAD83 / NY C (ftUS)
2262|NAD83 / NY W (ftUS)
2263|NAD83 / NY Island (ftUS)
2264|NAD83 / NCarolina (ftUS)
2265|NAD83 / N Dakota N (ft)
2266|NAD83 / N Dakota S (ft)
2267|NAD83 / OK North (ftUS)
2268|NAD83 / OK South (ftUS)
2269|NAD83 / Oregon N (ft)
2270|NAD83 / Oregon S (ft)
2271|NAD83 / PA North (ftUS)
2272|NAD83 / PA South (ftUS)
2273|NAD83 / S Carolina (ft)
2275|NAD83 / Texas N (ftUS)
2276|NAD83 / Texas NC (ftUS)
2277|NAD83 / Texas C (ftUS)
2278|NAD83 / Texas SC (ftUS)
2279|NAD83 / Texas S (ftUS)
2281|NAD83 / Utah Cen. (ft)
2283|NAD83 / VA North (ftUS)
2284|NAD83 / VA South (ftUS)
2285|NAD83 / WA North (ftUS)
2286|NAD83 / WA South (ftUS)
2287|NAD83 / WI North (ftUS)
2288|NAD83 / WI Cen. (ftUS)
2289|NAD83 / WI South (ftUS)
2290|ATS77 / PEI Stereo
2294|ATS77 / MTM NS zone 4
2295|ATS77 / MTM NS zone 5
2296|Ammassalik 58 / GRL 7 E
2299|Qornoq 1927 / GRL 2 west
2301|Qornoq 1927 / GRL 3 west
2303|Qornoq 1927 / GRL 4 west
2304|Qornoq 1927 / GRL 5 west
2305|Qornoq 1927 / GRL 6 west
2306|Qornoq 1927 / GRL 7 west
2307|Qornoq 1927 / Greenland zone 8 west
2307|Qornoq 1927 / GRL 8 east
2308|Genuk / TM 109 SE
2314|Trinidad 03 Grid (ftCla)
2315|C Inchauspe / UTM 19S
2315|Campo Inchauspe /UTM 19S
2316|C Inchauspe / UTM 20S
2316|Campo Inchauspe /UTM 20S
2318|Ain el Abd / Aramco Lamb
2319|ED50 / 3-degree Gauss-Kruger CM 27E
2320|ED50 / 3-degree Gauss-Kruger CM 30E
2321|ED50 / 3-degree Gauss-Kruger CM 33E
2322|ED50 / 3-degree Gauss-Kruger CM 36E
2323|ED50 / 3-degree Gauss-Kruger CM 39E
2324|ED50 / 3-degree Gauss-Kruger CM 42E
2325|ED50 / 3-degree Gauss-Kruger CM 45E
2326|HK 1980 Grid System
2327|Xian 1980 / 6-degree Gauss-Kruger zone 13
2327|Xian 1980 / G-K zone 13
2328|Xian 1980 / 6-degree Gauss-Kruger zone 14
2328|Xian 1980 / G-K zone 14
2329|Xian 1980 / 6-degree Gauss-Kruger zone 15
2329|Xian 1980 / G-K zone 15
2330|Xian 1980 / 6-degree Gauss-Kruger zone 16
2330|Xian 1980 / G-K zone 16
2331|Xian 1980 / 6-degree Gauss-Kruger zone 17
2331|Xian 1980 / G-K zone 17
2332|Xian 1980 / 6-degree Gauss-Kruger zone 18
2332|Xian 1980 / G-K zone 18
2333|Xian 1980 / 6-degree Gauss-Kruger zone 19
2333|Xian 1980 / G-K zone 19
2334|Xian 1980 / 6-degree Gauss-Kruger zone 20
2334|Xian 1980 / G-K zone 20
2335|Xian 1980 / 6-degree Gauss-Kruger zone 21
2335|Xian 1980 / G-K zone 21
2336|Xian 1980 / 6-degree Gauss-Kruger zone 22
2336|Xian 1980 / G-K zone 22
2337|Xian 1980 / 6-degree Gauss-Kruger zone 23
2337|Xian 1980 / G-K zone 23
2338|Xian 1980 / 6-degree Gauss-Kruger CM 75E
2338|Xian 1980 / G-K CM 75E
2339|Xian 1980 / 6-degree Gauss-Kruger CM 81E
2339|Xian 1980 / G-K CM 81E
2340|Xian 1980 / 6-degree Gauss-Kruger CM 87E
2340|Xian 1980 / G-K CM 87E
2341|Xian 1980 / 6-degree Gauss-Kruger CM 93E
2341|Xian 1980 / G-K CM 93E
2342|Xian 1980 / 6-degree Gauss-Kruger CM 99E
2342|Xian 1980 / G-K CM 99E
2343|Xian 1980 / 6-degree Gauss-Kruger CM 105E
2343|Xian 1980 / G-K CM 105E
2344|Xian 1980 / 6-degree Gauss-Kruger CM 111E
2344|Xian 1980 / G-K CM 111E
2345|Xian 1980 / 6-degree Gauss-Kruger CM 117E
2345|Xian 1980 / G-K CM 117E
2346|Xian 1980 / 6-degree Gauss-Kruger CM 123E
2346|Xian 1980 / G-K CM 123E
2347|Xian 1980 / 6-degree Gauss-Kruger CM 129E
2347|Xian 1980 / G-K CM 129E
2348|Xian 1980 / 6-degree Gauss-Kruger CM 135E
2348|Xian 1980 / G-K CM 135E
2349|Xian 1980 / 3GK zone 25
2350|Xian 1980 / 3GK zone 26
2351|Xian 1980 / 3GK zone 27
2352|Xian 1980 / 3GK zone 28
2353|Xian 1980 / 3GK zone 29
2354|Xian 1980 / 3GK zone 30
2355|Xian 1980 / 3GK zone 31
2356|Xian 1980 / 3GK zone 32
2357|Xian 1980 / 3GK zone 33
2358|Xian 1980 / 3GK zone 34
2359|Xian 1980 / 3GK zone 35
2360|Xian 1980 / 3GK zone 36
2361|Xian 1980 / 3GK zone 37
2362|Xian 1980 / 3GK zone 38
2363|Xian 1980 / 3GK zone 39
2364|Xian 1980 / 3GK zone 40
2365|Xian 1980 / 3GK zone 41
2366|Xian 1980 / 3GK zone 42
2367|Xian 1980 / 3GK zone 43
2368|Xian 1980 / 3GK zone 44
2369|Xian 1980 / 3GK zone 45
2370|Xian 1980 / 3GK CM 75E
2371|Xian 1980 / 3GK CM 78E
2372|Xian 1980 / 3GK CM 81E
2373|Xian 1980 / 3GK CM 84E
2374|Xian 1980 / 3GK CM 87E
2375|Xian 1980 / 3GK CM 90E
2376|Xian 1980 / 3GK CM 93E
2377|Xian 1980 / 3GK CM 96E
2378|Xian 1980 / 3GK CM 99E
2379|Xian 1980 / 3GK CM 102E
2380|Xian 1980 / 3GK CM 105E
2381|Xian 1980 / 3GK CM 108E
2382|Xian 1980 / 3GK CM 111E
2383|Xian 1980 / 3GK CM 114E
2384|Xian 1980 / 3GK CM 117E
2385|Xian 1980 / 3GK CM 120E
2386|Xian 1980 / 3GK CM 123E
2387|Xian 1980 / 3GK CM 126E
2388|Xian 1980 / 3GK CM 129E
2389|Xian 1980 / 3GK CM 132E
2390|Xian 1980 / 3GK CM 135E
2391|KKJ / Basic Coordinate System zone 1
2392|KKJ / Basic Coordinate System zone 2
2393|KKJ / Finland zone 3
2393|KKJ / Basic Coordinate System zone 3
2393|FI_KKJ / FI_TM
2393|YKG
2394|KKJ / Basic Coordinate System zone 4
2395|S Yemen / G-K zone 8
2395|South Yemen / 6-degree Gauss-Kruger zone 8
2396|S Yemen / G-K zone 9
2396|South Yemen / 6-degree Gauss-Kruger zone 9
2401|Beijing 1954 / 3GK zn 25
2402|Beijing 1954 / 3GK zn 26
2403|Beijing 1954 / 3GK zn 27
2404|Beijing 1954 / 3GK zn 28
2405|Beijing 1954 / 3GK zn 29
2406|Beijing 1954 / 3GK zn 30
2407|Beijing 1954 / 3GK zn 31
2408|Beijing 1954 / 3GK zn 32
2409|Beijing 1954 / 3GK zn 33
2410|Beijing 1954 / 3GK zn 34
2411|Beijing 1954 / 3GK zn 35
2412|Beijing 1954 / 3GK zn 36
2413|Beijing 1954 / 3GK zn 37
2414|Beijing 1954 / 3GK zn 38
2415|Beijing 1954 / 3GK zn 39
2416|Beijing 1954 / 3GK zn 40
2417|Beijing 1954 / 3GK zn 41
2418|Beijing 1954 / 3GK zn 42
2419|Beijing 1954 / 3GK zn 43
2420|Beijing 1954 / 3GK zn 44
2421|Beijing 1954 / 3GK zn 45
2422|Beijing 1954 / 3GK 75E
2423|Beijing 1954 / 3GK 78E
2424|Beijing 1954 / 3GK 81E
2425|Beijing 1954 / 3GK 84E
2426|Beijing 1954 / 3GK 87E
2427|Beijing 1954 / 3GK 90E
2428|Beijing 1954 / 3GK 93E
2429|Beijing 1954 / 3GK 96E
2430|Beijing 1954 / 3GK 99E
2431|Beijing 1954 / 3GK 102E
2432|Beijing 1954 / 3GK 105E
2433|Beijing 1954 / 3GK 108E
2434|Beijing 1954 / 3GK 111E
2435|Beijing 1954 / 3GK 114E
2436|Beijing 1954 / 3GK 117E
2437|Beijing 1954 / 3GK 120E
2438|Beijing 1954 / 3GK 123E
2439|Beijing 1954 / 3GK 126E
2440|Beijing 1954 / 3GK 129E
2441|Beijing 1954 / 3GK 132E
2442|Beijing 1954 / 3GK 135E
2443|JGD2000 / Japan zone 1
2444|JGD2000 / Japan zone 2
2445|JGD2000 / Japan zone 3
2446|JGD2000 / Japan zone 4
2447|JGD2000 / Japan zone 5
2448|JGD2000 / Japan zone 6
2449|JGD2000 / Japan zone 7
2450|JGD2000 / Japan zone 8
2451|JGD2000 / Japan zone 9
2452|JGD2000 / Japan zone 10
2453|JGD2000 / Japan zone 11
2454|JGD2000 / Japan zone 12
2455|JGD2000 / Japan zone 13
2456|JGD2000 / Japan zone 14
2457|JGD2000 / Japan zone 15
2458|JGD2000 / Japan zone 16
2459|JGD2000 / Japan zone 17
2460|JGD2000 / Japan zone 18
2461|JGD2000 / Japan zone 19
2462|Albanian 1987 / 6-degree Gauss-Kruger zone 4
2462|AL_ALB87 / TM_6
2462|Albanian 1987 / GK zn 4
2462|ALB86 / GK zn 4
2463|Pulkovo 1995 / 6-degree Gauss-Kruger CM 21E
2463|Pulkovo 1995 / 6GK 21E
2464|Pulkovo 1995 / 6-degree Gauss-Kruger CM 27E
2464|Pulkovo 1995 / 6GK 27E
2465|Pulkovo 1995 / 6-degree Gauss-Kruger CM 33E
2465|Pulkovo 1995 / 6GK 33E
2466|Pulkovo 1995 / 6-degree Gauss-Kruger CM 39E
2466|Pulkovo 1995 / 6GK 39E
2467|Pulkovo 1995 / 6-degree Gauss-Kruger CM 45E
2467|Pulkovo 1995 / 6GK 45E
2468|Pulkovo 1995 / 6-degree Gauss-Kruger CM 51E
2468|Pulkovo 1995 / 6GK 51E
2469|Pulkovo 1995 / 6-degree Gauss-Kruger CM 57E
2469|Pulkovo 1995 / 6GK 57E
2470|Pulkovo 1995 / 6-degree Gauss-Kruger CM 63E
2470|Pulkovo 1995 / 6GK 63E
2471|Pulkovo 1995 / 6-degree Gauss-Kruger CM 69E
2471|Pulkovo 1995 / 6GK 69E
2472|Pulkovo 1995 / 6-degree Gauss-Kruger CM 75E
2472|Pulkovo 1995 / 6GK 75E
2473|Pulkovo 1995 / 6-degree Gauss-Kruger CM 81E
2473|Pulkovo 1995 / 6GK 81E
2474|Pulkovo 1995 / 6-degree Gauss-Kruger CM 87E
2474|Pulkovo 1995 / 6GK 87E
2475|Pulkovo 1995 / 6-degree Gauss-Kruger CM 93E
2475|Pulkovo 1995 / 6GK 93E
2476|Pulkovo 1995 / 6-degree Gauss-Kruger CM 99E
2476|Pulkovo 1995 / 6GK 99E
2477|Pulkovo 1995 / 6-degree Gauss-Kruger CM 105E
2477|Pulkovo 1995 / 6GK 105E
2478|Pulkovo 1995 / 6-degree Gauss-Kruger CM 111E
2478|Pulkovo 1995 / 6GK 111E
2479|Pulkovo 1995 / 6-degree Gauss-Kruger CM 117E
2479|Pulkovo 1995 / 6GK 117E
2480|Pulkovo 1995 / 6-degree Gauss-Kruger CM 123E
2480|Pulkovo 1995 / 6GK 123E
2481|Pulkovo 1995 / 6-degree Gauss-Kruger CM 129E
2481|Pulkovo 1995 / 6GK 129E
2482|Pulkovo 1995 / 6-degree Gauss-Kruger CM 135E
2482|Pulkovo 1995 / 6GK 135E
2483|Pulkovo 1995 / 6-degree Gauss-Kruger CM 141E
2483|Pulkovo 1995 / 6GK 141E
2484|Pulkovo 1995 / 6-degree Gauss-Kruger CM 147E
2484|Pulkovo 1995 / 6GK 147E
2485|Pulkovo 1995 / 6-degree Gauss-Kruger CM 153E
2485|Pulkovo 1995 / 6GK 153E
2486|Pulkovo 1995 / 6-degree Gauss-Kruger CM 159E
2486|Pulkovo 1995 / 6GK 159E
2487|Pulkovo 1995 / 6-degree Gauss-Kruger CM 165E
2487|Pulkovo 1995 / 6GK 165E
2488|Pulkovo 1995 / 6-degree Gauss-Kruger CM 171E
2488|Pulkovo 1995 / 6GK 171E
2489|Pulkovo 1995 / 6-degree Gauss-Kruger CM 177E
2489|Pulkovo 1995 / 6GK 177E
2490|Pulkovo 1995 / 6-degree Gauss-Kruger CM 177W
2490|Pulkovo 1995 / 6GK 177W
2491|Pulkovo 1995 / 6-degree Gauss-Kruger CM 171W
2491|Pulkovo 1995 / 6GK 171W
2494|Pulkovo 1942 / 6-degree Gauss-Kruger CM 21E
2494|Pulkovo 1942 / 6GK 21E
2495|Pulkovo 1942 / 6-degree Gauss-Kruger CM 27E
2495|Pulkovo 1942 / 6GK 27E
2496|Pulkovo 1942 / 6-degree Gauss-Kruger CM 33E
2496|Pulkovo 1942 / 6GK 33E
2497|Pulkovo 1942 / 6-degree Gauss-Kruger CM 39E
2497|Pulkovo 1942 / 6GK 39E
2498|Pulkovo 1942 / 6-degree Gauss-Kruger CM 45E
2498|Pulkovo 1942 / 6GK 45E
2499|Pulkovo 1942 / 6-degree Gauss-Kruger CM 51E
2499|Pulkovo 1942 / 6GK 51E
2500|Pulkovo 1942 / 6-degree Gauss-Kruger CM 57E
2500|Pulkovo 1942 / 6GK 57E
2501|Pulkovo 1942 / 6-degree Gauss-Kruger CM 63E
2501|Pulkovo 1942 / 6GK 63E
2502|Pulkovo 1942 / 6-degree Gauss-Kruger CM 69E
2502|Pulkovo 1942 / 6GK 69E
2503|Pulkovo 1942 / 6-degree Gauss-Kruger CM 75E
2503|Pulkovo 1942 / 6GK 75E
2504|Pulkovo 1942 / 6-degree Gauss-Kruger CM 81E
2504|Pulkovo 1942 / 6GK 81E
2505|Pulkovo 1942 / 6-degree Gauss-Kruger CM 87E
2505|Pulkovo 1942 / 6GK 87E
2506|Pulkovo 1942 / 6-degree Gauss-Kruger CM 93E
2506|Pulkovo 1942 / 6GK 93E
2507|Pulkovo 1942 / 6-degree Gauss-Kruger CM 99E
2507|Pulkovo 1942 / 6GK 99E
2508|Pulkovo 1942 / 6-degree Gauss-Kruger CM 105E
2508|Pulkovo 1942 / 6GK 105E
2509|Pulkovo 1942 / 6-degree Gauss-Kruger CM 111E
2509|Pulkovo 1942 / 6GK 111E
2510|Pulkovo 1942 / 6-degree Gauss-Kruger CM 117E
2510|Pulkovo 1942 / 6GK 117E
2511|Pulkovo 1942 / 6-degree Gauss-Kruger CM 123E
2511|Pulkovo 1942 / 6GK 123E
2512|Pulkovo 1942 / 6-degree Gauss-Kruger CM 129E
2512|Pulkovo 1942 / 6GK 129E
2513|Pulkovo 1942 / 6-degree Gauss-Kruger CM 135E
2513|Pulkovo 1942 / 6GK 135E
2514|Pulkovo 1942 / 6-degree Gauss-Kruger CM 141E
2514|Pulkovo 1942 / 6GK 141E
2515|Pulkovo 1942 / 6-degree Gauss-Kruger CM 147E
2515|Pulkovo 1942 / 6GK 147E
2516|Pulkovo 1942 / 6-degree Gauss-Kruger CM 153E
2516|Pulkovo 1942 / 6GK 153E
2517|Pulkovo 1942 / 6-degree Gauss-Kruger CM 159E
2517|Pulkovo 1942 / 6GK 159E
2518|Pulkovo 1942 / 6-degree Gauss-Kruger CM 165E
2518|Pulkovo 1942 / 6GK 165E
2519|Pulkovo 1942 / 6-degree Gauss-Kruger CM 171E
2519|Pulkovo 1942 / 6GK 171E
2520|Pulkovo 1942 / 6-degree Gauss-Kruger CM 177E
2520|Pulkovo 1942 / 6GK 177E
2521|Pulkovo 1942 / 6-degree Gauss-Kruger CM 177W
2521|Pulkovo 1942 / 6GK 177W
2522|Pulkovo 1942 / 6-degree Gauss-Kruger CM 171W
2522|Pulkovo 1942 / 6GK 171W
2523|Pulkovo 1942 / 3GK zn 7
2524|Pulkovo 1942 / 3GK zn 8
2525|Pulkovo 1942 / 3GK zn 9
2526|Pulkovo 1942 / 3GK zn 10
2527|Pulkovo 1942 / 3GK zn 11
2528|Pulkovo 1942 / 3GK zn 12
2529|Pulkovo 1942 / 3GK zn 13
2530|Pulkovo 1942 / 3GK zn 14
2531|Pulkovo 1942 / 3GK zn 15
2532|Pulkovo 1942 / 3GK zn 16
2533|Pulkovo 1942 / 3GK zn 17
2534|Pulkovo 1942 / 3GK zn 18
2535|Pulkovo 1942 / 3GK zn 19
2536|Pulkovo 1942 / 3GK zn 20
2537|Pulkovo 1942 / 3GK zn 21
2538|Pulkovo 1942 / 3GK zn 22
2539|Pulkovo 1942 / 3GK zn 23
2540|Pulkovo 1942 / 3GK zn 24
2541|Pulkovo 1942 / 3GK zn 25
2542|Pulkovo 1942 / 3GK zn 26
2543|Pulkovo 1942 / 3GK zn 27
2544|Pulkovo 1942 / 3GK zn 28
2545|Pulkovo 1942 / 3GK zn 29
2546|Pulkovo 1942 / 3GK zn 30
2547|Pulkovo 1942 / 3GK zn 31
2548|Pulkovo 1942 / 3GK zn 32
2549|Pulkovo 1942 / 3GK zn 33
2551|Pulkovo 1942 / 3GK zn 34
2552|Pulkovo 1942 / 3GK zn 35
2553|Pulkovo 1942 / 3GK zn 36
2554|Pulkovo 1942 / 3GK zn 37
2555|Pulkovo 1942 / 3GK zn 38
2556|Pulkovo 1942 / 3GK zn 39
2557|Pulkovo 1942 / 3GK zn 40
2558|Pulkovo 1942 / 3GK zn 41
2559|Pulkovo 1942 / 3GK zn 42
2560|Pulkovo 1942 / 3GK zn 43
2561|Pulkovo 1942 / 3GK zn 44
2562|Pulkovo 1942 / 3GK zn 45
2563|Pulkovo 1942 / 3GK zn 46
2564|Pulkovo 1942 / 3GK zn 47
2565|Pulkovo 1942 / 3GK zn 48
2566|Pulkovo 1942 / 3GK zn 49
2567|Pulkovo 1942 / 3GK zn 50
2568|Pulkovo 1942 / 3GK zn 51
2569|Pulkovo 1942 / 3GK zn 52
2570|Pulkovo 1942 / 3GK zn 53
2571|Pulkovo 1942 / 3GK zn 54
2572|Pulkovo 1942 / 3GK zn 55
2573|Pulkovo 1942 / 3GK zn 56
2574|Pulkovo 1942 / 3GK zn 57
2575|Pulkovo 1942 / 3GK zn 58
2576|Pulkovo 1942 / 3GK zn 59
2578|Pulkovo 1942 / 3GK zn 61
2579|Pulkovo 1942 / 3GK zn 62
2580|Pulkovo 1942 / 3GK zn 63
2581|Pulkovo 1942 / 3GK zn 64
2582|Pulkovo 1942 / 3GK 21E
2583|Pulkovo 1942 / 3GK 24E
2584|Pulkovo 1942 / 3GK 27E
2585|Pulkovo 1942 / 3GK 30E
2586|Pulkovo 1942 / 3GK 33E
2587|Pulkovo 1942 / 3GK 36E
2588|Pulkovo 1942 / 3GK 39E
2589|Pulkovo 1942 / 3GK 42E
2590|Pulkovo 1942 / 3GK 45E
2591|Pulkovo 1942 / 3GK 48E
2592|Pulkovo 1942 / 3GK 51E
2593|Pulkovo 1942 / 3GK 54E
2594|Pulkovo 1942 / 3GK 57E
2595|Pulkovo 1942 / 3GK 60E
2596|Pulkovo 1942 / 3GK 63E
2597|Pulkovo 1942 / 3GK 66E
2598|Pulkovo 1942 / 3GK 69E
2599|Pulkovo 1942 / 3GK 72E
2601|Pulkovo 1942 / 3GK 75E
2602|Pulkovo 1942 / 3GK 78E
2603|Pulkovo 1942 / 3GK 81E
2604|Pulkovo 1942 / 3GK 84E
2605|Pulkovo 1942 / 3GK 87E
2606|Pulkovo 1942 / 3GK 90E
2607|Pulkovo 1942 / 3GK 93E
2608|Pulkovo 1942 / 3GK 96E
2609|Pulkovo 1942 / 3GK 99E
2610|Pulkovo 1942 / 3GK 102E
2611|Pulkovo 1942 / 3GK 105E
2612|Pulkovo 1942 / 3GK 108E
2613|Pulkovo 1942 / 3GK 111E
2614|Pulkovo 1942 / 3GK 114E
2615|Pulkovo 1942 / 3GK 117E
2616|Pulkovo 1942 / 3GK 120E
2617|Pulkovo 1942 / 3GK 123E
2618|Pulkovo 1942 / 3GK 126E
2619|Pulkovo 1942 / 3GK 129E
2620|Pulkovo 1942 / 3GK 132E
2621|Pulkovo 1942 / 3GK 135E
2622|Pulkovo 1942 / 3GK 138E
2623|Pulkovo 1942 / 3GK 141E
2624|Pulkovo 1942 / 3GK 144E
2625|Pulkovo 1942 / 3GK 147E
2626|Pulkovo 1942 / 3GK 150E
2627|Pulkovo 1942 / 3GK 153E
2628|Pulkovo 1942 / 3GK 156E
2629|Pulkovo 1942 / 3GK 159E
2630|Pulkovo 1942 / 3GK 162E
2631|Pulkovo 1942 / 3GK 165E
2632|Pulkovo 1942 / 3GK 168E
2633|Pulkovo 1942 / 3GK 171E
2634|Pulkovo 1942 / 3GK 174E
2635|Pulkovo 1942 / 3GK 177E
2636|Pulkovo 1942 / 3GK 180E
2637|Pulkovo 1942 / 3GK 177W
2638|Pulkovo 1942 / 3GK 174W
2639|Pulkovo 1942 / 3GK 171W
2640|Pulkovo 1942 / 3GK 168W
2641|Pulkovo 1995 / 3GK zn 7
2642|Pulkovo 1995 / 3GK zn 8
2643|Pulkovo 1995 / 3GK zn 9
2644|Pulkovo 1995 / 3GK zn 10
2645|Pulkovo 1995 / 3GK zn 11
2646|Pulkovo 1995 / 3GK zn 12
2647|Pulkovo 1995 / 3GK zn 13
2648|Pulkovo 1995 / 3GK zn 14
2649|Pulkovo 1995 / 3GK zn 15
2650|Pulkovo 1995 / 3GK zn 16
2651|Pulkovo 1995 / 3GK zn 17
2652|Pulkovo 1995 / 3GK zn 18
2653|Pulkovo 1995 / 3GK zn 19
2654|Pulkovo 1995 / 3GK zn 20
2655|Pulkovo 1995 / 3GK zn 21
2656|Pulkovo 1995 / 3GK zn 22
2657|Pulkovo 1995 / 3GK zn 23
2658|Pulkovo 1995 / 3GK zn 24
2659|Pulkovo 1995 / 3GK zn 25
2660|Pulkovo 1995 / 3GK zn 26
2661|Pulkovo 1995 / 3GK zn 27
2662|Pulkovo 1995 / 3GK zn 28
2663|Pulkovo 1995 / 3GK zn 29
2664|Pulkovo 1995 / 3GK zn 30
2665|Pulkovo 1995 / 3GK zn 31
2666|Pulkovo 1995 / 3GK zn 32
2667|Pulkovo 1995 / 3GK zn 33
2668|Pulkovo 1995 / 3GK zn 34
2669|Pulkovo 1995 / 3GK zn 35
2670|Pulkovo 1995 / 3GK zn 36
2671|Pulkovo 1995 / 3GK zn 37
2672|Pulkovo 1995 / 3GK zn 38
2673|Pulkovo 1995 / 3GK zn 39
2674|Pulkovo 1995 / 3GK zn 40
2675|Pulkovo 1995 / 3GK zn 41
2676|Pulkovo 1995 / 3GK zn 42
2677|Pulkovo 1995 / 3GK zn 43
2678|Pulkovo 1995 / 3GK zn 44
2679|Pulkovo 1995 / 3GK zn 45
2680|Pulkovo 1995 / 3GK zn 46
2681|Pulkovo 1995 / 3GK zn 47
2682|Pulkovo 1995 / 3GK zn 48
2683|Pulkovo 1995 / 3GK zn 49
2684|Pulkovo 1995 / 3GK zn 50
2685|Pulkovo 1995 / 3GK zn 51
2686|Pulkovo 1995 / 3GK zn 52
2687|Pulkovo 1995 / 3GK zn 53
2688|Pulkovo 1995 / 3GK zn 54
2689|Pulkovo 1995 / 3GK zn 55
2690|Pulkovo 1995 / 3GK zn 56
2691|Pulkovo 1995 / 3GK zn 57
2692|Pulkovo 1995 / 3GK zn 58
2693|Pulkovo 1995 / 3GK zn 59
2695|Pulkovo 1995 / 3GK zn 61
2696|Pulkovo 1995 / 3GK zn 62
2697|Pulkovo 1995 / 3GK zn 63
2698|Pulkovo 1995 / 3GK zn 64
2699|Pulkovo 1995 / 3GK 21E
2700|Pulkovo 1995 / 3GK 24E
2701|Pulkovo 1995 / 3GK 27E
2702|Pulkovo 1995 / 3GK 30E
2703|Pulkovo 1995 / 3GK 33E
2704|Pulkovo 1995 / 3GK 36E
2705|Pulkovo 1995 / 3GK 39E
2706|Pulkovo 1995 / 3GK 42E
2707|Pulkovo 1995 / 3GK 45E
2708|Pulkovo 1995 / 3GK 48E
2709|Pulkovo 1995 / 3GK 51E
2710|Pulkovo 1995 / 3GK 54E
2711|Pulkovo 1995 / 3GK 57E
2712|Pulkovo 1995 / 3GK 60E
2713|Pulkovo 1995 / 3GK 63E
2714|Pulkovo 1995 / 3GK 66E
2715|Pulkovo 1995 / 3GK 69E
2716|Pulkovo 1995 / 3GK 72E
2717|Pulkovo 1995 / 3GK 75E
2718|Pulkovo 1995 / 3GK 78E
2719|Pulkovo 1995 / 3GK 81E
2720|Pulkovo 1995 / 3GK 84E
2721|Pulkovo 1995 / 3GK 87E
2722|Pulkovo 1995 / 3GK 90E
2723|Pulkovo 1995 / 3GK 93E
2724|Pulkovo 1995 / 3GK 96E
2725|Pulkovo 1995 / 3GK 99E
2726|Pulkovo 1995 / 3GK 102E
2727|Pulkovo 1995 / 3GK 105E
2728|Pulkovo 1995 / 3GK 108E
2729|Pulkovo 1995 / 3GK 111E
2730|Pulkovo 1995 / 3GK 114E
2731|Pulkovo 1995 / 3GK 117E
2732|Pulkovo 1995 / 3GK 120E
2733|Pulkovo 1995 / 3GK 123E
2734|Pulkovo 1995 / 3GK 126E
2735|Pulkovo 1995 / 3GK 129E
2738|Pulkovo 1995 / 3GK 132E
2739|Pulkovo 1995 / 3GK 135E
2740|Pulkovo 1995 / 3GK 138E
2741|Pulkovo 1995 / 3GK 141E
2742|Pulkovo 1995 / 3GK 144E
2743|Pulkovo 1995 / 3GK 147E
2744|Pulkovo 1995 / 3GK 150E
2745|Pulkovo 1995 / 3GK 153E
2746|Pulkovo 1995 / 3GK 156E
2747|Pulkovo 1995 / 3GK 159E
2748|Pulkovo 1995 / 3GK 162E
2749|Pulkovo 1995 / 3GK 165E
2750|Pulkovo 1995 / 3GK 168E
2751|Pulkovo 1995 / 3GK 171E
2752|Pulkovo 1995 / 3GK 174E
2753|Pulkovo 1995 / 3GK 177E
2754|Pulkovo 1995 / 3GK 180E
2755|Pulkovo 1995 / 3GK 177W
2756|Pulkovo 1995 / 3GK 174W
2757|Pulkovo 1995 / 3GK 171W
2758|Pulkovo 1995 / 3GK 168W
2759|NAD83(HPGN) / Alabama East
2759|NAD83(HARN) / Alabama East (m)
2759|NAD83(HARN) / AL E (m)
2760|NAD83(HPGN) / Alabama West
2760|NAD83(HARN) / Alabama West (m)
2760|NAD83(HARN) / AL W (m)
2761|NAD83(HPGN) / Arizona East
2761|NAD83(HARN) / Arizona East (m)
2761|NAD83(HARN) / AZ E (m)
2762|NAD83(HPGN) / Arizona Central
2762|NAD83(HARN) / Arizona Central (m)
2762|NAD83(HARN) / AZ C (m)
2763|NAD83(HPGN) / Arizona West
2763|NAD83(HARN) / Arizona West (m)
2763|NAD83(HARN) / AZ W (m)
2764|NAD83(HPGN) / Arkansas North
2764|NAD83(HARN) / Arkansas North (m)
2764|NAD83(HARN) / AR N (m)
2765|NAD83(HPGN) / Arkansas South
2765|NAD83(HARN) / Arkansas South (m)
2765|NAD83(HARN) / AR S (m)
2766|NAD83(HPGN) / California zone 1
2766|NAD83(HARN) / California zone 1 (m)
2766|NAD83(HARN) / CA 1 (m)
2767|NAD83(HPGN) / California zone 2
2767|NAD83(HARN) / California zone 2 (m)
2767|NAD83(HARN) / CA 2 (m)
2768|NAD83(HPGN) / California zone 3
2768|NAD83(HARN) / California zone 3 (m)
2768|NAD83(HARN) / CA 3 (m)
2769|NAD83(HPGN) / California zone 4
2769|NAD83(HARN) / California zone 4 (m)
2769|NAD83(HARN) / CA 4 (m)
2770|NAD83(HPGN) / California zone 5
2770|NAD83(HARN) / California zone 5 (m)
2770|NAD83(HARN) / CA 5 (m)
2771|NAD83(HPGN) / California zone 6
2771|NAD83(HARN) / California zone 6 (m)
2771|NAD83(HARN) / CA 6 (m)
2772|NAD83(HPGN) / Colorado North
2772|NAD83(HARN) / Colorado North (m)
2772|NAD83(HARN) / CO N (m)
2773|NAD83(HPGN) / Colorado Central
2773|NAD83(HARN) / Colorado Central (m)
2773|NAD83(HARN) / CO C (m)
2774|NAD83(HPGN) / Colorado South
2774|NAD83(HARN) / Colorado South (m)
2774|NAD83(HARN) / CO S (m)
2775|NAD83(HPGN) / Connecticut
2775|NAD83(HARN) / Connecticut (m)
2775|NAD83(HARN) / CT (m)
2776|NAD83(HPGN) / Delaware
2776|NAD83(HARN) / Delaware (m)
2777|NAD83(HPGN) / Florida East
2777|NAD83(HARN) / Florida East (m)
2777|NAD83(HARN) / FL E (m)
2778|NAD83(HPGN) / Florida West
2778|NAD83(HARN) / Florida West (m)
2778|NAD83(HARN) / FL W (m)
2779|NAD83(HPGN) / Florida North
2779|NAD83(HARN) / Florida North (m)
2779|NAD83(HARN) / FL N (m)
2780|NAD83(HPGN) / Georgia East
2780|NAD83(HARN) / Georgia East (m)
2780|NAD83(HARN) / GA E (m)
2781|NAD83(HPGN) / Georgia West
2781|NAD83(HARN) / Georgia West (m)
2781|NAD83(HARN) / GA W (m)
2782|NAD83(HPGN) / Hawaii zone 1
2782|NAD83(HARN) / Hawaii zone 1 (m)
2782|NAD83(HARN) / HI 1 (m)
2783|NAD83(HPGN) / Hawaii zone 2
2783|NAD83(HARN) / Hawaii zone 2 (m)
2783|NAD83(HARN) / HI 2 (m)
2784|NAD83(HPGN) / Hawaii zone 3
2784|NAD83(HARN) / Hawaii zone 3 (m)
2784|NAD83(HARN) / HI 3 (m)
2785|NAD83(HPGN) / Hawaii zone 4
2785|NAD83(HARN) / Hawaii zone 4 (m)
2785|NAD83(HARN) / HI 4 (m)
2786|NAD83(HPGN) / Hawaii zone 5
2786|NAD83(HARN) / Hawaii zone 5 (m)
2786|NAD83(HARN) / HI 5 (m)
2787|NAD83(HPGN) / Idaho East
2787|NAD83(HARN) / Idaho East (m)
2788|NAD83(HPGN) / Idaho Central
2788|NAD83(HARN) / Idaho Central (m)
2788|NAD83(HARN) / ID C (m)
2789|NAD83(HPGN) / Idaho West
2789|NAD83(HARN) / Idaho West (m)
2790|NAD83(HPGN) / Illinois East
2790|NAD83(HARN) / IL E (m)
2790|NAD83(HARN) / Illinois East (m)
2791|NAD83(HPGN) / Illinois West
2791|NAD83(HARN) / Illinois West (m)
2791|NAD83(HARN) / IL W (m)
2792|NAD83(HPGN) / Indiana East
2792|NAD83(HARN) / Indiana East (m)
2792|NAD83(HARN) / IN E (m)
2793|NAD83(HPGN) / Indiana West
2793|NAD83(HARN) / Indiana West (m)
2793|NAD83(HARN) / IN W (m)
2794|NAD83(HPGN) / Iowa North
2794|NAD83(HARN) / Iowa North (m)
2795|NAD83(HPGN) / Iowa South
2795|NAD83(HARN) / Iowa South (m)
2796|NAD83(HPGN) / Kansas North
2796|NAD83(HARN) / Kansas North (m)
2796|NAD83(HARN) / KS N (m)
2797|NAD83(HPGN) / Kansas South
2797|NAD83(HARN) / Kansas South (m)
2797|NAD83(HARN) / KS S (m)
2798|NAD83(HPGN) / Kentucky North
2798|NAD83(HARN) / Kentucky North (m)
2798|NAD83(HARN) / KY N (m)
2799|NAD83(HPGN) / Kentucky South
2799|NAD83(HARN) / Kentucky South (m)
2799|NAD83(HARN) / KY S (m)
2800|NAD83(HPGN) / Louisiana North
2800|NAD83(HARN) / Louisiana North (m)
2800|NAD83(HARN) / LA N (m)
2801|NAD83(HPGN) / Louisiana South
2801|NAD83(HARN) / Louisiana South (m)
2801|NAD83(HARN) / LA S (m)
2802|NAD83(HPGN) / Maine East
2802|NAD83(HARN) / Maine East (m)
2803|NAD83(HPGN) / Maine West
2803|NAD83(HARN) / Maine West (m)
2804|NAD83(HPGN) / Maryland
2804|NAD83(HARN) / Maryland (m)
2805|NAD83(HPGN) / Massachusetts Mainland
2805|NAD83(HARN) / Massachusetts Mainland (m)
2805|NAD83(HARN) / MA md (m)
2806|NAD83(HPGN) / Massachusetts Island
2806|NAD83(HARN) / Massachusetts Island (m)
2806|NAD83(HARN) / MA Is (m)
2807|NAD83(HPGN) / Michigan North
2807|NAD83(HARN) / Michigan North (m)
2807|NAD83(HARN) / MI N (m)
2808|NAD83(HPGN) / Michigan Central
2808|NAD83(HARN) / Michigan Central (m)
2808|NAD83(HARN) / MI C (m)
2809|NAD83(HPGN) / Michigan South
2809|NAD83(HARN) / Michigan South (m)
2809|NAD83(HARN) / MI S (m)
2810|NAD83(HPGN) / Minnesota North
2810|NAD83(HARN) / Minnesota North (m)
2810|NAD83(HARN) / MN N (m)
2811|NAD83(HPGN) / Minnesota Central
2811|NAD83(HARN) / Minnesota Central (m)
2811|NAD83(HARN) / MN C (m)
2812|NAD83(HPGN) / Minnesota South
2812|NAD83(HARN) / Minnesota South (m)
2812|NAD83(HARN) / MN S (m)
2813|NAD83(HPGN) / Mississippi East
2813|NAD83(HARN) / Mississippi East (m)
2813|NAD83(HARN) / MS E (m)
2814|NAD83(HPGN) / Mississippi West
2814|NAD83(HARN) / Mississippi West (m)
2814|NAD83(HARN) / MS W (m)
2815|NAD83(HPGN) / Missouri East
2815|NAD83(HARN) / Missouri East (m)
2815|NAD83(HARN) / MO E (m)
2816|NAD83(HPGN) / Missouri Central
2816|NAD83(HARN) / Missouri Central (m)
2816|NAD83(HARN) / MO C (m)
2817|NAD83(HPGN) / Missouri West
2817|NAD83(HARN) / Missouri West (m)
2817|NAD83(HARN) / MO W (m)
2818|NAD83(HPGN) / Montana
2818|NAD83(HARN) / Montana (m)
2819|NAD83(HPGN) / Nebraska
2819|NAD83(HARN) / Nebraska (m)
2820|NAD83(HPGN) / Nevada East
2820|NAD83(HARN) / Nevada East (m)
2820|NAD83(HARN) / NV E (m)
2821|NAD83(HPGN) / Nevada Central
2821|NAD83(HARN) / Nevada Central (m)
2821|NAD83(HARN) / NV C (m)
2822|NAD83(HPGN) / Nevada West
2822|NAD83(HARN) / Nevada West (m)
2822|NAD83(HARN) / NV W (m)
2823|NAD83(HPGN) / New Hampshire
2823|NAD83(HARN) / New Hampshire (m)
2823|NAD83(HARN) / NH (m)
2824|NAD83(HPGN) / New Jersey
2824|NAD83(HARN) / New Jersey (m)
2825|NAD83(HPGN) / New Mexico East
2825|NAD83(HARN) / New Mexico East (m)
2825|NAD83(HARN) / NM E (m)
2826|NAD83(HPGN) / New Mexico Central
2826|NAD83(HARN) / New Mexico Central (m)
2826|NAD83(HARN) / NM C (m)
2827|NAD83(HPGN) / New Mexico West
2827|NAD83(HARN) / New Mexico West (m)
2827|NAD83(HARN) / NM W (m)
2828|NAD83(HPGN) / New York East
2828|NAD83(HARN) / New York East (m)
2828|NAD83(HARN) / NY E (m)
2829|NAD83(HPGN) / New York Central
2829|NAD83(HARN) / New York Central (m)
2829|NAD83(HARN) / NY C (m)
2830|NAD83(HPGN) / New York West
2830|NAD83(HARN) / New York West (m)
2830|NAD83(HARN) / NY W (m)
2831|NAD83(HPGN) / New York Long Island
2831|NAD83(HARN) / New York Long Island (m)
2831|NAD83(HARN) / NY LI (m)
2832|NAD83(HPGN) / North Dakota North
2832|NAD83(HARN) / North Dakota North (m)
2832|NAD83(HARN) / ND N (m)
2833|NAD83(HPGN) / North Dakota South
2833|NAD83(HARN) / North Dakota South (m)
2833|NAD83(HARN) / ND S (m)
2834|NAD83(HPGN) / Ohio North
2834|NAD83(HARN) / Ohio North (m)
2835|NAD83(HPGN) / Ohio South
2835|NAD83(HARN) / Ohio South (m)
2836|NAD83(HPGN) / Oklahoma North
2836|NAD83(HARN) / Oklahoma North (m)
2836|NAD83(HARN) / OK N (m)
2837|NAD83(HPGN) / Oklahoma South
2837|NAD83(HARN) / Oklahoma South (m)
2837|NAD83(HARN) / OK S (m)
2838|NAD83(HPGN) / Oregon North
2838|NAD83(HARN) / Oregon North (m)
2838|NAD83(HARN) / OR N (m)
2839|NAD83(HPGN) / Oregon South
2839|NAD83(HARN) / Oregon South (m)
2839|NAD83(HARN) / OR S (m)
2840|NAD83(HPGN) / Rhode Island
2840|NAD83(HARN) / Rhode Island (m)
2840|NAD83(HARN) / RI (m)
2841|NAD83(HPGN) / South Dakota North
2841|NAD83(HARN) / South Dakota North (m)
2841|NAD83(HARN) / SD N (m)
2842|NAD83(HPGN) / South Dakota South
2842|NAD83(HARN) / South Dakota South (m)
2842|NAD83(HARN) / SD S (m)
2843|NAD83(HPGN) / Tennessee
2843|NAD83(HARN) / Tennessee (m)
2844|NAD83(HPGN) / Texas North
2844|NAD83(HARN) / Texas North (m)
2844|NAD83(HARN) / TX N (m)
2845|NAD83(HPGN) / Texas North Central
2845|NAD83(HARN) / Texas North Central (m)
2845|NAD83(HARN) / TX NC (m)
2846|NAD83(HPGN) / Texas Central
2846|NAD83(HARN) / Texas Central (m)
2846|NAD83(HARN) / TX C (m)
2847|NAD83(HPGN) / Texas South Central
2847|NAD83(HARN) / Texas South Central (m)
2847|NAD83(HARN) / TX SC (m)
2848|NAD83(HPGN) / Texas South
2848|NAD83(HARN) / Texas South (m)
2848|NAD83(HARN) / TX S (m)
2849|NAD83(HPGN) / Utah North
2849|NAD83(HARN) / Utah North (m)
2850|NAD83(HPGN) / Utah Central
2850|NAD83(HARN) / Utah Central (m)
2850|NAD83(HARN) / UT C (m)
2851|NAD83(HPGN) / Utah South
2851|NAD83(HARN) / Utah South (m)
2852|NAD83(HPGN) / Vermont
2852|NAD83(HARN) / Vermont (m)
2853|NAD83(HPGN) / Virginia North
2853|NAD83(HARN) / Virginia North (m)
2853|NAD83(HARN) / VA N (m)
2854|NAD83(HPGN) / Virginia South
2854|NAD83(HARN) / Virginia South (m)
2854|NAD83(HARN) / VA S (m)
2855|NAD83(HPGN) / Washington North
2855|NAD83(HARN) / Washington North (m)
2855|NAD83(HARN) / WA N (m)
2856|NAD83(HPGN) / Washington South
2856|NAD83(HARN) / Washington South (m)
2856|NAD83(HARN) / WA S (m)
2857|NAD83(HPGN) / West Virginia North
2857|NAD83(HARN) / West Virginia North (m)
2857|NAD83(HARN) / WV N (m)
2858|NAD83(HPGN) / West Virginia South
2858|NAD83(HARN) / West Virginia South (m)
2858|NAD83(HARN) / WV S (m)
2859|NAD83(HPGN) / Wisconsin North
2859|NAD83(HARN) / Wisconsin North (m)
2859|NAD83(HARN) / WI N (m)
2860|NAD83(HPGN) / Wisconsin Central
2860|NAD83(HARN) / Wisconsin Central (m)
2860|NAD83(HARN) / WI C (m)
2861|NAD83(HPGN) / Wisconsin South
2861|NAD83(HARN) / Wisconsin South (m)
2861|NAD83(HARN) / WI S (m)
2862|NAD83(HPGN) / Wyoming East
2862|NAD83(HARN) / Wyoming East (m)
2862|NAD83(HARN) / WY E (m)
2863|NAD83(HPGN) / Wyoming East Central
2863|NAD83(HARN) / Wyoming East Central (m)
2863|NAD83(HARN) / WY EC (m)
2864|NAD83(HPGN) / Wyoming West Central
2864|NAD83(HARN) / Wyoming West Central (m)
2864|NAD83(HARN) / WY WC (m)
2865|NAD83(HPGN) / Wyoming West
2865|NAD83(HARN) / Wyoming West (m)
2865|NAD83(HARN) / WY W (m)
2866|NAD83(HPGN) / Puerto Rico and Virgin Is.
2866|NAD83(HARN) / PR and VI
2867|NAD83(HPGN) / Arizona East (ft)
2867|NAD83(HARN) / AZ E (ft)
2868|NAD83(HPGN) / Arizona Central (ft)
2868|NAD83(HARN) / AZ C (ft)
2869|NAD83(HPGN) / Arizona West (ft)
2869|NAD83(HARN) / AZ W (ft)
2870|NAD83(HPGN) / California zone 1 (ftUS)
2870|NAD83(HARN) / CA 1 (ftUS)
2871|NAD83(HPGN) / California zone 2 (ftUS)
2871|NAD83(HARN) / CA 2 (ftUS)
2872|NAD83(HPGN) / California zone 3 (ftUS)
2872|NAD83(HARN) / CA 3 (ftUS)
2873|NAD83(HPGN) / California zone 4 (ftUS)
2873|NAD83(HARN) / CA 4 (ftUS)
2874|NAD83(HPGN) / California zone 5 (ftUS)
2874|NAD83(HARN) / CA 5 (ftUS)
2875|NAD83(HPGN) / California zone 6 (ftUS)
2875|NAD83(HARN) / CA 6 (ftUS)
2876|NAD83(HPGN) / Colorado North (ftUS)
2876|NAD83(HARN) / CO N (ftUS)
2877|NAD83(HPGN) / Colorado Central (ftUS)
2877|NAD83(HARN) / CO C (ftUS)
2878|NAD83(HPGN) / Colorado South (ftUS)
2878|NAD83(HARN) / CO S (ftUS)
2879|NAD83(HPGN) / Connecticut (ftUS)
2879|NAD83(HARN) / CT (ftUS)
2880|NAD83(HPGN) / Delaware (ftUS)
2880|NAD83(HARN) / DE (ftUS)
2881|NAD83(HPGN) / Florida East (ftUS)
2881|NAD83(HARN) / FL E (ftUS)
2882|NAD83(HPGN) / Florida West (ftUS)
2882|NAD83(HARN) / FL W (ftUS)
2883|NAD83(HPGN) / Florida North (ftUS)
2883|NAD83(HARN) / FL N (ftUS)
2884|NAD83(HPGN) / Georgia East (ftUS)
2884|NAD83(HARN) / GA E (ftUS)
2885|NAD83(HPGN) / Georgia West (ftUS)
2885|NAD83(HARN) / GA W (ftUS)
2886|NAD83(HPGN) / Idaho East (ftUS)
2886|NAD83(HARN) / ID E (ftUS)
2887|NAD83(HPGN) / Idaho Central (ftUS)
2887|NAD83(HARN) / ID C (ftUS)
2888|NAD83(HPGN) / Idaho West (ftUS)
2888|NAD83(HARN) / ID W (ftUS)
2891|NAD83(HPGN) / Kentucky North (ftUS)
2891|NAD83(HARN) / KY N (ftUS)
2892|NAD83(HPGN) / Kentucky South (ftUS)
2892|NAD83(HARN) / KY S (ftUS)
2893|NAD83(HPGN) / Maryland (ftUS)
2893|NAD83(HARN) / MD (ftUS)
2894|NAD83(HPGN) / Massachusetts Mainland (ftUS)
2894|NAD83(HARN) / MA md (ftUS)
2895|NAD83(HPGN) / Massachusetts Island (ftUS)
2895|NAD83(HARN) / MA Is (ftUS)
2896|NAD83(HPGN) / Michigan North (ft)
2896|NAD83(HARN) / MI N (ft)
2897|NAD83(HPGN) / Michigan Central (ft)
2897|NAD83(HARN) / MI C (ft)
2898|NAD83(HPGN) / Michigan South (ft)
2898|NAD83(HARN) / MI S (ft)
2899|NAD83(HPGN) / Mississippi East (ftUS)
2899|NAD83(HARN) / MS E (ftUS)
2900|NAD83(HPGN) / Mississippi West (ftUS)
2900|NAD83(HARN) / MS W (ftUS)
2901|NAD83(HPGN) / Montana (ft)
2901|NAD83(HARN) / MT (ft)
2902|NAD83(HPGN) / New Mexico East (ftUS)
2902|NAD83(HARN) / NM E (ftUS)
2903|NAD83(HPGN) / New Mexico Central (ftUS)
2903|NAD83(HARN) / NM C (ftUS)
2904|NAD83(HPGN) / New Mexico West (ftUS)
2904|NAD83(HARN) / NM W (ftUS)
2905|NAD83(HPGN) / New York East (ftUS)
2905|NAD83(HARN) / NY E (ftUS)
2906|NAD83(HPGN) / New York Central (ftUS)
2906|NAD83(HARN) / NY C (ftUS)
2907|NAD83(HPGN) / New York West (ftUS)
2907|NAD83(HARN) / NY W (ftUS)
2908|NAD83(HPGN) / New York Long Island (ftUS)
2908|NAD83(HARN) / NY LI (ftUS)
2909|NAD83(HPGN) / North Dakota North (ft)
2909|NAD83(HARN) / ND N (ft)
2910|NAD83(HPGN) / North Dakota South (ft)
2910|NAD83(HARN) / ND S (ft)
2911|NAD83(HPGN) / Oklahoma North (ftUS)
2911|NAD83(HARN) / OK N (ftUS)
2912|NAD83(HPGN) / Oklahoma South (ftUS)
2912|NAD83(HARN) / OK S (ftUS)
2913|NAD83(HPGN) / Oregon North (ft)
2913|NAD83(HARN) / OR N (ft)
2914|NAD83(HPGN) / Oregon South (ft)
2914|NAD83(HARN) / OR S (ft)
2915|NAD83(HPGN) / Tennessee (ftUS)
2915|NAD83(HARN) / TN (ftUS)
2916|NAD83(HPGN) / Texas North (ftUS)
2916|NAD83(HARN) / TX N (ftUS)
2917|NAD83(HPGN) / Texas North Central (ftUS)
2917|NAD83(HARN) / TX NC (ftUS)
2918|NAD83(HPGN) / Texas Central (ftUS)
2918|NAD83(HARN) / TX C (ftUS)
2919|NAD83(HPGN) / Texas South Central (ftUS)
2919|NAD83(HARN) / TX SC (ftUS)
2920|NAD83(HPGN) / Texas South (ftUS)
2920|NAD83(HARN) / TX S (ftUS)
2921|NAD83(HPGN) / Utah North (ft)
2921|NAD83(HARN) / UT N (ft)
2922|NAD83(HPGN) / Utah Central (ft)
2922|NAD83(HARN) / UT C (ft)
2923|NAD83(HPGN) / Utah South (ft)
2923|NAD83(HARN) / UT S (ft)
2924|NAD83(HPGN) / Virginia North (ftUS)
2924|NAD83(HARN) / VA N (ftUS)
2925|NAD83(HPGN) / Virginia South (ftUS)
2925|NAD83(HARN) / VA S (ftUS)
2926|NAD83(HPGN) / Washington North (ftUS)
2926|NAD83(HARN) / WA N (ftUS)
2927|NAD83(HPGN) / Washington South (ftUS)
2927|NAD83(HARN) / WA S (ftUS)
2928|NAD83(HPGN) / Wisconsin North (ftUS)
2928|NAD83(HARN) / WI N (ftUS)
2929|NAD83(HPGN) / Wisconsin Central (ftUS)
2929|NAD83(HARN) / WI C (ftUS)
2930|NAD83(HPGN) / Wisconsin South (ftUS)
2930|NAD83(HARN) / WI S (ftUS)
2932|QND95 / Qatar Nat Grid
2933|P2 Exc-T9 / UTM zone 50S
2935|Pulkovo 1942 / CS63 A1
2936|Pulkovo 1942 / CS63 A2
2937|Pulkovo 1942 / CS63 A3
2938|Pulkovo 1942 / CS63 A4
2939|Pulkovo 1942 / CS63 K2
2940|Pulkovo 1942 / CS63 K3
2941|Pulkovo 1942 / CS63 K4
2942|Porto Santo / UTM 28N
2943|Selvagem Grande 1938 / UTM zone 28N
2943|Selvagem Gr. / UTM 28N
2945|NAD83(CSRS) / SCoPQ zone 3
2946|NAD83(CSRS) / SCoPQ zone 4
2947|NAD83(CSRS) / SCoPQ zone 5
2948|NAD83(CSRS) / SCoPQ zone 6
2949|NAD83(CSRS) / SCoPQ zone 7
2950|NAD83(CSRS) / SCoPQ zone 8
2951|NAD83(CSRS) / SCoPQ zone 9
2952|NAD83(CSRS) / SCoPQ zone 10
2952|NAD83(CSRS) / MTM zn 10
2953|NAD83(CSRS) / NB Stereo
2954|NAD83(CSRS) / PEI Stereo
2955|NAD83(CSRS) / UTM 11N
2956|NAD83(CSRS) / UTM 12N
2957|NAD83(CSRS) / UTM 13N
2958|NAD83(CSRS) / UTM 17N
2959|NAD83(CSRS) / UTM 18N
2960|NAD83(CSRS) / UTM 19N
2961|NAD83(CSRS) / UTM 20N
2962|NAD83(CSRS) / UTM 21N
2963|Lisbon 1890 / Bonne
2965|NAD83 / Indiana E (ftUS)
2966|NAD83 / Indiana W (ftUS)
2967|NAD83(HPGN) / Indiana East (ftUS)
2967|NAD83(HARN) / IN E (ftUS)
2968|NAD83(HPGN) / Indiana West (ftUS)
2968|NAD83(HARN) / IN W (ftUS)
2969|Fort Marigot / UTM 20N
2970|Sainte Anne / UTM zn 20N
2973|Fort Desaix / UTM zn 20N
2976|Tahiti / UTM zone 6S
2977|Tahaa / UTM zone 5S
2978|IGN72 Nuku Hiva / UTM 7S
2980|Combani 1950 / UTM 38S
2981|IGN56 Lifou / UTM zn 58S
2985|Petrels 1972 / Terre Adelie Stereo
2985|Petrels 1972 / Adelie St
2986|Perroud 1950 / Terre Adelie Stereo
2986|Perroud 1950 / Adelie St
2987|St. Pierre et Miquelon 1950 / UTM zone 21N
2987|St. Pierre Miq / UTM 21N
2992|NAD83 / OR GIC Lam (ft)
2993|NAD83(HPGN) / LCC (m)
2994|NAD83(HPGN) / Oregon GIC Lambert (ft)
2994|NAD83(HARN) / OR GIC Lam (ft)
2995|IGN53 Mare / UTM zn 58S
2996|ST84 des Pins / UTM 58S
2997|ST71 Belep / UTM zn 58S
2998|NEA74 Noumea / UTM 58S
2999|Grand Comoros / UTM 38S
3003|Rome 1940 / Italy zone 1
3004|Rome 1940 / Italy zone 2
3019|RT90 7.5 gon V 0:-15
3020|RT90 5 gon V 0:-15
3021|RT90 2.5 gon V 0:-15
3021|SE_RT90 / SE_TM
3022|RT90 0 gon 0:-15
3023|RT90 2.5 gon O 0:-15
3024|RT90 5 gon O 0:-15
3026|RT38 5 gon V 0:-15
3028|RT38 0 gon 0:-15
3029|RT38 2.5 gon O 0:-15
3030|RT38 5 gon O 0:-15
3031|WGS 84 / Antarctic PS
3032|WGS 84 / Aus Antarc PS
3033|WGS 84 / Aus Antarc LCC
3034|ETRS - LCC
3034|ETRS89 / LCC Europe
3034|ETRS89 / LCC
3035|ETRS - LAEA
3035|ETRS89 / LAEA Europe
3035|ETRS89 / LAEA
3040|ETRS - TM28
3040|ETRS89-TM28
3041|ETRS - TM29
3041|ETRS89 / TM29
3042|ETRS - TM30
3042|ETRS89 / TM30
3043|ETRS - TM31
3043|ETRS89 / TM31
3044|ETRS - TM32
3044|ETRS89 / UTM zone 32
3044|ETRS89 / TM32
3045|ETRS - TM33
3045|ETRS89 / UTM zone 3
3045|DE_ETRS89 / UTM_BB
3045|ETRS89 / UTM zone 33
3045|ETRS89 / TM33
3046|ETRS - TM34
3046|ETRS89 / TM34
3047|ETRS - TM35
3047|ETRS89 / TM35
3048|ETRS - TM36
3048|ETRS89 / TM36
3049|ETRS - TM37
3049|ETRS89 / TM37
3052|Reykjavik 1900 / Lambert
3053|Hjorsey 1955 / Lambert
3054|Hjorsey 1955 / UTM 26N
3055|Hjorsey 1955 / UTM 27N
3056|Hjorsey 1955 / UTM 28N
3058|Helle 1954 / Jan Mayen
3059|LV_LKS-92 / LV_TM
3060|IGN72 Gr Terre / UTM 58S
3064|ETRF89 IT / UTM zone 32N
3065|ETRF89 IT / UTM zone 33N
3066|ED50 / Jordan Transverse Mercator
3067|ETRS89 / TM35FIN
3067|ETRS-TM35FIN(E,N)
3069|NAD27 / WTM 27
3070|NAD83 / WTM 83
3071|NAD83(HPGN) / Wisconsin Transverse Mercator
3071|NAD83(HARN) / WTM 83
3072|NAD83 / Maine CS2000 East (m)
3072|NAD83 / Maine CS2000 E
3074|NAD83 / Maine CS2000 West (m)
3074|NAD83 / Maine CS2000 W
3075|NAD83(HPGN) / Maine CS2000 East
3075|NAD83(HARN) / Maine CS2000 East (m)
3075|NAD83(HARN) / ME 2000 E
3077|NAD83(HPGN) / Maine CS2000 West
3077|NAD83(HARN) / Maine CS2000 West (m)
3077|NAD83(HARN) / ME 2000 W
3079|NAD83(HPGN) / Michigan Oblique Mercator
3079|NAD83(HARN) / MI Georef
3081|NAD83 / TSMS
3082|NAD83 / TX LC
3083|NAD83 / TX Albers
3084|NAD83(HPGN) / Texas Centric Lambert Conformal
3084|NAD83(HARN) / TX LC
3085|NAD83(HPGN) / Texas Centric Albers Equal Area
3085|NAD83(HARN) / TX Albers
3086|NAD83 / FL GDL Albers
3087|NAD83(HPGN) / Florida GDL Albers
3087|NAD83(HARN) / FL GDL AEA
3088|NAD83 / Kentucky Single Zone (m)
3088|NAD83 / KY1Z (m)
3089|NAD83 / KY1Z (ftUS)
3090|NAD83(HPGN) / Kentucky Single Zone
3090|NAD83(HARN) / Kentucky Single Zone (m)
3090|NAD83(HARN) / KY1Z
3091|NAD83(HPGN) / Kentucky Single Zone (ftUS)
3091|NAD83(HARN) / KY1Z (ftUS)
3102|American Samoa 62 /  LCC
3106|Gulshan 303  / Bangladesh UTM
3106|Gulshan 303  / BUTM
3108|ETRS89 / New Guernsey Grid
3109|ETRS89 / JTM
3110|Vicgrid
3111|GDA94 / Vicgrid94
3112|GDA94 / GA LCC
3112|GDA94 / Geoscience LCC
3114|MAGNA-SIRGAS / Col FW
3115|MAGNA-SIRGAS / Col W
3116|MAGNA-SIRGAS / Col Bog
3117|MAGNA-SIRGAS / Col EC
3118|MAGNA-SIRGAS / Col E
3120|System 1965 zone I
3121|New Luzon / Philippines zone 1
3121|PRS92 / Philippines 1
3122|New Luzon / Philippines zone 2
3122|PRS92 / Philippines 2
3123|New Luzon / Philippines zone 3
3123|PRS92 / Philippines 3
3124|New Luzon / Philippines zone 4
3124|PRS92 / Philippines 4
3125|New Luzon / Philippines zone 5
3125|PRS92 / Philippines 5
3139|Vanua Levu 1917 / Vanua Levu Grid
3139|Vanua Levu 1915 / Cass
3140|Viti Levu 1916 / Viti Levu Grid
3140|Viti Levu 1912 / Cassini
3144|fk54
3144|Faroe Cadastre 1954
3145|fke
3148|Indian (DMA Reduced) / UTM zone 48N
3148|Indian 1960 / UTM 48N
3149|Indian (DMA Reduced) / UTM zone 49N
3149|Indian 1960 / UTM 49N
3154|NAD83(CSRS) / UTM 7N
3155|NAD83(CSRS) / UTM 8N
3156|NAD83(CSRS) / UTM 9N
3157|NAD83(CSRS) / UTM 10N
3158|NAD83(CSRS) / UTM 14N
3159|NAD83(CSRS) / UTM 15N
3160|NAD83(CSRS) / UTM 16N
3161|NAD83 / Ontario MNR LCC
3162|NAD83(CSRS) / ON MNR LCC
3163|RGNC / Lambert New Caledonia
3163|RGNC / LCC New Caledonia
3164|ST87 Ouvea / UTM 58S
3165|NEA74 Noumea / LCC
3166|NEA74 Noumea / LCC2
3167|Kertau (RSO) / RSO (ch)
3168|Kertau (RSO) / RSO (m)
3169|RGNC / UTM zone 57S
3170|RGNC / UTM zone 58S
3171|RGNC / UTM zone 59S
3172|IGN53 Mare / UTM 59S
3173|Faroe Cadastre 1989
3174|NAD83 / GLGIS Albers (basin)
3174|NAD83 / GL Albers
3175|NAD83 / GLGIS Albers (basin+SLS)
3175|NAD83 / GL+SLS Albers
3176|Indian (DMA Reduced) / TM 106 NE
3190|LGD2006 / Libya TM 5
3191|LGD2006 / Libya TM 6
3192|LGD2006 / Libya TM 7
3193|LGD2006 / Libya TM 8
3194|LGD2006 / Libya TM 9
3195|LGD2006 / Libya TM 10
3196|LGD2006 / Libya TM 11
3197|LGD2006 / Libya TM 12
3198|LGD2006 / Libya TM 13
3200|Final Datum 1958 / Iraq zone
3204|WGS 84 / SCAR SP19-20
3205|WGS 84 / SCAR SP21-22
3206|WGS 84 / SCAR SP23-24
3207|WGS 84 / SCAR SQ01-02
3208|WGS 84 / SCAR SQ19-20
3209|WGS 84 / SCAR SQ21-22
3210|WGS 84 / SCAR SQ37-38
3211|WGS 84 / SCAR SQ39-40
3212|WGS 84 / SCAR SQ41-42
3213|WGS 84 / SCAR SQ43-44
3214|WGS 84 / SCAR SQ45-46
3215|WGS 84 / SCAR SQ47-48
3216|WGS 84 / SCAR SQ49-50
3217|WGS 84 / SCAR SQ51-52
3218|WGS 84 / SCAR SQ53-54
3219|WGS 84 / SCAR SQ55-56
3220|WGS 84 / SCAR SQ57-58
3221|WGS 84 / SCAR SR13-14
3222|WGS 84 / SCAR SR15-16
3223|WGS 84 / SCAR SR17-18
3224|WGS 84 / SCAR SR19-20
3225|WGS 84 / SCAR SR27-28
3226|WGS 84 / SCAR SR29-30
3227|WGS 84 / SCAR SR31-32
3228|WGS 84 / SCAR SR33-34
3229|WGS 84 / SCAR SR35-36
3230|WGS 84 / SCAR SR37-38
3231|WGS 84 / SCAR SR39-40
3232|WGS 84 / SCAR SR41-42
3233|WGS 84 / SCAR SR43-44
3234|WGS 84 / SCAR SR45-46
3235|WGS 84 / SCAR SR47-48
3236|WGS 84 / SCAR SR49-50
3237|WGS 84 / SCAR SR51-52
3238|WGS 84 / SCAR SR53-54
3239|WGS 84 / SCAR SR55-56
3240|WGS 84 / SCAR SR57-58
3241|WGS 84 / SCAR SR59-60
3242|WGS 84 / SCAR SS04-06
3243|WGS 84 / SCAR SS07-09
3244|WGS 84 / SCAR SS10-12
3245|WGS 84 / SCAR SS13-15
3246|WGS 84 / SCAR SS16-18
3247|WGS 84 / SCAR SS19-21
3248|WGS 84 / SCAR SS25-27
3249|WGS 84 / SCAR SS28-30
3250|WGS 84 / SCAR SS31-33
3251|WGS 84 / SCAR SS34-36
3252|WGS 84 / SCAR SS37-39
3253|WGS 84 / SCAR SS40-42
3254|WGS 84 / SCAR SS43-45
3255|WGS 84 / SCAR SS46-48
3256|WGS 84 / SCAR SS49-51
3257|WGS 84 / SCAR SS52-54
3258|WGS 84 / SCAR SS55-57
3259|WGS 84 / SCAR SS58-60
3260|WGS 84 / SCAR ST01-04
3261|WGS 84 / SCAR ST05-08
3262|WGS 84 / SCAR ST09-12
3263|WGS 84 / SCAR ST13-16
3264|WGS 84 / SCAR ST17-20
3265|WGS 84 / SCAR ST21-24
3266|WGS 84 / SCAR ST25-28
3267|WGS 84 / SCAR ST29-32
3268|WGS 84 / SCAR ST33-36
3269|WGS 84 / SCAR ST37-40
3270|WGS 84 / SCAR ST41-44
3271|WGS 84 / SCAR ST45-48
3272|WGS 84 / SCAR ST49-52
3273|WGS 84 / SCAR ST53-56
3274|WGS 84 / SCAR ST57-60
3275|WGS 84 / SCAR SU01-05
3276|WGS 84 / SCAR SU06-10
3277|WGS 84 / SCAR SU11-15
3278|WGS 84 / SCAR SU16-20
3279|WGS 84 / SCAR SU21-25
3280|WGS 84 / SCAR SU26-30
3281|WGS 84 / SCAR SU31-35
3282|WGS 84 / SCAR SU36-40
3283|WGS 84 / SCAR SU41-45
3284|WGS 84 / SCAR SU46-50
3285|WGS 84 / SCAR SU51-55
3286|WGS 84 / SCAR SU56-60
3287|WGS 84 / SCAR SV01-10
3288|WGS 84 / SCAR SV11-20
3289|WGS 84 / SCAR SV21-30
3290|WGS 84 / SCAR SV31-40
3291|WGS 84 / SCAR SV41-50
3292|WGS 84 / SCAR SV51-60
3293|WGS 84 / SCAR SW01-60
3294|WGS 84 / Transantarctic
3301|EE_L-EST97 / EST_LAMB
3302|IGN63 Hiva Oa / UTM 7S
3303|MHEFO 55 / UTM zone 7S
3303|Fatu Iva 72 / UTM 7S
3306|MOP 1983 / UTM zone 5S
3307|Nakhl-e Ghanem / UTM 39N
3309|NAD27 / California (Teale) Albers
3309|NAD27 / CA Albers
3310|NAD83 / California (Teale) Albers
3310|NAD83 / CA Albers
3311|NAD83(HARN) / California (Teale) Albers
3311|NAD83(HPGN) / California (Teale) Albers
3311|NAD83(HARN) / CA Albers
3316|Kasai 1953 / Congo TM 22
3317|Kasai 1953 / Congo TM 24
3318|IGC 1962 / Congo TM 12
3319|IGC 1962 / Congo TM 14
3320|IGC 1962 / Congo TM 16
3321|IGC 1962 / Congo TM 18
3322|IGC 1962 / Congo TM 20
3323|IGC 1962 / Congo TM 22
3324|IGC 1962 / Congo TM 24
3325|IGC 1962 / Congo TM 26
3326|IGC 1962 / Congo TM 28
3327|IGC 1962 / Congo TM 30
3328|System GUGiK-80
3330|System 1942/18 (3)
3330|Pulkovo 42(58) / 3GK zn6
3331|System 1942/21 (3)
3331|Pulkovo 42(58) / 3GK zn7
3332|System 1942/24 (3)
3332|Pulkovo 42(58) / 3GK zn8
3334|System 1942/21 (6)
3334|S-42 zone 34
3334|Pulkovo 1942(58) / 6-degree Gauss-Kruger zone 4
3334|Pulkovo 42(58) / GK zn 4
3335|System 1942/27 (6)
3335|S-42 zone 35
3335|Pulkovo 1942(58) / 6-degree Gauss-Kruger zone 5
3335|Pulkovo 42(58) / GK zn 5
3336|Kerguelen 62 / UTM 42S
3337|Le Pouce (Mauritius 94) / Mauritius Grid
3337|Le Pouce (Mauritius PN 94) / Mauritius Grid
3337|Le Pouce 34 / Mauritius
3339|Bas Congo 1955 / Congo TM zone 12
3339|IGCB 1955 / Congo TM 12
3340|Bas Congo 1955 / Congo TM zone 14
3340|IGCB 1955 / Congo TM 14
3341|Bas Congo 1955 / Congo TM zone 16
3341|IGCB 1955 / Congo TM 16
3342|Bas Congo 1955 / UTM zone 33S
3343|Mauritania 99 / UTM 28N
3344|Mauritania 99 / UTM 29N
3345|Mauritania 99 / UTM 30N
3346|LT_LKS94 / LT_TM
3346|Lietuvos Koordinaciu Sistema 1994
3348|NAD83(CSRS) / STC LCC
3350|Pulkovo 1942 / CS63 C0
3351|Pulkovo 1942 / CS63 C1
3352|Pulkovo 1942 / CS63 C2
3353|Mhast onshore / UTM 32S
3354|Mhast offshore / UTM 32S
3355|S-650 TL / Red Belt
3358|NAD83(HPGN) / North Carolina
3358|NAD83(HARN) / North Carolina (m)
3358|NAD83(HARN) / NC (m)
3360|NAD83(HPGN) / South Carolina
3360|NAD83(HARN) / South Carolina (m)
3360|NAD83(HARN) / SC (m)
3361|NAD83(HPGN) / South Carolina (ft)
3361|NAD83(HARN) / SC (ftUS)
3362|NAD83(HPGN) / Pennsylvania North
3362|NAD83(HARN) / Pennsylvania North (m)
3362|NAD83(HARN) / PA N (m)
3363|NAD83(HPGN) / Pennsylvania North (ftUS)
3363|NAD83(HARN) / PA N (ftUS)
3364|NAD83(HPGN) / Pennsylvania South
3364|NAD83(HARN) / Pennsylvania South (m)
3364|NAD83(HARN) / PA S (m)
3365|NAD83(HPGN) / Pennsylvania South (ftUS)
3365|NAD83(HARN) / PA S (ftUS)
3367|Mauritanian Mining Cadastre 1999 / UTM zone 28N
3367|IGN Astro 1960 / UTM 28N
3368|Mauritanian Mining Cadastre 1999 / UTM zone 29N
3368|IGN Astro 1960 / UTM 29N
3369|Mauritanian Mining Cadastre 1999 / UTM zone 30N
3369|IGN Astro 1960 / UTM 30N
3376|GDM2000 / E Malaysia RSO
3378|GDM2000 / Melaka Grid
3381|GDM2000 / Terengganu
3383|GDM2000 / Kedah Grid
3386|KKJ / Basic Coordinate System zone 0
3387|KKJ / Basic Coordinate System zone 5
3388|Pulkovo 1942 / Caspian
3389|Pulkovo 1942 / 3GK zn 60
3390|Pulkovo 1995 / 3GK zn 60
3391|Karbala 1979 (Polservice) / UTM zone 37N
3392|Karbala 1979 (Polservice) / UTM zone 38N
3393|Karbala 1979 (Polservice) / UTM zone 39N
3400|NAD83 / AB 10TM Forest
3401|NAD83 / AB 10TM Resource
3402|NAD83(CSRS) / AB 10TM F
3403|NAD83(CSRS) / AB 10TM R
3404|NAD83(HPGN) / North Carolina (ftUS)
3404|NAD83(HARN) / NC (ftUS)
3407|Hong Kong 1963 Grid
3413|WGS 84 / NSIDC PS North
3414|SVY21 plane coordinate system
3415|WGS 72BE / SCS Lambert
3416|AT_ETRS89 / Austria Lambert
3417|NAD83 / Iowa N (ftUS)
3418|NAD83 / Iowa S (ftUS)
3419|NAD83 / Kansas N (ftUS)
3420|NAD83 / Kansas S (ftUS)
3421|NAD83 / Nevada E (ftUS)
3422|NAD83 / Nevada C (ftUS)
3423|NAD83 / Nevada W (ftUS)
3425|NAD83(HPGN) / Iowa North (ftUS)
3425|NAD83(HARN) / IA N (ftUS)
3426|NAD83(HPGN) / Iowa South (ftUS)
3426|NAD83(HARN) / IA S (ftUS)
3427|NAD83(HPGN) / Kansas North (ftUS)
3427|NAD83(HARN) / KS N (ftUS)
3428|NAD83(HPGN) / Kansas South (ftUS)
3428|NAD83(HARN) / KS S (ftUS)
3429|NAD83(HPGN) / Nevada East (ftUS)
3429|NAD83(HARN) / NV E (ftUS)
3430|NAD83(HPGN) / Nevada Central (ftUS)
3430|NAD83(HARN) / NV C (ftUS)
3431|NAD83(HPGN) / Nevada West (ftUS)
3431|NAD83(HARN) / NV W (ftUS)
3432|NAD83(HPGN) / New Jersey (ftUS)
3432|NAD83(HARN) / NJ (ftUS)
3433|NAD83 / Arkansas N (ftUS)
3434|NAD83 / Arkansas S (ftUS)
3435|NAD83 / Illinois E (ftUS)
3436|NAD83 / Illinois W (ftUS)
3437|NAD83 / NH (ftUS)
3438|NAD83 / RI (ftUS)
3441|NAD83(HPGN) / Arkansas North (ftUS)
3441|NAD83(HARN) / AR N (ftUS)
3442|NAD83(HPGN) / Arkansas South (ftUS)
3442|NAD83(HARN) / AR S (ftUS)
3443|NAD83(HPGN) / Illinois East (ftUS)
3443|NAD83(HARN) / IL E (ftUS)
3444|NAD83(HPGN) / Illinois West (ftUS)
3444|NAD83(HARN) / IL W (ftUS)
3445|NAD83(HPGN) / New Hampshire (ftUS)
3445|NAD83(HARN) / NH (ftUS)
3446|NAD83(HPGN) / Rhode Island (ftUS)
3446|NAD83(HARN) / RI (ftUS)
3447|ETRS89 / Lambert 2005
3447|BE_ETRS89 / LB05
3447|ETRS89 / LB05
3448|WGS 84 / Jamaica Metric Grid 2001
3448|JAD2001 / Jamaica Metric Grid 2001
3448|JAD2001 / JA Metric Grid
3451|NAD83 / Louisiana N (ftUS)
3452|NAD83 / Louisiana S (ftUS)
3453|NAD83 / LA Offshore (ftUS)
3455|NAD83 / S Dakota S (ftUS)
3456|NAD83(HPGN) / Louisiana North (ftUS)
3456|NAD83(HARN) / LA N (ftUS)
3457|NAD83(HPGN) / Louisiana South (ftUS)
3457|NAD83(HARN) / LA S (ftUS)
3458|NAD83(HPGN) / South Dakota North (ftUS)
3458|NAD83(HARN) / SD N (ftUS)
3459|NAD83(HPGN) / South Dakota South (ftUS)
3459|NAD83(HARN) / SD S (ftUS)
3460|Fiji 1986 / Map Grid
3461|Dabola 1981 / UTM 28N
3462|Dabola 1981 / UTM 29N
3463|NAD83 / Maine CS2000 Central (m)
3463|NAD83 / Maine CS2000 C
3464|NAD83(HARN) / Maine CS2000 Central (m)
3464|NAD83(HPGN) / Maine CS2000 Central
3464|NAD83(HARN) / ME 2000 C
3465|NAD83(NSRS2007) / Alabama East (m)
3465|NAD83(NSRS) / AL E (m)
3466|NAD83(NSRS2007) / Alabama West (m)
3466|NAD83(NSRS) / AL W (m)
3467|NAD83(NSRS) / AK Alb
3468|NAD83(NSRS2007) / Alaska zone 1 (m)
3468|NAD83(NSRS) / AK 1 (m)
3469|NAD83(NSRS2007) / Alaska zone 2 (m)
3469|NAD83(NSRS) / AK 2 (m)
3470|NAD83(NSRS2007) / Alaska zone 3 (m)
3470|NAD83(NSRS) / AK 3 (m)
3471|NAD83(NSRS2007) / Alaska zone 4 (m)
3471|NAD83(NSRS) / AK 4 (m)
3472|NAD83(NSRS2007) / Alaska zone 5 (m)
3472|NAD83(NSRS) / AK 5 (m)
3473|NAD83(NSRS2007) / Alaska zone 6 (m)
3473|NAD83(NSRS) / AK 6 (m)
3474|NAD83(NSRS2007) / Alaska zone 7 (m)
3474|NAD83(NSRS) / AK 7 (m)
3475|NAD83(NSRS2007) / Alaska zone 8 (m)
3475|NAD83(NSRS) / AK 8 (m)
3476|NAD83(NSRS2007) / Alaska zone 9 (m)
3476|NAD83(NSRS) / AK 9 (m)
3477|NAD83(NSRS2007) / Alaska zone 10 (m)
3477|NAD83(NSRS) / AK 10 (m)
3478|NAD83(NSRS2007) / Arizona Central (m)
3478|NAD83(NSRS) / AZ C (m)
3479|NAD83(NSRS) / AZ C (ft)
3480|NAD83(NSRS2007) / Arizona East (m)
3480|NAD83(NSRS) / AZ E (m)
3481|NAD83(NSRS) / AZ E (ft)
3482|NAD83(NSRS2007) / Arizona West (m)
3482|NAD83(NSRS) / AZ W (m)
3483|NAD83(NSRS) / AZ W (ft)
3484|NAD83(NSRS2007) / Arkansas North (m)
3484|NAD83(NSRS) / AR N (m)
3485|NAD83(NSRS) / AR N (ftUS)
3486|NAD83(NSRS2007) / Arkansas South (m)
3486|NAD83(NSRS) / AR S (m)
3487|NAD83(NSRS) / AR S (ftUS)
3488|NAD83(NSRS) / CA Albers
3489|NAD83(NSRS2007) / California zone 1 (m)
3489|NAD83(NSRS) / CA 1 (m)
3490|NAD83(NSRS) / CA 1 (ftUS)
3491|NAD83(NSRS2007) / California zone 2 (m)
3491|NAD83(NSRS) / CA 2 (m)
3492|NAD83(NSRS) / CA 2 (ftUS)
3493|NAD83(NSRS2007) / California zone 3 (m)
3493|NAD83(NSRS) / CA 3 (m)
3494|NAD83(NSRS) / CA 3 (ftUS)
3495|NAD83(NSRS2007) / California zone 4 (m)
3495|NAD83(NSRS) / CA 4 (m)
3496|NAD83(NSRS) / CA 4 (ftUS)
3497|NAD83(NSRS2007) / California zone 5 (m)
3497|NAD83(NSRS) / CA 5 (m)
3498|NAD83(NSRS) / CA 5 (ftUS)
3499|NAD83(NSRS2007) / California zone 6 (m)
3499|NAD83(NSRS) / CA 6 (m)
3500|NAD83(NSRS) / CA 6 (ftUS)
3501|NAD83(NSRS2007) / Colorado Central (m)
3501|NAD83(NSRS) / CO C (m)
3502|NAD83(NSRS) / CO C (ftUS)
3503|NAD83(NSRS2007) / Colorado North (m)
3503|NAD83(NSRS) / CO N (m)
3504|NAD83(NSRS) / CO N (ftUS)
3505|NAD83(NSRS2007) / Colorado South (m)
3505|NAD83(NSRS) / CO S (m)
3506|NAD83(NSRS) / CO S (ftUS)
3507|NAD83(NSRS2007) / Connecticut (m)
3507|NAD83(NSRS) / CT (m)
3508|NAD83(NSRS) / CT (ftUS)
3509|NAD83(NSRS2007) / Delaware (m)
3509|NAD83(NSRS) / DE (m)
3510|NAD83(NSRS) / DE (ftUS)
3511|NAD83(NSRS2007) / Florida East (m)
3511|NAD83(NSRS) / FL E (m)
3512|NAD83(NSRS) / FL E (ftUS)
3513|NAD83(NSRS) / FL GDL AEA
3514|NAD83(NSRS2007) / Florida North (m)
3514|NAD83(NSRS) / FL N (m)
3515|NAD83(NSRS) / FL N (ftUS)
3516|NAD83(NSRS2007) / Florida West (m)
3516|NAD83(NSRS) / FL W (m)
3517|NAD83(NSRS) / FL W (ftUS)
3518|NAD83(NSRS2007) / Georgia East (m)
3518|NAD83(NSRS) / GA E (m)
3519|NAD83(NSRS) / GA E (ftUS)
3520|NAD83(NSRS2007) / Georgia West (m)
3520|NAD83(NSRS) / GA W (m)
3521|NAD83(NSRS) / GA W (ftUS)
3522|NAD83(NSRS2007) / Idaho Central (m)
3522|NAD83(NSRS) / ID C (m)
3523|NAD83(NSRS) / ID C (ftUS)
3524|NAD83(NSRS2007) / Idaho East (m)
3524|NAD83(NSRS) / ID E (m)
3525|NAD83(NSRS) / ID E (ftUS)
3526|NAD83(NSRS2007) / Idaho West (m)
3526|NAD83(NSRS) / ID W (m)
3527|NAD83(NSRS) / ID W (ftUS)
3528|NAD83(NSRS2007) / Illinois East (m)
3528|NAD83(NSRS) / IL E (m)
3529|NAD83(NSRS) / IL E (ftUS)
3530|NAD83(NSRS2007) / Illinois West (m)
3530|NAD83(NSRS) / IL W (m)
3531|NAD83(NSRS) / IL W (ftUS)
3532|NAD83(NSRS2007) / Indiana East (m)
3532|NAD83(NSRS) / IN E (m)
3533|NAD83(NSRS) / IN E (ftUS)
3534|NAD83(NSRS2007) / Indiana West (m)
3534|NAD83(NSRS) / IN W (m)
3535|NAD83(NSRS) / IN W (ftUS)
3536|NAD83(NSRS2007) / Iowa North (m)
3536|NAD83(NSRS) / IA N (m)
3537|NAD83(NSRS) / IA N (ftUS)
3538|NAD83(NSRS2007) / Iowa South (m)
3538|NAD83(NSRS) / IA S (m)
3539|NAD83(NSRS) / IA S (ftUS)
3540|NAD83(NSRS2007) / Kansas North (m)
3540|NAD83(NSRS) / KS N (m)
3541|NAD83(NSRS) / KS N (ftUS)
3542|NAD83(NSRS2007) / Kansas South (m)
3542|NAD83(NSRS) / KS S (m)
3543|NAD83(NSRS) / KS S (ftUS)
3544|NAD83(NSRS2007) / Kentucky North (m)
3544|NAD83(NSRS) / KY N (m)
3545|NAD83(NSRS) / KY N (ftUS)
3546|NAD83(NSRS2007) / Kentucky Single Zone (m)
3546|NAD83(NSRS) / KY1Z (m)
3547|NAD83(NSRS) / KY1Z (ftUS)
3548|NAD83(NSRS2007) / Kentucky South (m)
3548|NAD83(NSRS) / KY S (m)
3549|NAD83(NSRS) / KY S (ftUS)
3550|NAD83(NSRS2007) / Louisiana North (m)
3550|NAD83(NSRS) / LA N (m)
3551|NAD83(NSRS) / LA N (ftUS)
3552|NAD83(NSRS2007) / Louisiana South (m)
3552|NAD83(NSRS) / LA S (m)
3553|NAD83(NSRS) / LA S (ftUS)
3554|NAD83(NSRS2007) / Maine CS2000 Central (m)
3554|NAD83(NSRS) / ME 2000 C
3555|NAD83(NSRS2007) / Maine CS2000 East (m)
3555|NAD83(NSRS) / ME 2000 E
3556|NAD83(NSRS2007) / Maine CS2000 West (m)
3556|NAD83(NSRS) / ME 2000 W
3557|NAD83(NSRS2007) / Maine CS83 East (m)
3557|NAD83(NSRS) / ME83 E (m)
3558|NAD83(NSRS2007) / Maine West (m)
3558|NAD83(NSRS) / ME83 W (m)
3559|NAD83(NSRS2007) / Maryland (m)
3559|NAD83(NSRS) / MD (m)
3561|Old Hawaiian / SP zone 1
3562|Old Hawaiian / SP zone 2
3563|Old Hawaiian / SP zone 3
3564|Old Hawaiian / SP zone 4
3565|Old Hawaiian / SP zone 5
3566|NAD83 / Utah Cen (ftUS)
3568|NAD83(HPGN) / Utah North (ftUS)
3568|NAD83(HARN) / UT N (ftUS)
3569|NAD83(HPGN) / Utah Central (ftUS)
3569|NAD83(HARN) / UT C (ftUS)
3570|NAD83(HPGN) / Utah South (ftUS)
3570|NAD83(HARN) / UT S (ftUS)
3571|WGS 84 / LAEA Bering Sea
3572|WGS 84 / LAEA Alaska
3573|WGS 84 / LAEA Canada
3574|WGS 84 / LAEA Atlantic
3575|WGS 84 / LAEA Europe
3576|WGS 84 / LAEA Russia
3577|GDA94 / Aus Albers
3579|NAD83(CSRS) / YT Albers
3581|NAD83(CSRS) / NWT LCC
3582|NAD83(NSRS) / MD (ftUS)
3583|NAD83(NSRS2007) / Massachusetts Island (m)
3583|NAD83(NSRS) / MA Is (m)
3584|NAD83(NSRS) / MA Is (ftUS)
3585|NAD83(NSRS2007) / Massachusetts Mainland (m)
3585|NAD83(NSRS) / MA md (m)
3586|NAD83(NSRS) / MA md (ftUS)
3587|NAD83(NSRS2007) / Michigan Central (m)
3587|NAD83(NSRS) / MI C (m)
3588|NAD83(NSRS) / MI C (ft)
3589|NAD83(NSRS2007) / Michigan North (m)
3589|NAD83(NSRS) / MI N (m)
3590|NAD83(NSRS) / MI N (ft)
3591|NAD83(NSRS) / MI Georef
3592|NAD83(NSRS2007) / Michigan South (m)
3592|NAD83(NSRS) / MI S (m)
3593|NAD83(NSRS) / MI S (ft)
3594|NAD83(NSRS2007) / Minnesota Central (m)
3594|NAD83(NSRS) / MN C (m)
3595|NAD83(NSRS2007) / Minnesota North (m)
3595|NAD83(NSRS) / MN N (m)
3596|NAD83(NSRS2007) / Minnesota South (m)
3596|NAD83(NSRS) / MN S (m)
3597|NAD83(NSRS2007) / Mississippi East (m)
3597|NAD83(NSRS) / MS E (m)
3598|NAD83(NSRS) / MS E (ftUS)
3599|NAD83(NSRS2007) / Mississippi West (m)
3599|NAD83(NSRS) / MS W (m)
3600|NAD83(NSRS) / MS W (ftUS)
3601|NAD83(NSRS2007) / Missouri Central (m)
3601|NAD83(NSRS) / MO C (m)
3602|NAD83(NSRS2007) / Missouri East (m)
3602|NAD83(NSRS) / MO E (m)
3603|NAD83(NSRS2007) / Missouri West (m)
3603|NAD83(NSRS) / MO W (m)
3604|NAD83(NSRS2007) / Montana (m)
3604|NAD83(NSRS) / MT (m)
3605|NAD83(NSRS) / MT (ft)
3606|NAD83(NSRS2007) / Nebraska (m)
3606|NAD83(NSRS) / NE (m)
3607|NAD83(NSRS2007) / Nevada Central (m)
3607|NAD83(NSRS) / NV C (m)
3608|NAD83(NSRS) / NV C (ftUS)
3609|NAD83(NSRS2007) / Nevada East (m)
3609|NAD83(NSRS) / NV E (m)
3610|NAD83(NSRS) / NV E (ftUS)
3611|NAD83(NSRS2007) / Nevada West (m)
3611|NAD83(NSRS) / NV W (m)
3612|NAD83(NSRS) / NV W (ftUS)
3613|NAD83(NSRS2007) / New Hampshire (m)
3613|NAD83(NSRS) / NH (m)
3614|NAD83(NSRS) / NH (ftUS)
3615|NAD83(NSRS2007) / New Jersey (m)
3615|NAD83(NSRS) / NJ (m)
3616|NAD83(NSRS) / NJ (ftUS)
3617|NAD83(NSRS2007) / New Mexico Central (m)
3617|NAD83(NSRS) / NM C (m)
3618|NAD83(NSRS) / NM C (ftUS)
3619|NAD83(NSRS2007) / New Mexico East (m)
3619|NAD83(NSRS) / NM E (m)
3620|NAD83(NSRS) / NM E (ftUS)
3621|NAD83(NSRS2007) / New Mexico West (m)
3621|NAD83(NSRS) / NM W (m)
3622|NAD83(NSRS) / NM W (ftUS)
3623|NAD83(NSRS2007) / New York Central (m)
3623|NAD83(NSRS) / NY C (m)
3624|NAD83(NSRS) / NY C (ftUS)
3625|NAD83(NSRS2007) / New York East (m)
3625|NAD83(NSRS) / NY E (m)
3626|NAD83(NSRS) / NY E (ftUS)
3627|NAD83(NSRS2007) / New York Long Island (m)
3627|NAD83(NSRS) / NY LI (m)
3628|NAD83(NSRS) / NY LI (ftUS)
3629|NAD83(NSRS2007) / New York West (m)
3629|NAD83(NSRS) / NY W (m)
3630|NAD83(NSRS) / NY W (ftUS)
3631|NAD83(NSRS2007) / North Carolina (m)
3631|NAD83(NSRS) / NC (m)
3632|NAD83(NSRS) / NC (ftUS)
3633|NAD83(NSRS2007) / North Dakota North (m)
3633|NAD83(NSRS) / ND N (m)
3634|NAD83(NSRS) / ND N (ft)
3635|NAD83(NSRS2007) / North Dakota South (m)
3635|NAD83(NSRS) / ND S (m)
3636|NAD83(NSRS) / ND S (ft)
3637|NAD83(NSRS2007) / Ohio North (m)
3638|NAD83(NSRS2007) / Ohio South (m)
3639|NAD83(NSRS2007) / Oklahoma North (m)
3639|NAD83(NSRS) / OK N (m)
3640|NAD83(NSRS) / OK N (ftUS)
3641|NAD83(NSRS2007) / Oklahoma South (m)
3641|NAD83(NSRS) / OK S (m)
3642|NAD83(NSRS) / OK S (ftUS)
3643|NAD83(2007) / Oregon LCC (m)
3644|NAD83(2007) / OR GIC Lam (ft)
3645|NAD83(NSRS2007) / Oregon North (m)
3645|NAD83(NSRS) / OR N (m)
3646|NAD83(NSRS) / OR N (ft)
3647|NAD83(NSRS2007) / Oregon South (m)
3647|NAD83(NSRS) / OR S (m)
3648|NAD83(NSRS) / OR S (ft)
3649|NAD83(NSRS2007) / Pennsylvania North (m)
3649|NAD83(NSRS) / PA N (m)
3650|NAD83(NSRS) / PA N (ftUS)
3651|NAD83(NSRS2007) / Pennsylvania South (m)
3651|NAD83(NSRS) / PA S (m)
3652|NAD83(NSRS) / PA S (ftUS)
3653|NAD83(NSRS2007) / Rhode Island (m)
3653|NAD83(NSRS) / RI (m)
3654|NAD83(NSRS) / RI (ftUS)
3655|NAD83(NSRS2007) / South Carolina (m)
3655|NAD83(NSRS) / SC (m)
3656|NAD83(NSRS) / SC (ft)
3657|NAD83(NSRS2007) / South Dakota North (m)
3657|NAD83(NSRS) / SD N (m)
3658|NAD83(NSRS) / SD N (ftUS)
3659|NAD83(NSRS2007) / South Dakota South (m)
3659|NAD83(NSRS) / SD S (m)
3660|NAD83(NSRS) / SD S (ftUS)
3661|NAD83(NSRS2007) / Tennessee (m)
3661|NAD83(NSRS) / TN (m)
3662|NAD83(NSRS) / TN (ftUS)
3663|NAD83(NSRS2007) / Texas Central (m)
3663|NAD83(NSRS) / TX C (m)
3664|NAD83(NSRS) / TX C ftUS
3665|NAD83(NSRS) / TX Albers
3666|NAD83(NSRS) / TX LC
3667|NAD83(NSRS2007) / Texas North (m)
3667|NAD83(NSRS) / TX N (m)
3668|NAD83(NSRS) / TX N ftUS
3669|NAD83(NSRS2007) / Texas North Central (m)
3669|NAD83(NSRS) / TX NC (m)
3670|NAD83(NSRS) / TX NC ftUS
3671|NAD83(NSRS2007) / Texas South (m)
3671|NAD83(NSRS) / TX S (m)
3672|NAD83(NSRS) / TX S ftUS
3673|NAD83(NSRS2007) / Texas South Central (m)
3673|NAD83(NSRS) / TX SC (m)
3674|NAD83(NSRS) / TX SC ftUS
3675|NAD83(NSRS2007) / Utah Central (m)
3675|NAD83(NSRS) / UT C (m)
3676|NAD83(NSRS) / UT C (ft)
3677|NAD83(NSRS) / UT C (ftUS)
3678|NAD83(NSRS2007) / Utah North (m)
3678|NAD83(NSRS) / UT N (m)
3679|NAD83(NSRS) / UT N (ft)
3680|NAD83(NSRS) / UT N (ftUS)
3681|NAD83(NSRS2007) / Utah South (m)
3681|NAD83(NSRS) / UT S (m)
3682|NAD83(NSRS) / UT S (ft)
3683|NAD83(NSRS) / UT S (ftUS)
3684|NAD83(NSRS2007) / Vermont (m)
3684|NAD83(NSRS) / VT (m)
3685|NAD83(NSRS2007) / Virginia North (m)
3685|NAD83(NSRS) / VA N (m)
3686|NAD83(NSRS) / VA N (ftUS)
3687|NAD83(NSRS2007) / Virginia South (m)
3687|NAD83(NSRS) / VA S (m)
3688|NAD83(NSRS) / VA S (ftUS)
3689|NAD83(NSRS2007) / Washington North (m)
3689|NAD83(NSRS) / WA N (m)
3690|NAD83(NSRS) / WA N (ftUS)
3691|NAD83(NSRS2007) / Washington South (m)
3691|NAD83(NSRS) / WA S (m)
3692|NAD83(NSRS) / WA S (ftUS)
3693|NAD83(NSRS2007) / West Virginia North (m)
3693|NAD83(NSRS) / WV N (m)
3694|NAD83(NSRS2007) / West Virginia South (m)
3694|NAD83(NSRS) / WV S (m)
3695|NAD83(NSRS2007) / Wisconsin Central (m)
3695|NAD83(NSRS) / WI C (m)
3696|NAD83(NSRS) / WI C (ftUS)
3697|NAD83(NSRS2007) / Wisconsin North (m)
3697|NAD83(NSRS) / WI N (m)
3698|NAD83(NSRS) / WI N (ftUS)
3699|NAD83(NSRS2007) / Wisconsin South (m)
3699|NAD83(NSRS) / WI S (m)
3700|NAD83(NSRS) / WI S (ftUS)
3701|NAD83(NSRS) / WTM 83
3702|NAD83(NSRS2007) / Wyoming East (m)
3702|NAD83(NSRS) / WY E (m)
3703|NAD83(NSRS2007) / Wyoming East Central (m)
3703|NAD83(NSRS) / WY EC (m)
3704|NAD83(NSRS2007) / Wyoming West Central (m)
3704|NAD83(NSRS) / WY WC (m)
3705|NAD83(NSRS2007) / Wyoming West (m)
3705|NAD83(NSRS) / WY W (m)
3706|NAD83(NSRS) / UTM 59N
3707|NAD83(NSRS) / UTM 60N
3708|NAD83(NSRS) / UTM 1N
3709|NAD83(NSRS) / UTM 2N
3710|NAD83(NSRS) / UTM 3N
3711|NAD83(NSRS) / UTM 4N
3712|NAD83(NSRS) / UTM 5N
3713|NAD83(NSRS) / UTM 6N
3714|NAD83(NSRS) / UTM 7N
3715|NAD83(NSRS) / UTM 8N
3716|NAD83(NSRS) / UTM 9N
3717|NAD83(NSRS) / UTM 10N
3718|NAD83(NSRS) / UTM 11N
3719|NAD83(NSRS) / UTM 12N
3720|NAD83(NSRS) / UTM 13N
3721|NAD83(NSRS) / UTM 14N
3722|NAD83(NSRS) / UTM 15N
3723|NAD83(NSRS) / UTM 16N
3724|NAD83(NSRS) / UTM 17N
3725|NAD83(NSRS) / UTM 18N
3726|NAD83(NSRS) / UTM 19N
3727|Piton des Neiges / TM Reunion
3728|NAD83(NSRS) / OH N (ftUS)
3729|NAD83(NSRS) / OH S (ftUS)
3730|NAD83(NSRS) / WY E (ftUS)
3731|NAD83(NSRS) / WY EC (ftUS)
3732|NAD83(NSRS) / WY WC (ftUS)
3733|NAD83(NSRS) / WY W (ftUS)
3734|NAD83 / Ohio N (ftUS)
3735|NAD83 / Ohio S (ftUS)
3736|NAD83 / Wyoming E (ftUS)
3737|NAD83 / Wyoming EC (ftUS)
3738|NAD83 / Wyoming WC (ftUS)
3739|NAD83 / Wyoming W (ftUS)
3740|NAD83(HPGN) / UTM zone 10N
3740|NAD83(HARN) / UTM 10N
3741|NAD83(HPGN) / UTM zone 11N
3741|NAD83(HARN) / UTM 11N
3742|NAD83(HPGN) / UTM zone 12N
3742|NAD83(HARN) / UTM 12N
3743|NAD83(HPGN) / UTM zone 13N
3743|NAD83(HARN) / UTM 13N
3744|NAD83(HPGN) / UTM zone 14N
3744|NAD83(HARN) / UTM 14N
3745|NAD83(HPGN) / UTM zone 15N
3745|NAD83(HARN) / UTM 15N
3746|NAD83(HPGN) / UTM zone 16N
3746|NAD83(HARN) / UTM 16N
3747|NAD83(HPGN) / UTM zone 17N
3747|NAD83(HARN) / UTM 17N
3748|NAD83(HPGN) / UTM zone 18N
3748|NAD83(HARN) / UTM 18N
3749|NAD83(HPGN) / UTM zone 19N
3749|NAD83(HARN) / UTM 19N
3750|NAD83(HPGN) / UTM zone 4N
3750|NAD83(HARN) / UTM 4N
3751|NAD83(HPGN) / UTM zone 5N
3751|NAD83(HARN) / UTM 5N
3753|NAD83(HARN) / OH N (ftUS)
3753|NAD83(HPGN) / Ohio North (ftUS)
3754|NAD83(HARN) / OH S (ftUS)
3754|NAD83(HPGN) / Ohio South (ftUS)
3755|NAD83(HARN) / WY E (ftUS)
3755|NAD83(HPGN) / Wyoming East (ftUS)
3756|NAD83(HARN) / WY EC (ftUS)
3756|NAD83(HPGN) / Wyoming East Central (ftUS)
3757|NAD83(HARN) / WY WC (ftUS)
3757|NAD83(HPGN) / Wyoming West Central (ftUS)
3758|NAD83(HARN) / WY W (ftUS)
3758|NAD83(HPGN) / Wyoming West (ftUS)
3759|NAD83 / Hawaii 3 (ftUS)
3760|NAD83(HPGN) / Hawaii zone 3 (ftUS)
3760|NAD83(HARN) / HI 3 (ftUS)
3761|NAD83(CSRS) / UTM 22N
3762|WGS 84 / S Georgia LCC
3764|NZGD2000 / CI Circuit
3765|HTRS96 / TM
3766|HTRS96 / LCC
3769|Bermuda National Grid
3770|BNG2000
3771|NAD27 / Alberta 3TM ref merid 111
3771|NAD27 / Alberta 3TM 111
3772|NAD27 / Alberta 3TM ref merid 114
3772|NAD27 / Alberta 3TM 114
3773|NAD27 / Alberta 3TM ref merid 117
3773|NAD27 / Alberta 3TM 117
3775|NAD83 / Alberta 3TM ref merid 111
3775|NAD83 / Alberta 3TM 111
3776|NAD83 / Alberta 3TM ref merid 114
3776|NAD83 / Alberta 3TM 114
3777|NAD83 / Alberta 3TM ref merid 117
3777|NAD83 / Alberta 3TM 117
3779|NAD83(CSRS) / Alberta 3TM ref merid 111
3779|NAD83(CSRS) / AB 3TM 111
3780|NAD83(CSRS) / Alberta 3TM ref merid 114
3780|NAD83(CSRS) / AB 3TM 114
3781|NAD83(CSRS) / Alberta 3TM ref merid 117
3781|NAD83(CSRS) / AB 3TM 117
3783|Pitcairn 2006 / TM
3784|Pitcairn 1967 / UTM 9S
3788|NZGD2000 / AKTM2000
3789|NZGD2000 / CATM2000
3790|NZGD2000 / AITM2000
3791|NZGD2000 / RITM2000
3793|NZGD2000 / CITM2000
3794|D96/TM
3799|NAD83(CSRS) / MTQ LCC
3800|NAD27 / Alberta 3TM ref merid 120
3800|NAD27 / Alberta 3TM 112
3801|NAD83 / Alberta 3TM ref merid 120
3801|NAD83 / Alberta 3TM 120
3802|NAD83(CSRS) / Alberta 3TM ref merid 120
3802|NAD83(CSRS) / AB 3TM 120
3812|ETRS89 / Lambert 2008
3812|ETRS89 / LB08
3814|NAD83 / MSTM
3815|NAD83(HARN) / MSTM
3815|NAD83(HPGN) / Mississippi TM
3816|NAD83(NSRS2007) / MSTM
3816|NAD83(NSRS) / MSTM
3829|Hu Tzu Shan / UTM 51N
3836|Pulkovo 1942(83) / 6-degree Gauss-Kruger zone 4
3836|Pulkovo 42(83) / GK zn 4
3839|Pulkovo 42(58) / 3GK zn9
3840|Pulkovo 42(58) / 3GKzn10
3841|Pulkovo 42(83) / 3GK zn6
3844|Stereo 70
3844|S-42 / Stereo 70
3845|SWEREF99 / RT90 7.5 gon V 0:-15 emulation
3845|SWEREF99 / RT90 7.5 gon V
3846|SWEREF99 / RT90 5 gon V 0:-15 emulation
3846|SWEREF99 / RT90 5 gon V
3847|SWEREF99 / RT90 2.5 gon V 0:-15 emulation
3847|SWEREF99 / RT90 2.5 gon V
3848|SWEREF99 / RT90 0 gon 0:-15 emulation
3848|SWEREF99 / RT90 0 gon
3849|SWEREF99 / RT90 2.5 gon O 0:-15 emulation
3849|SWEREF99 / RT90 2.5 gon O
3850|SWEREF99 / RT90 5 gon O 0:-15 emulation
3850|SWEREF99 / RT90 5 gon O
3857|WGS 84 / Popular Visualisation Pseudo-Mercator
3857|Web Mercator
3873|ETRS-GK19FIN
3874|ETRS-GK20FIN
3875|ETRS-GK21FIN
3876|ETRS-GK22FIN
3877|ETRS-GK23FIN
3878|ETRS-GK24FIN
3879|ETRS-GK25FIN
3880|ETRS-GK26FIN
3881|ETRS-GK27FIN
3882|ETRS-GK28FIN
3883|ETRS-GK29FIN
3884|ETRS-GK30FIN
3885|ETRS-GK31FIN
3893|ED50 / Iraq Nat. Grid
3906|HR1901
3912|D48/GK
3920|Puerto Rico / UTM 20N
3942|RGF93 / CC42
3943|RGF93 / CC43
3944|RGF93 / CC44
3945|RGF93 / CC45
3946|RGF93 / CC46
3947|RGF93 / CC47
3948|RGF93 / CC48
3949|RGF93 / CC49
3950|RGF93 / CC50
3969|NAD83(HARN) / VA LCC
3969|NAD83(HPGN) / Virginia Lambert
3970|NAD83(NSRS) / VA LCC
3976|WGS 84 / NSIDC PS South
3979|NAD83(CSRS) / Canada LCC
3986|Katanga 1955 / TM zone A
3987|Katanga 1955 / TM zone B
3991|Puerto Rico SPCS 27
3995|WGS 84 / Arctic PS
3996|WGS 84 / IBCAO PS
3997|WGS 84 / DLTM
4048|RGRDC 2005 / Congo TM 12
4049|RGRDC 2005 / Congo TM 14
4050|RGRDC 2005 / Congo TM 16
4051|RGRDC 2005 / Congo TM 18
4056|RGRDC 2005 / Congo TM 20
4057|RGRDC 2005 / Congo TM 22
4058|RGRDC 2005 / Congo TM 24
4059|RGRDC 2005 / Congo TM 26
4060|RGRDC 2005 / Congo TM 28
4061|RGRDC 2005 / UTM 33S
4062|RGRDC 2005 / UTM 34S
4063|RGRDC 2005 / UTM 35S
4122|ATS77 - LatLon
4129|Observatario Campos Rodrigues 1907
4131|Indian (DMA Reduced)
4132|Final Datum 1958 (Iran)
4134|PDO Survey Datum 1993
4141|Israel
4151|CHTRF95
4152|NAD83(HPGN)
4152|Guam Geodetic Network 1993
4152|GGN93
4152|NAD83(1992 AK)
4152|NAD83(1993 HI)
4152|NAD83(1993 AS)
4152|NAD83(1993 GU)
4152|NAD83(1993 PRVI)
4152|NAD 83 (HARN) - LatLon
4160|Quini-Huao
4160|Chos Malal
4161|Pampa Cas
4167|NZGD2000 - LatLon
4170|SIRGAS
4170|SIRGAS95 - LatLon
4171|RGF93 v1 (lat-lon)
4171|RGF93
4176|AAD98
4178|Uniform Astro-Geodetic Network (UAGN) 1983
4179|Pulkovo 1942(56)
4179|Pulkovo 1942(57)
4179|Uniform Astro-Geodetic Network (UAGN) 1956
4181|NTL (1930)
4181|Luxembourg 1930
4190|National Geodetic System [Argentina]
4191|ALB86
4199|New Egyptian
4201|Blue Nile 1958
4202|AGD66 - LatLon
4203|AGD84 - LatLon
4207|Lisbon 1937
4211|Genuk
4215|Belge 1950
4217|NAD83 / UTM zone 59N (ftUS)
4218|Bogota
4225|Corrego Alegre
4227|Levant
4229|Old Egyptian
4236|Hu Tzu Shan
4245|MRT68
4254|Hito XVIII
4258|ETRS89-GRS80
4265|Rome 1940
4265|Roma40
4267|NAD27 - LatLon
4269|NAD83(1986)
4269|NAD 83 (1986) - LatLon
4269|NAD83(Original)
4272|GD49
4272|NZGD1949 - LatLon
4277|OSGB 1936
4282|Congo 1960 Pointe Noire
4283|GDA94 - LatLon
4289|RD Bessel
4298|Timbalai 1968
4298|BT68
4300|1975 Mapping Adjustment
4301|Tokyo 1918
4309|ROU-USAMS
4313|Belge 1972
4316|Dealul Piscului 1933
4399|NAD27 / UTM zone 59N (ftUS)
4400|NAD27 / UTM zone 60N (ftUS)
4401|NAD27 / UTM zone 1N (ftUS)
4402|NAD27 / UTM zone 2N (ftUS)
4403|NAD27 / UTM zone 3N (ftUS)
4404|NAD27 / UTM zone 4N (ftUS)
4405|NAD27 / UTM zone 5N (ftUS)
4406|NAD27 / UTM zone 6N (ftUS)
4407|NAD27 / UTM zone 7N (ftUS)
4408|NAD27 / UTM zone 8N (ftUS)
4409|NAD27 / UTM zone 9N (ftUS)
4410|NAD27 / UTM zone 10N (ftUS)
4411|NAD27 / UTM zone 11N (ftUS)
4412|NAD27 / UTM zone 12N (ftUS)
4413|NAD27 / UTM zone 13N (ftUS)
4414|GGN93 / Guam Map Grid
4414|Guam Geodetic Network 1993 / Guam Map Grid
4414|NAD83 / Guam Map Grid
4414|NAD83(HPGN) / Guam Map Grid
4417|Pulkovo 42(83) / 3GK zn7
4418|NAD27 / UTM zone 18N (ftUS)
4419|NAD27 / UTM zone 19N (ftUS)
4420|NAD83 / UTM zone 60N (ftUS)
4421|NAD83 / UTM zone 1N (ftUS)
4422|NAD83 / UTM zone 2N (ftUS)
4423|NAD83 / UTM zone 3N (ftUS)
4424|NAD83 / UTM zone 4N (ftUS)
4425|NAD83 / UTM zone 5N (ftUS)
4426|NAD83 / UTM zone 6N (ftUS)
4427|NAD83 / UTM zone 7N (ftUS)
4428|NAD83 / UTM zone 8N (ftUS)
4429|NAD83 / UTM zone 9N (ftUS)
4430|NAD83 / UTM zone 10N (ftUS)
4431|NAD83 / UTM zone 11N (ftUS)
4432|NAD83 / UTM zone 12N (ftUS)
4433|NAD83 / UTM zone 13N (ftUS)
4434|Pulkovo 42(83) / 3GK zn8
4437|NAD83(NSRS) / PR and VI
4438|NAD83 / UTM zone 18N (ftUS)
4439|NAD83 / UTM zone 19N (ftUS)
4455|NAD27 / Pennsylvania S
4456|NAD27 / New York Long Is
4457|NAD83 / S Dakota N (ftUS)
4462|WGS 84 / ACRESLC
4463|RGSPM06 (lat-lon)
4470|RGM04 (lat-lon)
4483|Red Geodesica Nacional ITRF92
4483|Mexican Datum of 1993
4484|Mexico 1992 / UTM 11N
4484|Red Geodesica Nacional ITRF92 / UTM 11N
4484|Mexican Datum of 1993 / UTM zone 11N
4485|Mexico 1992 / UTM 12N
4485|Red Geodesica Nacional ITRF92 / UTM 12N
4485|Mexican Datum of 1993 / UTM zone 12N
4486|Mexico 1992 / UTM 13N
4486|Red Geodesica Nacional ITRF92 / UTM 13N
4486|Mexican Datum of 1993 / UTM zone 13N
4487|Mexico 1992 / UTM 14N
4487|Red Geodesica Nacional ITRF92 / UTM 14N
4487|Mexican Datum of 1993 / UTM zone 14N
4488|Mexico 1992 / UTM 15N
4488|Red Geodesica Nacional ITRF92 / UTM 15N
4488|Mexican Datum of 1993 / UTM zone 15N
4489|Red Geodesica Nacional ITRF92 / UTM 16N
4489|Mexico 1992 / UTM 16N
4489|Mexican Datum of 1993 / UTM zone 16N
4490|CGCS2000
4490|CGCS 2000 - LatLon
4491|CGCS2000 / 6-degree Gauss-Kruger zone 13
4491|CGCS2000 / G-K zone 13
4492|CGCS2000 / 6-degree Gauss-Kruger zone 14
4492|CGCS2000 / G-K zone 14
4493|CGCS2000 / 6-degree Gauss-Kruger zone 15
4493|CGCS2000 / G-K zone 15
4494|CGCS2000 / 6-degree Gauss-Kruger zone 16
4494|CGCS2000 / G-K zone 16
4495|CGCS2000 / 6-degree Gauss-Kruger zone 17
4495|CGCS2000 / G-K zone 17
4496|CGCS2000 / 6-degree Gauss-Kruger zone 18
4496|CGCS2000 / G-K zone 18
4497|CGCS2000 / G-K zone 19
4497|CGCS2000 / 6-degree Gauss-Kruger zone 19
4498|CGCS2000 / 6-degree Gauss-Kruger zone 20
4498|CGCS2000 / G-K zone 20
4499|CGCS2000 / 6-degree Gauss-Kruger zone 21
4499|CGCS2000 / G-K zone 21
4500|CGCS2000 / 6-degree Gauss-Kruger zone 22
4500|CGCS2000 / G-K zone 22
4501|CGCS2000 / 6-degree Gauss-Kruger zone 23
4501|CGCS2000 / G-K zone 23
4502|CGCS2000 / 6-degree Gauss-Kruger CM 75E
4502|CGCS2000 / G-K CM 75E
4503|CGCS2000 / 6-degree Gauss-Kruger CM 81E
4503|CGCS2000 / G-K CM 81E
4504|CGCS2000 / 6-degree Gauss-Kruger CM 87E
4504|CGCS2000 / G-K CM 87E
4505|CGCS2000 / 6-degree Gauss-Kruger CM 93E
4505|CGCS2000 / G-K CM 93E
4506|CGCS2000 / 6-degree Gauss-Kruger CM 99E
4506|CGCS2000 / G-K CM 99E
4507|CGCS2000 / 6-degree Gauss-Kruger CM 105E
4507|CGCS2000 / G-K CM 105E
4508|CGCS2000 / 6-degree Gauss-Kruger CM 111E
4508|CGCS2000 / G-K CM 111E
4509|CGCS2000 / 6-degree Gauss-Kruger CM 117E
4509|CGCS2000 / G-K CM 117E
4510|CGCS2000 / 6-degree Gauss-Kruger CM 123E
4510|CGCS2000 / G-K CM 123E
4511|CGCS2000 / 6-degree Gauss-Kruger CM 129E
4511|CGCS2000 / G-K CM 129E
4512|CGCS2000 / 6-degree Gauss-Kruger CM 135E
4512|CGCS2000 / G-K CM 135E
4513|CGCS2000 / 3GK zone 25
4514|CGCS2000 / 3GK zone 26
4515|CGCS2000 / 3GK zone 27
4516|CGCS2000 / 3GK zone 28
4517|CGCS2000 / 3GK zone 29
4518|CGCS2000 / 3GK zone 30
4519|CGCS2000 / 3GK zone 31
4520|CGCS2000 / 3GK zone 32
4521|CGCS2000 / 3GK zone 33
4522|CGCS2000 / 3GK zone 34
4523|CGCS2000 / 3GK zone 35
4524|CGCS2000 / 3GK zone 36
4525|CGCS2000 / 3GK zone 37
4526|CGCS2000 / 3GK zone 38
4527|CGCS2000 / 3GK zone 39
4528|CGCS2000 / 3GK zone 40
4529|CGCS2000 / 3GK zone 41
4530|CGCS2000 / 3GK zone 42
4531|CGCS2000 / 3GK zone 43
4532|CGCS2000 / 3GK zone 44
4533|CGCS2000 / 3GK zone 45
4534|CGCS2000 / 3GK CM 75E
4535|CGCS2000 / 3GK CM 78E
4536|CGCS2000 / 3GK CM 81E
4537|CGCS2000 / 3GK CM 84E
4538|CGCS2000 / 3GK CM 87E
4539|CGCS2000 / 3GK CM 90E
4540|CGCS2000 / 3GK CM 93E
4541|CGCS2000 / 3GK CM 96E
4542|CGCS2000 / 3GK CM 99E
4543|CGCS2000 / 3GK CM 102E
4544|CGCS2000 / 3GK CM 105E
4545|CGCS2000 / 3GK CM 108E
4546|CGCS2000 / 3GK CM 111E
4547|CGCS2000 / 3GK CM 114E
4548|CGCS2000 / 3GK CM 117E
4549|CGCS2000 / 3GK CM 120E
4550|CGCS2000 / 3GK CM 123E
4551|CGCS2000 / 3GK CM 126E
4552|CGCS2000 / 3GK CM 129E
4553|CGCS2000 / 3GK CM 132E
4554|CGCS2000 / 3GK CM 135E
4568|New Beijing / 6-degree Gauss-Kruger zone 13
4568|New Beijing / G-K zone 13
4569|New Beijing / 6-degree Gauss-Kruger zone 14
4569|New Beijing / G-K zone 14
4570|New Beijing / 6-degree Gauss-Kruger zone 15
4570|New Beijing / G-K zone 15
4571|New Beijing / G-K zone 16
4571|New Beijing / 6-degree Gauss-Kruger zone 16
4572|New Beijing / 6-degree Gauss-Kruger zone 17
4572|New Beijing / G-K zone 17
4573|New Beijing / 6-degree Gauss-Kruger zone 18
4573|New Beijing / G-K zone 18
4574|New Beijing / G-K zone 19
4574|New Beijing / 6-degree Gauss-Kruger zone 19
4575|New Beijing / G-K zone 20
4575|New Beijing / 6-degree Gauss-Kruger zone 20
4576|New Beijing / 6-degree Gauss-Kruger zone 21
4576|New Beijing / G-K zone 21
4577|New Beijing / 6-degree Gauss-Kruger zone 22
4577|New Beijing / G-K zone 22
4578|New Beijing / G-K zone 23
4578|New Beijing / 6-degree Gauss-Kruger zone 23
4579|New Beijing / 6-degree Gauss-Kruger CM 75E
4579|New Beijing / G-K CM 75E
4580|New Beijing / 6-degree Gauss-Kruger CM 81E
4580|New Beijing / G-K CM 81E
4581|New Beijing / 6-degree Gauss-Kruger CM 87E
4581|New Beijing / G-K CM 87E
4582|New Beijing / 6-degree Gauss-Kruger CM 93E
4582|New Beijing / G-K CM 93E
4583|New Beijing / 6-degree Gauss-Kruger CM 99E
4583|New Beijing / G-K CM 99E
4584|New Beijing / 6-degree Gauss-Kruger CM 105E
4584|New Beijing / G-K CM 105E
4585|New Beijing / 6-degree Gauss-Kruger CM 111E
4585|New Beijing / G-K CM 111E
4586|New Beijing / 6-degree Gauss-Kruger CM 117E
4586|New Beijing / G-K CM 117E
4587|New Beijing / 6-degree Gauss-Kruger CM 123E
4587|New Beijing / G-K CM 123E
4588|New Beijing / 6-degree Gauss-Kruger CM 129E
4588|New Beijing / G-K CM 129E
4589|New Beijing / 6-degree Gauss-Kruger CM 135E
4589|New Beijing / G-K CM 135E
4604|Montserrat 58
4608|NAD27(MAY76) - LatLon
4609|CGQ77
4609|NAD27(CGQ77) - LatLon
4611|HK1980
4612|JGD2000 - LatLon
4613|P2 Exc-T9
4613|P2 Exc
4615|Porto Santo 1936
4616|Marco Astro
4616|Selvagem Grande 1938
4620|12th Parallel traverse
4622|Sainte Anne
4624|RGFG95 (lat-lon)
4625|Fort Desaix
4626|Piton des Neiges
4627|RGR92 (lat-lon)
4628|Tahiti
4629|Tahaa
4638|St Pierre Miquelon 1950
4639|Uvea SHOM 1978
4646|IGN50
4652|New Beijing / 3GK zone 25
4653|New Beijing / 3GK zone 26
4654|New Beijing / 3GK zone 27
4655|New Beijing / 3GK zone 28
4656|New Beijing / 3GK zone 29
4670|ETRF89 IT
4672|CI1971
4673|CI1979
4674|SIRGAS2000 - LatLon
4683|New Luzon
4688|MHEFO 55
4690|IGN79 Tahiti
4692|MOP 1983
4697|IGC 1962
4699|Le Pouce (Mauritius 94)
4699|Le Pouce (Mauritius PN 94)
4700|Mauritanian Mining Cadastre 1999
4701|Bas Congo 1955
4706|S-650 TL
4710|ASTRO DOS 71/4
4710|St. Helena 1971
4714|Bellevue (IGN)
4720|FGD 1986
4723|Grand Cayman 1959
4725|Johnston Atoll 1961
4726|Little Cayman 1961
4728|Pico de las Nieves 1984
4730|Santo (DOS)
4738|HK63
4739|HK63(67)
4743|Karbala 1979 (Polservice)
4748|Vanua Levu 1917
4753|FD54a
4755|IGD95
4759|NAD 83 (2007) - LatLon
4766|New Beijing / 3GK zone 30
4767|New Beijing / 3GK zone 31
4768|New Beijing / 3GK zone 32
4769|New Beijing / 3GK zone 33
4770|New Beijing / 3GK zone 34
4771|New Beijing / 3GK zone 35
4772|New Beijing / 3GK zone 36
4773|New Beijing / 3GK zone 37
4774|New Beijing / 3GK zone 38
4775|New Beijing / 3GK zone 39
4776|New Beijing / 3GK zone 40
4777|New Beijing / 3GK zone 41
4778|New Beijing / 3GK zone 42
4779|New Beijing / 3GK zone 43
4780|New Beijing / 3GK zone 44
4781|New Beijing / 3GK zone 45
4782|New Beijing / 3GK CM 75E
4783|New Beijing / 3GK CM 78E
4784|New Beijing / 3GK CM 81E
4785|New Beijing / 3GK CM 84E
4786|New Beijing / 3GK CM 87E
4787|New Beijing / 3GK CM 90E
4788|New Beijing / 3GK CM 93E
4789|New Beijing / 3GK CM 96E
4790|New Beijing / 3GK CM 99E
4791|New Beijing / 3GK CM 102E
4792|New Beijing / 3GK CM 105E
4793|New Beijing / 3GK CM 108E
4794|New Beijing / 3GK CM 111E
4795|New Beijing / 3GK CM 114E
4796|New Beijing / 3GK CM 117E
4797|New Beijing / 3GK CM 120E
4798|New Beijing / 3GK CM 123E
4799|New Beijing / 3GK CM 126E
4800|New Beijing / 3GK CM 129E
4803|Lisbon 1937 (Lisbon)
4806|Rome 1940 (Rome)
4809|Belge 1950 (Brussels)
4812|New Beijing / 3GK CM 132E
4813|Genuk (Jakarta)
4820|Samboja (Jakarta)
4822|New Beijing / 3GK CM 135E
4823|Fortaleza
4823|Island of Sao Tome datum
4824|Morro do Papagaio
4824|Island of Principe datum
4826|WGS 84 / Cape Verde New
4839|ETRS89-LCC-DE(N-E)
4903|Madrid
5017|BB DLx
5018|Lisbon 1937 / Portuguese Grid New
5048|ETRS-TM35FIN(N,E)
5132|Tokyo 1898
5167|Korean 1985 / East Sea
5168|Korean 1985 / Jeju Belt
5169|Tokyo / Korea West Belt
5169|Tokyo 1892 / Korea West
5169|Tokyo 1898 / Korea West Belt
5170|Tokyo / Korea Central Belt
5170|Tokyo 1892 / Korea Cen
5170|Tokyo 1898 / Korea Central Belt
5171|Tokyo / Korea East Belt
5171|Tokyo 1892 / Korea East
5171|Tokyo 1898 / Korea East Belt
5172|Tokyo / Korea East Sea Belt
5172|Tokyo 1892 / Korea E Sea
5172|Tokyo 1898 / Korea East Sea Belt
5173|Korean 1985 / Mod West
5174|Korean 1985 / Mod Cen
5175|Korean 1985 / Mod Jeju
5176|Korean 1985 / Mod East
5177|Korean 1985 / Mod E Sea
5181|Korea 2000 / Central
5182|Korea 2000 / Jeju
5184|Korea 2000 / East Sea
5185|Korea 2000 / West 2010
5186|Korea 2000 / Central 2010
5187|Korea 2000 / East 2010
5188|Korea 2000 / E Sea 2010
5221|S-JTSK (F) / Krovak EN
5223|WGS 84 / GTM
5224|S-JTSK/05 (F) / ModKrovak
5225|S-JTSK/05 (F) / ModKrovakEN
5243|ETRS89-LCC-DE(E-N)
5247|GDBD2009 / Brunei RSO
5253|TUREF / 3-degree Gauss-Kruger CM 27E
5254|TUREF / 3-degree Gauss-Kruger CM 30E
5255|TUREF / 3-degree Gauss-Kruger CM 33E
5256|TUREF / 3-degree Gauss-Kruger CM 36E
5257|TUREF / 3-degree Gauss-Kruger CM 39E
5258|TUREF / 3-degree Gauss-Kruger CM 42E
5259|TUREF / 3-degree Gauss-Kruger CM 45E
5266|DRUKREF 03 / Bhutan NG
5269|TUREF / Turkey zone 9
5270|TUREF / Turkey zone 10
5271|TUREF / Turkey zone 11
5272|TUREF / Turkey zone 12
5273|TUREF / Turkey zone 13
5274|TUREF / Turkey zone 14
5275|TUREF / Turkey zone 15
5300|DRUKREF 03 / P-Gatsh TM
5302|DRUKREF 03 / S Jong TM
5306|DRUKREF 03 / T-Gang TM
5309|DRUKREF 03 / Wangdue TM
5316|ETRS89 / FOTM
5320|NAD83 / Teranet LC
5321|NAD83(CSRS) / Teranet LC
5330|Batavia (Jkt) / NEIEZ
5331|Makassar (Jkt) / NEIEZ
5340|Marco de Referencia Geodésico Nacional Oficial
5343|POSGAR 07 / Argentina 1
5343|POSGAR 2007 / Gauss-Kruger zone 1
5344|POSGAR 2007 / Gauss-Kruger zone 2
5344|POSGAR 07 / Argentina 2
5345|POSGAR 07 / Argentina 3
5345|POSGAR 2007 / Gauss-Kruger zone 3
5346|POSGAR 07 / Argentina 4
5346|POSGAR 2007 / Gauss-Kruger zone 4
5347|POSGAR 07 / Argentina 5
5347|POSGAR 2007 / Gauss-Kruger zone 5
5348|POSGAR 07 / Argentina 6
5348|POSGAR 2007 / Gauss-Kruger zone 6
5349|POSGAR 07 / Argentina 7
5349|POSGAR 2007 / Gauss-Kruger zone 7
5360|SIRGAS-Chile realización 1
5360|SIRGAS-Chile epoch 2002.00
5361|SIRGAS-Chile / UTM 19S
5362|SIRGAS-Chile / UTM 18S
5382|SIRGAS-ROU98 / UTM 21S
5383|SIRGAS-ROU98 / UTM 22S
5396|SIRGAS 2000 / UTM 26S
5456|Ocotepeque / Costa Rica N
5457|Ocotepeque / C R Sur
5459|Ocotepeque / Guatemala S
5460|Ocotepeque / El Salvador
5461|Ocotepeque / Nicaragua N
5462|Ocotepeque / Nicaragua S
5469|Panama-Colon / Lambert
5472|Panama-Colon / Polyconic
5489|RGAF09 (lat-lon)
5513|S-JTSK [JTSK] / Krovak
5514|S-JTSK [JTSK] / Krovak East North
5514|S-JTSK / Krovak EN (G)
5515|S-JTSK/05 / ModKrovak
5516|S-JTSK/05 / ModKrovakEN
5518|CI1971 / CIMG
5519|CI1979 / CIMG
5523|WGS 84 / GTM 2011
5536|Corrego Aleg61 / UTM 21S
5537|Corrego Aleg61 / UTM 22S
5538|Corrego Aleg61 / UTM 23S
5539|Corrego Aleg61 / UTM 24S
5559|Ocotepeque / Guatemala N
5562|UCS-2000 / 6-degree Gauss-Kruger zone 4
5562|UCS-2000 zone 4
5563|UCS-2000 / 6-degree Gauss-Kruger zone 5
5563|UCS-2000 zone 5
5564|UCS-2000 / 6-degree Gauss-Kruger zone 6
5564|UCS-2000 zone 6
5565|UCS-2000 / 6-degree Gauss-Kruger zone 7
5565|UCS-2000 zone 7
5566|UCS-2000 / 6-degree Gauss-Kruger CM 21E
5566|UCS-2000 / 6GK 21E
5567|UCS-2000 / 6-degree Gauss-Kruger CM 27E
5567|UCS-2000 / 6GK 27E
5568|UCS-2000 / 6-degree Gauss-Kruger CM 33E
5568|UCS-2000 / 6GK 33E
5569|UCS-2000 / 6-degree Gauss-Kruger CM 39E
5569|UCS-2000 / 6GK 39E
5588|NAD27 / NB Stereographic
5589|Sibun Gorge / Colony Grd
5596|Fehmarnbelt Coordinate System
5596|FCS
5624|NAD27 / Michigan Old Cen
5634|REGCAN95 - LCC
5635|REGCAN95 - LAEA
5646|NAD83 / VT (ftUS)
5654|NAD83(HPGN) / Vermont (ftUS)
5654|NAD83(HARN) / VT (ftUS)
5655|NAD83(NSRS) / VT (ftUS)
5659|Monte Mario / UTMRER
5681|DB_REF2003
5681|DB_REF2016
5682|DB_REF / 3GK zone 2 E-N
5683|DB_REF / 3GK zone 3 E-N
5684|DB_REF / 3GK zone 4 E-N
5685|DB_REF / 3GK zone 5 E-N
5825|AGD66 / ACT SGC
5836|Yemen NGN96 / UTM 37N
5837|Yemen NGN96 / UTM 40N
5844|RGRDC 2005 / Congo TM 30
5879|Cadastre 1997 / UTM 38S
5887|TGD2005 / TMG
5897|VN-2000 / TM-3 105-00
5898|VN-2000 / TM-3 108-00
5921|WGS 84 / EPSG Arctic A1
5922|WGS 84 / EPSG Arctic A2
5923|WGS 84 / EPSG Arctic A3
5924|WGS 84 / EPSG Arctic A4
5925|WGS 84 / EPSG Arctic A5
5926|WGS 84 / EPSG Arctic B1
5927|WGS 84 / EPSG Arctic B2
5928|WGS 84 / EPSG Arctic B3
5929|WGS 84 / EPSG Arctic B4
5930|WGS 84 / EPSG Arctic B5
5931|WGS 84 / EPSG Arctic C1
5932|WGS 84 / EPSG Arctic C2
5933|WGS 84 / EPSG Arctic C3
5934|WGS 84 / EPSG Arctic C4
5935|WGS 84 / EPSG Arctic C5
5936|WGS 84 / EPSG Alaska PS
5937|WGS 84 / EPSG Canada PS
5938|WGS 84 / EPSG Greenland PS
5939|WGS 84 / EPSG Norway PS
5940|WGS 84 / EPSG Russia PS
6050|GR96 / EPSG Arctic 1-25
6051|GR96 / EPSG Arctic 2-18
6052|GR96 / EPSG Arctic 2-20
6053|GR96 / EPSG Arctic 3-29
6054|GR96 / EPSG Arctic 3-31
6055|GR96 / EPSG Arctic 3-33
6056|GR96 / EPSG Arctic 4-20
6057|GR96 / EPSG Arctic 4-22
6058|GR96 / EPSG Arctic 4-24
6059|GR96 / EPSG Arctic 5-41
6060|GR96 / EPSG Arctic 5-43
6061|GR96 / EPSG Arctic 5-45
6062|GR96 / EPSG Arctic 6-26
6063|GR96 / EPSG Arctic 6-28
6064|GR96 / EPSG Arctic 6-30
6065|GR96 / EPSG Arctic 7-11
6066|GR96 / EPSG Arctic 7-13
6067|GR96 / EPSG Arctic 8-20
6068|GR96 / EPSG Arctic 8-22
6069|ETRS89 / EPSG Arctic 2-22
6070|ETRS89 / EPSG Arctic 3-11
6071|ETRS89 / EPSG Arctic 4-26
6072|ETRS89 / EPSG Arctic 4-28
6073|ETRS89 / EPSG Arctic 5-11
6074|ETRS89 / EPSG Arctic 5-13
6075|WGS 84 / EPSG Arctic 2-24
6076|WGS 84 / EPSG Arctic 2-26
6077|WGS 84 / EPSG Arctic 3-13
6078|WGS 84 / EPSG Arctic 3-15
6079|WGS 84 / EPSG Arctic 3-17
6080|WGS 84 / EPSG Arctic 3-19
6081|WGS 84 / EPSG Arctic 4-30
6082|WGS 84 / EPSG Arctic 4-32
6083|WGS 84 / EPSG Arctic 4-34
6084|WGS 84 / EPSG Arctic 4-36
6085|WGS 84 / EPSG Arctic 4-38
6086|WGS 84 / EPSG Arctic 4-40
6087|WGS 84 / EPSG Arctic 5-15
6088|WGS 84 / EPSG Arctic 5-17
6089|WGS 84 / EPSG Arctic 5-19
6090|WGS 84 / EPSG Arctic 5-21
6091|WGS 84 / EPSG Arctic 5-23
6092|WGS 84 / EPSG Arctic 5-25
6093|WGS 84 / EPSG Arctic 5-27
6094|NAD83(NSRS2007) / EPSG Arctic 5-29
6095|NAD83(NSRS2007) / EPSG Arctic 5-31
6096|NAD83(NSRS2007) / EPSG Arctic 6-14
6097|NAD83(NSRS2007) / EPSG Arctic 6-16
6098|NAD83(CSRS) / EPSG Arctic 1-23
6099|NAD83(CSRS) / EPSG Arctic 2-14
6100|NAD83(CSRS) / EPSG Arctic 2-16
6101|NAD83(CSRS) / EPSG Arctic 3-25
6102|NAD83(CSRS) / EPSG Arctic 3-27
6103|NAD83(CSRS) / EPSG Arctic 3-29
6104|NAD83(CSRS) / EPSG Arctic 4-14
6105|NAD83(CSRS) / EPSG Arctic 4-16
6106|NAD83(CSRS) / EPSG Arctic 4-18
6107|NAD83(CSRS) / EPSG Arctic 5-33
6108|NAD83(CSRS) / EPSG Arctic 5-35
6109|NAD83(CSRS) / EPSG Arctic 5-37
6110|NAD83(CSRS) / EPSG Arctic 5-39
6111|NAD83(CSRS) / EPSG Arctic 6-18
6112|NAD83(CSRS) / EPSG Arctic 6-20
6113|NAD83(CSRS) / EPSG Arctic 6-22
6114|NAD83(CSRS) / EPSG Arctic 6-24
6115|WGS 84 / EPSG Arctic 1-27
6116|WGS 84 / EPSG Arctic 1-29
6117|WGS 84 / EPSG Arctic 1-31
6118|WGS 84 / EPSG Arctic 1-21
6119|WGS 84 / EPSG Arctic 2-28
6120|WGS 84 / EPSG Arctic 2-10
6121|WGS 84 / EPSG Arctic 2-12
6122|WGS 84 / EPSG Arctic 3-21
6123|WGS 84 / EPSG Arctic 3-23
6124|WGS 84 / EPSG Arctic 4-12
6125|ETRS89 / EPSG Arctic 5-47
6128|GCNG59
6129|SING61
6204|MGI 1901 / Macedonia GK
6204|MGI 1901 / Macedonia Gauss-Kruger
6204|MSCS
6210|SIRGAS 2000 / UTM 23N
6211|SIRGAS 2000 / UTM 24N
6244|MAGNA-SIRGAS / Arauca
6245|MAGNA-SIRGAS / Armenia
6246|MAGNA-SIRGAS / Barranquilla
6247|MAGNA-SIRGAS / Bogota DC
6248|MAGNA-SIRGAS / Bucaramanga
6249|MAGNA-SIRGAS / Cali
6250|MAGNA-SIRGAS / Cartagena
6251|MAGNA-SIRGAS / Cucuta
6252|MAGNA-SIRGAS / Florencia
6253|MAGNA-SIRGAS / Ibague
6254|MAGNA-SIRGAS / Inirida
6255|MAGNA-SIRGAS / Leticia
6256|MAGNA-SIRGAS / Manizales
6257|MAGNA-SIRGAS / Medellin
6258|MAGNA-SIRGAS / Mitu
6259|MAGNA-SIRGAS / Mocoa
6260|MAGNA-SIRGAS / Monteria
6261|MAGNA-SIRGAS / Neiva
6262|MAGNA-SIRGAS / Pasto
6263|MAGNA-SIRGAS / Pereira
6264|MAGNA-SIRGAS / Popayan
6265|MAGNA-SIRGAS / Puerto Carreno
6266|MAGNA-SIRGAS / Quibdo
6267|MAGNA-SIRGAS / Riohacha
6268|MAGNA-SIRGAS / San Andres
6269|MAGNA-SIRGAS / San Jose
6270|MAGNA-SIRGAS / Santa Marta
6271|MAGNA-SIRGAS / Sucre
6272|MAGNA-SIRGAS / Tunja
6273|MAGNA-SIRGAS / Valledupar
6274|MAGNA-SIRGAS / Villavicencio
6275|MAGNA-SIRGAS / Yopal
6307|NAD83(CORS96) / PR and VI
6312|CGRS93 / Local Transverse Mercator (LTM)
6312|CGRS93 / Cyprus LTM
6316|Macedonia State Coordinate System zone 7
6316|B&H GK zone 7
6316|MGI 1901 / Gauss–Kruger zone 7
6316|MSCS zone 7
6318|NAD 83 (2011) Epoch 2010 - LatLon
6322|NAD 83 (PA11) Epoch 2010 - LatLon
6325|NAD 83 (MA11) Epoch 2010 - LatLon
6351|NAD83(2011) / EPSG Arctic 5-29
6352|NAD83(2011) / EPSG Arctic 5-31
6353|NAD83(2011) / EPSG Arctic 6-14
6354|NAD83(2011) / EPSG Arctic 6-16
6355|NAD83(2011) / Alabama East (m)
6355|NAD83(2011) / AL E (m)
6356|NAD83(2011) / Alabama West (m)
6356|NAD83(2011) / AL W (m)
6362|Red Geodesica Nacional ITRF92 / CCL
6365|Red Geodesica Nacional ITRF2008
6366|Mexico 2008 / UTM 11N
6366|Red Geodesica Nacional ITRF2008 / UTM 11N
6367|Mexico 2008 / UTM 12N
6367|Red Geodesica Nacional ITRF2008 / UTM 12N
6368|Mexico 2008 / UTM 13N
6368|Red Geodesica Nacional ITRF2008 / UTM 13N
6369|Mexico 2008 / UTM 14N
6369|Red Geodesica Nacional ITRF2008 / UTM 14N
6370|Mexico 2008 / UTM 15N
6370|Red Geodesica Nacional ITRF2008 / UTM 15N
6371|Red Geodesica Nacional ITRF2008 / UTM 16N
6371|Mexico 2008 / UTM 16N
6372|Red Geodesica Nacional ITRF2008 / CCL
6381|UCS-2000 / 3GK 21E
6382|UCS-2000 / 3GK 24E
6383|UCS-2000 / 3GK 27E
6384|UCS-2000 / 3GK 30E
6385|UCS-2000 / 3GK 33E
6386|UCS-2000 / 3GK 36E
6387|UCS-2000 / 3GK 39E
6391|CING11
6393|NAD83(2011) / AK Alb
6394|NAD83(2011) / Alaska zone 1 (m)
6394|NAD83(2011) / AK 1 (m)
6395|NAD83(2011) / Alaska zone 2 (m)
6395|NAD83(2011) / AK 2 (m)
6396|NAD83(2011) / Alaska zone 3 (m)
6396|NAD83(2011) / AK 3 (m)
6397|NAD83(2011) / Alaska zone 4 (m)
6397|NAD83(2011) / AK 4 (m)
6398|NAD83(2011) / Alaska zone 5 (m)
6398|NAD83(2011) / AK 5 (m)
6399|NAD83(2011) / Alaska zone 6 (m)
6399|NAD83(2011) / AK 6 (m)
6400|NAD83(2011) / Alaska zone 7 (m)
6400|NAD83(2011) / AK 7 (m)
6401|NAD83(2011) / Alaska zone 8 (m)
6401|NAD83(2011) / AK 8 (m)
6402|NAD83(2011) / Alaska zone 9 (m)
6402|NAD83(2011) / AK 9 (m)
6403|NAD83(2011) / Alaska zone 10 (m)
6403|NAD83(2011) / AK 10 (m)
6404|NAD83(2011) / Arizona Central (m)
6404|NAD83(2011) / AZ C (m)
6405|NAD83(2011) / AZ C (ft)
6406|NAD83(2011) / Arizona East (m)
6406|NAD83(2011) / AZ E (m)
6407|NAD83(2011) / AZ E (ft)
6408|NAD83(2011) / Arizona West (m)
6408|NAD83(2011) / AZ W (m)
6409|NAD83(2011) / AZ W (ft)
6410|NAD83(2011) / Arkansas North (m)
6410|NAD83(2011) / AR N (m)
6411|NAD83(2011) / AR N (ftUS)
6412|NAD83(2011) / Arkansas South (m)
6412|NAD83(2011) / AR S (m)
6413|NAD83(2011) / AR S (ftUS)
6414|NAD83(2011) / CA Albers
6415|NAD83(2011) / California zone 1 (m)
6415|NAD83(2011) / CA 1 (m)
6416|NAD83(2011) / CA 1 (ftUS)
6417|NAD83(2011) / California zone 2 (m)
6417|NAD83(2011) / CA 2 (m)
6418|NAD83(2011) / CA 2 (ftUS)
6419|NAD83(2011) / California zone 3 (m)
6419|NAD83(2011) / CA 3 (m)
6420|NAD83(2011) / CA 3 (ftUS)
6421|NAD83(2011) / California zone 4 (m)
6421|NAD83(2011) / CA 4 (m)
6422|NAD83(2011) / CA 4 (ftUS)
6423|NAD83(2011) / California zone 5 (m)
6423|NAD83(2011) / CA 5 (m)
6424|NAD83(2011) / CA 5 (ftUS)
6425|NAD83(2011) / California zone 6 (m)
6425|NAD83(2011) / CA 6 (m)
6426|NAD83(2011) / CA 6 (ftUS)
6427|NAD83(2011) / Colorado Central (m)
6427|NAD83(2011) / CO C (m)
6428|NAD83(2011) / CO C (ftUS)
6429|NAD83(2011) / Colorado North (m)
6429|NAD83(2011) / CO N (m)
6430|NAD83(2011) / CO N (ftUS)
6431|NAD83(2011) / Colorado South (m)
6431|NAD83(2011) / CO S (m)
6432|NAD83(2011) / CO S (ftUS)
6433|NAD83(2011) / Connecticut (m)
6433|NAD83(2011) / CT (m)
6434|NAD83(2011) / CT (ftUS)
6435|NAD83(2011) / Delaware (m)
6435|NAD83(2011) / DE (m)
6436|NAD83(2011) / DE (ftUS)
6437|NAD83(2011) / Florida East (m)
6437|NAD83(2011) / FL E (m)
6438|NAD83(2011) / FL E (ftUS)
6439|NAD83(2011) / FL GDL AEA
6440|NAD83(2011) / Florida North (m)
6440|NAD83(2011) / FL N (m)
6441|NAD83(2011) / FL N (ftUS)
6442|NAD83(2011) / Florida West (m)
6442|NAD83(2011) / FL W (m)
6443|NAD83(2011) / FL W (ftUS)
6444|NAD83(2011) / Georgia East (m)
6444|NAD83(2011) / GA E (m)
6445|NAD83(2011) / GA E (ftUS)
6446|NAD83(2011) / Georgia West (m)
6446|NAD83(2011) / GA W (m)
6447|NAD83(2011) / GA W (ftUS)
6448|NAD83(2011) / Idaho Central (m)
6448|NAD83(2011) / ID C (m)
6449|NAD83(2011) / ID C (ftUS)
6450|NAD83(2011) / Idaho East (m)
6450|NAD83(2011) / ID E (m)
6451|NAD83(2011) / ID E (ftUS)
6452|NAD83(2011) / Idaho West (m)
6452|NAD83(2011) / ID W (m)
6453|NAD83(2011) / ID W (ftUS)
6454|NAD83(2011) / Illinois East (m)
6454|NAD83(2011) / IL E (m)
6455|NAD83(2011) / IL E (ftUS)
6456|NAD83(2011) / Illinois West (m)
6456|NAD83(2011) / IL W (m)
6457|NAD83(2011) / IL W (ftUS)
6458|NAD83(2011) / Indiana East (m)
6458|NAD83(2011) / IN E (m)
6459|NAD83(2011) / IN E (ftUS)
6460|NAD83(2011) / Indiana West (m)
6460|NAD83(2011) / IN W (m)
6461|NAD83(2011) / IN W (ftUS)
6462|NAD83(2011) / Iowa North (m)
6462|NAD83(2011) / IA N (m)
6463|NAD83(2011) / IA N (ftUS)
6464|NAD83(2011) / Iowa South (m)
6464|NAD83(2011) / IA S (m)
6465|NAD83(2011) / IA S (ftUS)
6466|NAD83(2011) / Kansas North (m)
6466|NAD83(2011) / KS N (m)
6467|NAD83(2011) / KS N (ftUS)
6468|NAD83(2011) / Kansas South (m)
6468|NAD83(2011) / KS S (m)
6469|NAD83(2011) / KS S (ftUS)
6470|NAD83(2011) / Kentucky North (m)
6470|NAD83(2011) / KY N (m)
6471|NAD83(2011) / KY N (ftUS)
6472|NAD83(2011) / Kentucky Single Zone (m)
6472|NAD83(2011) / KY1Z (m)
6473|NAD83(2011) / KY1Z (ftUS)
6474|NAD83(2011) / Kentucky South (m)
6474|NAD83(2011) / KY S (m)
6475|NAD83(2011) / KY S (ftUS)
6476|NAD83(2011) / Louisiana North (m)
6476|NAD83(2011) / LA N (m)
6477|NAD83(2011) / LA N (ftUS)
6478|NAD83(2011) / Louisiana South (m)
6478|NAD83(2011) / LA S (m)
6479|NAD83(2011) / LA S (ftUS)
6480|NAD83(2011) / Maine CS2000 Central (m)
6480|NAD83(2011) / ME 2000 C
6481|NAD83(2011) / Maine CS2000 East (m)
6481|NAD83(2011) / ME 2000 E
6482|NAD83(2011) / Maine CS2000 West (m)
6482|NAD83(2011) / ME 2000 W
6483|NAD83(2011) / Maine CS83 East (m)
6483|NAD83(2011) / ME83 E (m)
6484|NAD83(2011) / Maine CS83 East (ftUS)
6484|NAD83(2011) / ME E (ftUS)
6485|NAD83(2011) / Maine West (m)
6485|NAD83(2011) / ME83 W (m)
6486|NAD83(2011) / Maine CS83 West (ftUS)
6486|NAD83(2011) / ME W (ftUS)
6487|NAD83(2011) / Maryland (m)
6487|NAD83(2011) / MD (m)
6488|NAD83(2011) / MD (ftUS)
6489|NAD83(2011) / Massachusetts Island (m)
6489|NAD83(2011) / MA Is (m)
6490|NAD83(2011) / MA Is (ftUS)
6491|NAD83(2011) / Massachusetts Mainland (m)
6491|NAD83(2011) / MA md (m)
6492|NAD83(2011) / MA md (ftUS)
6493|NAD83(2011) / Michigan Central (m)
6493|NAD83(2011) / MI C (m)
6494|NAD83(2011) / MI C (ft)
6495|NAD83(2011) / Michigan North (m)
6495|NAD83(2011) / MI N (m)
6496|NAD83(2011) / MI N (ft)
6497|NAD83(2011) / MI Georef
6498|NAD83(2011) / Michigan South (m)
6498|NAD83(2011) / MI S (m)
6499|NAD83(2011) / MI S (ft)
6500|NAD83(2011) / Minnesota Central (m)
6500|NAD83(2011) / MN C (m)
6501|NAD83(2011) / MN C (ftUS)
6502|NAD83(2011) / Minnesota North (m)
6502|NAD83(2011) / MN N (m)
6503|NAD83(2011) / MN N (ftUS)
6504|NAD83(2011) / Minnesota South (m)
6504|NAD83(2011) / MN S (m)
6505|NAD83(2011) / MN S (ftUS)
6506|NAD83(2011) / Mississippi East (m)
6506|NAD83(2011) / MS E (m)
6507|NAD83(2011) / MS E (ftUS)
6508|NAD83(2011) / MSTM
6509|NAD83(2011) / Mississippi West (m)
6509|NAD83(2011) / MS W (m)
6510|NAD83(2011) / MS W (ftUS)
6511|NAD83(2011) / Missouri Central (m)
6511|NAD83(2011) / MO C (m)
6512|NAD83(2011) / Missouri East (m)
6512|NAD83(2011) / MO E (m)
6513|NAD83(2011) / Missouri West (m)
6513|NAD83(2011) / MO W (m)
6514|NAD83(2011) / Montana (m)
6514|NAD83(2011) / MT (m)
6515|NAD83(2011) / MT (ft)
6516|NAD83(2011) / Nebraska (m)
6516|NAD83(2011) / NE (m)
6518|NAD83(2011) / Nevada Central (m)
6518|NAD83(2011) / NV C (m)
6519|NAD83(2011) / NV C (ftUS)
6520|NAD83(2011) / Nevada East (m)
6520|NAD83(2011) / NV E (m)
6521|NAD83(2011) / NV E (ftUS)
6522|NAD83(2011) / Nevada West (m)
6522|NAD83(2011) / NV W (m)
6523|NAD83(2011) / NV W (ftUS)
6524|NAD83(2011) / New Hampshire (m)
6524|NAD83(2011) / NH (m)
6525|NAD83(2011) / NH (ftUS)
6526|NAD83(2011) / New Jersey (m)
6526|NAD83(2011) / NJ (m)
6527|NAD83(2011) / NJ (ftUS)
6528|NAD83(2011) / New Mexico Central (m)
6528|NAD83(2011) / NM C (m)
6529|NAD83(2011) / NM C (ftUS)
6530|NAD83(2011) / New Mexico East (m)
6530|NAD83(2011) / NM E (m)
6531|NAD83(2011) / NM E (ftUS)
6532|NAD83(2011) / New Mexico West (m)
6532|NAD83(2011) / NM W (m)
6533|NAD83(2011) / NM W (ftUS)
6534|NAD83(2011) / New York Central (m)
6534|NAD83(2011) / NY C (m)
6535|NAD83(2011) / NY C (ftUS)
6536|NAD83(2011) / New York East (m)
6536|NAD83(2011) / NY E (m)
6537|NAD83(2011) / NY E (ftUS)
6538|NAD83(2011) / New York Long Island (m)
6538|NAD83(2011) / NY LI (m)
6539|NAD83(2011) / NY LI (ftUS)
6540|NAD83(2011) / New York West (m)
6540|NAD83(2011) / NY W (m)
6541|NAD83(2011) / NY W (ftUS)
6542|NAD83(2011) / North Carolina (m)
6542|NAD83(2011) / NC (m)
6543|NAD83(2011) / NC (ftUS)
6544|NAD83(2011) / North Dakota North (m)
6544|NAD83(2011) / ND N (m)
6545|NAD83(2011) / ND N (ft)
6546|NAD83(2011) / North Dakota South (m)
6546|NAD83(2011) / ND S (m)
6547|NAD83(2011) / ND S (ft)
6548|NAD83(2011) / Ohio North (m)
6549|NAD83(2011) / OH N (ftUS)
6550|NAD83(2011) / Ohio South (m)
6551|NAD83(2011) / OH S (ftUS)
6552|NAD83(2011) / Oklahoma North (m)
6552|NAD83(2011) / OK N (m)
6553|NAD83(2011) / OK N (ftUS)
6554|NAD83(2011) / Oklahoma South (m)
6554|NAD83(2011) / OK S (m)
6555|NAD83(2011) / OK S (ftUS)
6557|NAD83(2011) / OR GIC Lam (ft)
6558|NAD83(2011) / Oregon North (m)
6558|NAD83(2011) / OR N (m)
6559|NAD83(2011) / OR N (ft)
6560|NAD83(2011) / Oregon South (m)
6560|NAD83(2011) / OR S (m)
6561|NAD83(2011) / OR S (ft)
6562|NAD83(2011) / Pennsylvania North (m)
6562|NAD83(2011) / PA N (m)
6563|NAD83(2011) / PA N (ftUS)
6564|NAD83(2011) / Pennsylvania South (m)
6564|NAD83(2011) / PA S (m)
6565|NAD83(2011) / PA S (ftUS)
6566|NAD83(2011) / PR and VI
6567|NAD83(2011) / Rhode Island (m)
6567|NAD83(2011) / RI (m)
6568|NAD83(2011) / RI (ftUS)
6569|NAD83(2011) / South Carolina (m)
6569|NAD83(2011) / SC (m)
6570|NAD83(2011) / SC (ft)
6571|NAD83(2011) / South Dakota North (m)
6571|NAD83(2011) / SD N (m)
6572|NAD83(2011) / SD N (ftUS)
6573|NAD83(2011) / South Dakota South (m)
6573|NAD83(2011) / SD S (m)
6574|NAD83(2011) / SD S (ftUS)
6575|NAD83(2011) / Tennessee (m)
6575|NAD83(2011) / TN (m)
6576|NAD83(2011) / TN (ftUS)
6577|NAD83(2011) / Texas Central (m)
6577|NAD83(2011) / TX C (m)
6578|NAD83(2011) / TX C (ftUS)
6579|NAD83(2011) / TX Albers
6580|NAD83(2011) / TX LC
6581|NAD83(2011) / Texas North (m)
6581|NAD83(2011) / TX N (m)
6582|NAD83(2011) / TX N (ftUS)
6583|NAD83(2011) / Texas North Central (m)
6583|NAD83(2011) / TX NC (m)
6584|NAD83(2011) / TX NC (ftUS)
6585|NAD83(2011) / Texas South (m)
6585|NAD83(2011) / TX S (m)
6586|NAD83(2011) / TX S (ftUS)
6587|NAD83(2011) / Texas South Central (m)
6587|NAD83(2011) / TX SC (m)
6588|NAD83(2011) / TX SC (ftUS)
6589|NAD83(2011) / Vermont (m)
6589|NAD83(2011) / VT (m)
6590|NAD83(2011) / VT (ftUS)
6591|NAD83(2011) / VA LCC
6592|NAD83(2011) / Virginia North (m)
6592|NAD83(2011) / VA N (m)
6593|NAD83(2011) / VA N (ftUS)
6594|NAD83(2011) / Virginia South (m)
6594|NAD83(2011) / VA S (m)
6595|NAD83(2011) / VA S (ftUS)
6596|NAD83(2011) / Washington North (m)
6596|NAD83(2011) / WA N (m)
6597|NAD83(2011) / WA N (ftUS)
6598|NAD83(2011) / Washington South (m)
6598|NAD83(2011) / WA S (m)
6599|NAD83(2011) / WA S (ftUS)
6600|NAD83(2011) / West Virginia North (m)
6600|NAD83(2011) / WV N (m)
6601|NAD83(2011) / WV N (ftUS)
6602|NAD83(2011) / West Virginia South (m)
6602|NAD83(2011) / WV S (m)
6603|NAD83(2011) / WV S (ftUS)
6605|NAD83(2011) / WI C (ftUS)
6606|NAD83(2011) / Wisconsin North (m)
6606|NAD83(2011) / WI N (m)
6607|NAD83(2011) / WI N (ftUS)
6608|NAD83(2011) / Wisconsin South (m)
6608|NAD83(2011) / WI S (m)
6609|NAD83(2011) / WI S (ftUS)
6610|NAD83(2011) / WTM 83
6611|NAD83(2011) / Wyoming East (m)
6611|NAD83(2011) / WY E (m)
6612|NAD83(2011) / WY E (ftUS)
6613|NAD83(2011) / Wyoming East Central (m)
6613|NAD83(2011) / WY EC (m)
6614|NAD83(2011) / WY EC (ftUS)
6615|NAD83(2011) / Wyoming West (m)
6615|NAD83(2011) / WY W (m)
6616|NAD83(2011) / WY W (ftUS)
6617|NAD83(2011) / Wyoming West Central (m)
6617|NAD83(2011) / WY WC (m)
6618|NAD83(2011) / WY WC (ftUS)
6619|NAD83(2011) / Utah Central (m)
6619|NAD83(2011) / UT C (m)
6620|NAD83(2011) / Utah North (m)
6620|NAD83(2011) / UT N (m)
6621|NAD83(2011) / Utah South (m)
6621|NAD83(2011) / UT S (m)
6625|NAD83(2011) / UT C (ftUS)
6626|NAD83(2011) / UT N (ftUS)
6627|NAD83(2011) / UT S (ftUS)
6628|NAD83(PA11) / Hawaii zone 1 (m)
6628|NAD83(PA11) / HI 1 (m)
6629|NAD83(PA11) / Hawaii zone 2 (m)
6629|NAD83(PA11) / HI 2 (m)
6630|NAD83(PA11) / Hawaii zone 3 (m)
6630|NAD83(PA11) / HI 3 (m)
6631|NAD83(PA11) / Hawaii zone 4 (m)
6631|NAD83(PA11) / HI 4 (m)
6632|NAD83(PA11) / Hawaii zone 5 (m)
6632|NAD83(PA11) / HI 5 (m)
6633|NAD83(PA11) / HI 3 (ftUS)
6634|NAD83(PA11) / UTM 4N
6635|NAD83(PA11) / UTM 5N
6636|NAD83(PA11) / UTM 2S
6646|Karbala 1979 (Polservice) / Iraq National Grid
6646|Karbala / Iraq Nat. Grid
6668|JGD2011 - LatLon
6669|JGD2011 / Japan zone 1
6670|JGD2011 / Japan zone 2
6671|JGD2011 / Japan zone 3
6672|JGD2011 / Japan zone 4
6673|JGD2011 / Japan zone 5
6674|JGD2011 / Japan zone 6
6675|JGD2011 / Japan zone 7
6676|JGD2011 / Japan zone 8
6677|JGD2011 / Japan zone 9
6678|JGD2011 / Japan zone 10
6679|JGD2011 / Japan zone 11
6680|JGD2011 / Japan zone 12
6681|JGD2011 / Japan zone 13
6682|JGD2011 / Japan zone 14
6683|JGD2011 / Japan zone 15
6684|JGD2011 / Japan zone 16
6685|JGD2011 / Japan zone 17
6686|JGD2011 / Japan zone 18
6687|JGD2011 / Japan zone 19
6706|ETRF2000 epoca 2008.0
6707|RDN2008 / TM32
6707|ETRF2000 epoca 2008.0 fuso 32
6708|RDN2008 / TM33
6708|ETRF2000 epoca 2008.0 fuso 33
6709|RDN2008 / TM34
6709|ETRF2000 epoca 2008.0 fuso 34
6783|NAD 83 (CORS96) Epoch 1997.0 - LatLon
6783|NAD 83 (CORS96) Epoch 2002.0 - LatLon
6784|CORS96 / OCRS_BKE (m)
6785|CORS96 / OCRS_BKE (ft)
6786|NAD83(2011) / OCRS_BKE (m)
6787|NAD83(2011) / OCRS_BKE (ft)
6788|CORS96 / OCRS_BKF (m)
6789|CORS96 / OCRS_BKF (ft)
6790|NAD83(2011) / OCRS_BKF (m)
6791|NAD83(2011) / OCRS_BKF (ft)
6792|CORS96 / OCRS_BRP (m)
6793|CORS96 / OCRS_BRP (ft)
6794|NAD83(2011) / OCRS_BRP (m)
6795|NAD83(2011) / OCRS_BRP (ft)
6796|CORS96 / OCRS_BBU (m)
6796|NAD83(CORS96) / Oregon Bend-Vale zone (m)
6797|NAD83(CORS96) / Oregon Bend-Vale zone (ft)
6797|CORS96 / OCRS_BBU (ft)
6798|NAD83(2011) / OCRS_BBU (m)
6798|NAD83(2011) / Oregon Bend-Vale zone (m)
6799|NAD83(2011) / OCRS_BBU (ft)
6799|NAD83(2011) / Oregon Bend-Vale zone (ft)
6800|CORS96 / OCRS_CGP (m)
6801|CORS96 / OCRS_CGP (ft)
6802|NAD83(2011) / OCRS_CGP (m)
6803|NAD83(2011) / OCRS_CGP (ft)
6804|CORS96 / OCRS_CRE (m)
6805|CORS96 / OCRS_CRE (ft)
6806|NAD83(2011) / OCRS_CRE (m)
6807|NAD83(2011) / OCRS_CRE (ft)
6808|CORS96 / OCRS_CRW (m)
6809|CORS96 / OCRS_CRW (ft)
6810|NAD83(2011) / OCRS_CRW (m)
6811|NAD83(2011) / OCRS_CRW (ft)
6812|CORS96 / OCRS_CGC (m)
6813|CORS96 / OCRS_CGC (ft)
6814|NAD83(2011) / OCRS_CGC (m)
6815|NAD83(2011) / OCRS_CGC (ft)
6816|CORS96 / OCRS_DFM (m)
6817|CORS96 / OCRS_DFM (ft)
6818|NAD83(2011) / OCRS_DFM (m)
6819|NAD83(2011) / OCRS_DFM (ft)
6820|CORS96 / OCRS_EUG (m)
6821|CORS96 / OCRS_EUG (ft)
6822|NAD83(2011) / OCRS_EUG (m)
6823|NAD83(2011) / OCRS_EUG (ft)
6824|CORS96 / OCRS_GPA (m)
6825|CORS96 / OCRS_GPA (ft)
6826|NAD83(2011) / OCRS_GPA (m)
6827|NAD83(2011) / OCRS_GPA (ft)
6828|CORS96 / OCRS_GWS (m)
6829|CORS96 / OCRS_GWS (ft)
6830|NAD83(2011) / OCRS_GWS (m)
6831|NAD83(2011) / OCRS_GWS (ft)
6832|CORS96 / OCRS_LDG (m)
6833|CORS96 / OCRS_LDG (ft)
6834|NAD83(2011) / OCRS_LDG (m)
6835|NAD83(2011) / OCRS_LDG (ft)
6836|CORS96 / OCRS_ONT (m)
6837|CORS96 / OCRS_ONT (ft)
6838|NAD83(2011) / OCRS_ONT (m)
6839|NAD83(2011) / OCRS_ONT (ft)
6840|CORS96 / OCRS_ORC (m)
6841|CORS96 / OCRS_ORC (ft)
6842|NAD83(2011) / OCRS_ORC (m)
6843|NAD83(2011) / OCRS_ORC (ft)
6844|CORS96 / OCRS_PDT (m)
6845|CORS96 / OCRS_PDT (ft)
6846|NAD83(2011) / OCRS_PDT (m)
6847|NAD83(2011) / OCRS_PDT (ft)
6848|CORS96 / OCRS_PLG (m)
6849|CORS96 / OCRS_PLG (ft)
6850|NAD83(2011) / OCRS_PLG (m)
6851|NAD83(2011) / OCRS_PLG (ft)
6852|CORS96 / OCRS_PDX (m)
6853|CORS96 / OCRS_PDX (ft)
6854|NAD83(2011) / OCRS_PDX (m)
6855|NAD83(2011) / OCRS_PDX (ft)
6856|CORS96 / OCRS_SLE (m)
6857|CORS96 / OCRS_SLE (ft)
6858|NAD83(2011) / OCRS_SLE (m)
6859|NAD83(2011) / OCRS_SLE (ft)
6860|CORS96 / OCRS_SAN (m)
6860|NAD83(CORS96) / Oregon Sweet Home-Sisters zone (m)
6861|NAD83(CORS96) / Oregon Sweet Home-Sisters zone (ft)
6861|CORS96 / OCRS_SAN (ft)
6862|NAD83(2011) / OCRS_SAN (m)
6862|NAD83(2011) / Oregon Sweet Home-Sisters zone (m)
6863|NAD83(2011) / OCRS_SAN (ft)
6863|NAD83(2011) / Oregon Sweet Home-Sisters zone (ft)
6867|CORS96 / OR LCC (m)
6868|CORS96 / OR GIC Lam (ft)
6870|KRGJSH-2010
6870|ETRS89 / Albania TM
6875|RDN2008 / Fuso Italia (N-E)
6875|ETRF2000 epoca 2008.0 fuso Italia
6876|RDN2008 / Fuso 12 (N-E)
6876|ETRF2000 epoca 2008.0 fuso 12
6879|NAD83(2011) / Wisconsin Central (m)
6879|NAD83(2011) / WI C (m)
6880|NAD83(2011) / NE (ftUS)
6884|NAD83(CORS96) / Oregon North (m)
6884|CORS96 / OR N (m)
6885|NAD83(CORS96) / OR N (ft)
6886|NAD83(CORS96) / Oregon South (m)
6886|CORS96 / OR S (m)
6887|CORS96 / OR S (ft)
6915|SE Island / UTM zone 40N
6922|NAD83 / Kansas LCC (m)
6924|NAD83(2011) / Kansas LCC (m)
6931|EASE-Grid 2.0 North
6932|EASE-Grid 2.0 South
6933|EASE-Grid 2.0 Global
6962|ETRS89 / Albania LCC
6984|IG05
6991|IG05/12
7005|Nahrwan 1934 / UTM 37N
7006|Nahrwan 1934 / UTM 38N
7007|Nahrwan 1934 / UTM 39N
7057|NAD83(2011) / IaRCS zone 1 Spencer
7058|NAD83(2011) / IaRCS zone 2 Mason City
7059|NAD83(2011) / IaRCS zone 3 Elkader
7060|NAD83(2011) / IaRCS zone 4 Sioux City-Iowa Falls
7061|NAD83(2011) / IaRCS zone 5 Waterloo
7062|NAD83(2011) / IaRCS zone 6 Council Bluffs
7063|NAD83(2011) / IaRCS zone 7 Carroll-Atlantic
7064|NAD83(2011) / IaRCS zone 8 Ames-Des Moines
7065|NAD83(2011) / IaRCS zone 9 Newton
7066|NAD83(2011) / IaRCS zone 10 Cedar Rapids
7067|NAD83(2011) / IaRCS zone 11 Dubuque-Davenport
7068|NAD83(2011) / IaRCS zone 12 Red Oak-Ottumwa
7069|NAD83(2011) / IaRCS zone 13 Fairfield
7070|NAD83(2011) / IaRCS zone 14 Burlington
7073|RGTAAF07 (lat-lon)
7084|RGF93 (lon-lat)
7109|NAD83(2011) / St Mary (m)
7110|NAD83(2011) / Blackfeet (m)
7111|NAD83(2011) / Milk R (m)
7112|NAD83(2011) / Ft Belknap (m)
7113|NAD83(2011) / Ft Peck As (m)
7114|NAD83(2011) / Ft Peck Sx (m)
7115|NAD83(2011) / Crow (m)
7116|NAD83(2011) / Bobcat (m)
7117|NAD83(2011) / Billings (m)
7118|NAD83(2011) / Wind R (m)
7119|NAD83(2011) / St Mary (ft)
7120|NAD83(2011) / Blackfeet (ft)
7121|NAD83(2011) / Milk R (ft)
7122|NAD83(2011) / Ft Belknap (ft)
7123|NAD83(2011) / Ft Peck As (ft)
7124|NAD83(2011) / Ft Peck Sx (ft)
7125|NAD83(2011) / Crow (ft)
7126|NAD83(2011) / Bobcat (ft)
7127|NAD83(2011) / Billings (ft)
7128|NAD83(2011) / Wind R (ftUS)
7131|NAD83(2011) / San Francisco CS13 (m)
7131|NAD83(2011) / CCSF-CS13
7132|NAD83(2011) / CCSF-CS13 (ftUS)
7142|Palestine Grid modified
7257|InGCS 2011 01 (m)
7258|InGCS 2011 01 (ftUS)
7259|InGCS 2011 02 (m)
7260|InGCS 2011 02 (ftUS)
7261|InGCS 2011 03 (m)
7262|InGCS 2011 03 (ftUS)
7263|InGCS 2011 04 (m)
7264|InGCS 2011 04 (ftUS)
7265|InGCS 2011 05-18 (m)
7265|NAD83(2011) / InGCS Blackford (m)
7265|NAD83(2011) / InGCS Delaware (m)
7266|InGCS 2011 05-18 (ftUS)
7266|NAD83(2011) / InGCS Blackford (ftUS)
7266|NAD83(2011) / InGCS Delaware (ftUS)
7267|InGCS 2011 06-32 (m)
7267|NAD83(2011) / InGCS Boone (m)
7267|NAD83(2011) / InGCS Hendricks (m)
7268|InGCS 2011 06-32 (ftUS)
7268|NAD83(2011) / InGCS Boone (ftUS)
7268|NAD83(2011) / InGCS Hendricks (ftUS)
7269|InGCS 2011 07 (m)
7270|InGCS 2011 07 (ftUS)
7271|InGCS 2011 08 (m)
7272|InGCS 2011 08 (ftUS)
7273|InGCS 2011 09 (m)
7274|InGCS 2011 09 (ftUS)
7275|InGCS 2011 10-22-72 (m)
7275|NAD83(2011) / InGCS Clark (m)
7275|NAD83(2011) / InGCS Floyd (m)
7275|NAD83(2011) / InGCS Scott (m)
7276|InGCS 2011 10-22-72 (ftUS)
7276|NAD83(2011) / InGCS Clark (ftUS)
7276|NAD83(2011) / InGCS Floyd (ftUS)
7276|NAD83(2011) / InGCS Scott (ftUS)
7277|InGCS 2011 11 (m)
7278|InGCS 2011 11 (ftUS)
7279|InGCS 2011 12 (m)
7280|InGCS 2011 12 (ftUS)
7281|InGCS 2011 13-47-59 (m)
7281|NAD83(2011) / InGCS Crawford (m)
7281|NAD83(2011) / InGCS Lawrence (m)
7281|NAD83(2011) / InGCS Orange (m)
7282|InGCS 2011 13-47-59 (ftUS)
7282|NAD83(2011) / InGCS Crawford (ftUS)
7282|NAD83(2011) / InGCS Lawrence (ftUS)
7282|NAD83(2011) / InGCS Orange (ftUS)
7283|InGCS 2011 14-28 (m)
7283|NAD83(2011) / InGCS Daviess (m)
7283|NAD83(2011) / InGCS Greene (m)
7284|InGCS 2011 14-28 (ftUS)
7284|NAD83(2011) / InGCS Daviess (ftUS)
7284|NAD83(2011) / InGCS Greene (ftUS)
7285|InGCS 2011 15-58-78 (m)
7285|NAD83(2011) / InGCS Dearborn (m)
7285|NAD83(2011) / InGCS Ohio (m)
7285|NAD83(2011) / InGCS Switzerland (m)
7286|InGCS 2011 15-58-78 (ftUS)
7286|NAD83(2011) / InGCS Dearborn (ftUS)
7286|NAD83(2011) / InGCS Ohio (ftUS)
7286|NAD83(2011) / InGCS Switzerland (ftUS)
7287|InGCS 2011 16-70 (m)
7287|NAD83(2011) / InGCS Decatur (m)
7287|NAD83(2011) / InGCS Rush (m)
7288|InGCS 2011 16-70 (ftUS)
7288|NAD83(2011) / InGCS Decatur (ftUS)
7288|NAD83(2011) / InGCS Rush (ftUS)
7289|InGCS 2011 17 (m)
7290|InGCS 2011 17 (ftUS)
7291|InGCS 2011 19-51 (m)
7291|NAD83(2011) / InGCS Dubois (m)
7291|NAD83(2011) / InGCS Martin (m)
7292|InGCS 2011 19-51 (ftUS)
7292|NAD83(2011) / InGCS Dubois (ftUS)
7292|NAD83(2011) / InGCS Martin (ftUS)
7293|InGCS 2011 20-43-85 (m)
7293|NAD83(2011) / InGCS Elkhart (m)
7293|NAD83(2011) / InGCS Kosciusko (m)
7293|NAD83(2011) / InGCS Wabash (m)
7294|InGCS 2011 20-43-85 (ftUS)
7294|NAD83(2011) / InGCS Elkhart (ftUS)
7294|NAD83(2011) / InGCS Kosciusko (ftUS)
7294|NAD83(2011) / InGCS Wabash (ftUS)
7295|InGCS 2011 21-24-81 (m)
7295|NAD83(2011) / InGCS Fayette (m)
7295|NAD83(2011) / InGCS Franklin (m)
7295|NAD83(2011) / InGCS Union (m)
7296|InGCS 2011 21-24-81 (ftUS)
7296|NAD83(2011) / InGCS Fayette (ftUS)
7296|NAD83(2011) / InGCS Franklin (ftUS)
7296|NAD83(2011) / InGCS Union (ftUS)
7297|InGCS 2011 23-86 (m)
7297|NAD83(2011) / InGCS Fountain (m)
7297|NAD83(2011) / InGCS Warren (m)
7298|InGCS 2011 23-86 (ftUS)
7298|NAD83(2011) / InGCS Fountain (ftUS)
7298|NAD83(2011) / InGCS Warren (ftUS)
7299|InGCS 2011 25-50-71 (m)
7299|NAD83(2011) / InGCS Fulton (m)
7299|NAD83(2011) / InGCS Marshall (m)
7299|NAD83(2011) / InGCS St. Joseph (m)
7300|InGCS 2011 25-50-71 (ftUS)
7300|NAD83(2011) / InGCS Fulton (ftUS)
7300|NAD83(2011) / InGCS Marshall (ftUS)
7300|NAD83(2011) / InGCS St. Joseph (ftUS)
7301|InGCS 2011 26 (m)
7302|InGCS 2011 26 (ftUS)
7303|InGCS 2011 27 (m)
7304|InGCS 2011 27 (ftUS)
7305|InGCS 2011 29-80 (m)
7305|NAD83(2011) / InGCS Hamilton (m)
7305|NAD83(2011) / InGCS Tipton (m)
7306|InGCS 2011 29-80 (ftUS)
7306|NAD83(2011) / InGCS Hamilton (ftUS)
7306|NAD83(2011) / InGCS Tipton (ftUS)
7307|InGCS 2011 30-48 (m)
7307|NAD83(2011) / InGCS Hancock (m)
7307|NAD83(2011) / InGCS Madison (m)
7308|InGCS 2011 30-48 (ftUS)
7308|NAD83(2011) / InGCS Hancock (ftUS)
7308|NAD83(2011) / InGCS Madison (ftUS)
7309|InGCS 2011 31-88 (m)
7309|NAD83(2011) / InGCS Harrison (m)
7309|NAD83(2011) / InGCS Washington (m)
7310|InGCS 2011 31-88 (ftUS)
7310|NAD83(2011) / InGCS Harrison (ftUS)
7310|NAD83(2011) / InGCS Washington (ftUS)
7311|InGCS 2011 33 (m)
7312|InGCS 2011 33 (ftUS)
7313|InGCS 2011 34-52 (m)
7313|NAD83(2011) / InGCS Howard (m)
7313|NAD83(2011) / InGCS Miami (m)
7314|InGCS 2011 34-52 (ftUS)
7314|NAD83(2011) / InGCS Howard (ftUS)
7314|NAD83(2011) / InGCS Miami (ftUS)
7315|InGCS 2011 35-92 (m)
7315|NAD83(2011) / InGCS Huntington (m)
7315|NAD83(2011) / InGCS Whitley (m)
7316|InGCS 2011 35-92 (ftUS)
7316|NAD83(2011) / InGCS Huntington (ftUS)
7316|NAD83(2011) / InGCS Whitley (ftUS)
7317|InGCS 2011 36 (m)
7318|InGCS 2011 36 (ftUS)
7319|InGCS 2011 37-64 (m)
7319|NAD83(2011) / InGCS Jasper (m)
7319|NAD83(2011) / InGCS Porter (m)
7320|InGCS 2011 37-64 (ftUS)
7320|NAD83(2011) / InGCS Jasper (ftUS)
7320|NAD83(2011) / InGCS Porter (ftUS)
7321|InGCS 2011 38 (m)
7322|InGCS 2011 38 (ftUS)
7323|InGCS 2011 39 (m)
7324|InGCS 2011 39 (ftUS)
7325|InGCS 2011 40 (m)
7326|InGCS 2011 40 (ftUS)
7327|InGCS 2011 41-49 (m)
7327|NAD83(2011) / InGCS Johnson (m)
7327|NAD83(2011) / InGCS Marion (m)
7328|InGCS 2011 41-49 (ftUS)
7328|NAD83(2011) / InGCS Johnson (ftUS)
7328|NAD83(2011) / InGCS Marion (ftUS)
7329|InGCS 2011 42 (m)
7330|InGCS 2011 42 (ftUS)
7331|InGCS 2011 44-57 (m)
7331|NAD83(2011) / InGCS LaGrange (m)
7331|NAD83(2011) / InGCS Noble (m)
7332|InGCS 2011 44-57 (ftUS)
7332|NAD83(2011) / InGCS LaGrange (ftUS)
7332|NAD83(2011) / InGCS Noble (ftUS)
7333|InGCS 2011 45-56 (m)
7333|NAD83(2011) / InGCS Lake (m)
7333|NAD83(2011) / InGCS Newton (m)
7334|InGCS 2011 45-56 (ftUS)
7334|NAD83(2011) / InGCS Lake (ftUS)
7334|NAD83(2011) / InGCS Newton (ftUS)
7335|InGCS 2011 46-66-75 (m)
7335|NAD83(2011) / InGCS LaPorte (m)
7335|NAD83(2011) / InGCS Pulaski (m)
7335|NAD83(2011) / InGCS Starke (m)
7336|InGCS 2011 46-66-75 (ftUS)
7336|NAD83(2011) / InGCS LaPorte (ftUS)
7336|NAD83(2011) / InGCS Pulaski (ftUS)
7336|NAD83(2011) / InGCS Starke (ftUS)
7337|InGCS 2011 53-55 (m)
7337|NAD83(2011) / InGCS Monroe (m)
7337|NAD83(2011) / InGCS Morgan (m)
7338|InGCS 2011 53-55 (ftUS)
7338|NAD83(2011) / InGCS Monroe (ftUS)
7338|NAD83(2011) / InGCS Morgan (ftUS)
7339|InGCS 2011 54-67 (m)
7339|NAD83(2011) / InGCS Montgomery (m)
7339|NAD83(2011) / InGCS Putnam (m)
7340|InGCS 2011 54-67 (ftUS)
7340|NAD83(2011) / InGCS Montgomery (ftUS)
7340|NAD83(2011) / InGCS Putnam (ftUS)
7341|InGCS 2011 60 (m)
7342|InGCS 2011 60 (ftUS)
7343|InGCS 2011 61-83 (m)
7343|NAD83(2011) / InGCS Parke (m)
7343|NAD83(2011) / InGCS Vermillion (m)
7344|InGCS 2011 61-83 (ftUS)
7344|NAD83(2011) / InGCS Parke (ftUS)
7344|NAD83(2011) / InGCS Vermillion (ftUS)
7345|InGCS 2011 62 (m)
7346|InGCS 2011 62 (ftUS)
7347|InGCS 2011 63-87 (m)
7347|NAD83(2011) / InGCS Pike (m)
7347|NAD83(2011) / InGCS Warrick (m)
7348|InGCS 2011 63-87 (ftUS)
7348|NAD83(2011) / InGCS Pike (ftUS)
7348|NAD83(2011) / InGCS Warrick (ftUS)
7349|InGCS 2011 65 (m)
7350|InGCS 2011 65 (ftUS)
7351|InGCS 2011 68-89 (m)
7351|NAD83(2011) / InGCS Randolph (m)
7351|NAD83(2011) / InGCS Wayne (m)
7352|InGCS 2011 68-89 (ftUS)
7352|NAD83(2011) / InGCS Randolph (ftUS)
7352|NAD83(2011) / InGCS Wayne (ftUS)
7353|InGCS 2011 69 (m)
7354|InGCS 2011 69 (ftUS)
7355|InGCS 2011 73 (m)
7356|InGCS 2011 73 (ftUS)
7357|InGCS 2011 74 (m)
7358|InGCS 2011 74 (ftUS)
7359|InGCS 2011 76 (m)
7360|InGCS 2011 76 (ftUS)
7361|InGCS 2011 77 (m)
7362|InGCS 2011 77 (ftUS)
7363|InGCS 2011 79-91 (m)
7363|NAD83(2011) / InGCS Tippecanoe (m)
7363|NAD83(2011) / InGCS White (m)
7364|InGCS 2011 79-91 (ftUS)
7364|NAD83(2011) / InGCS Tippecanoe (ftUS)
7364|NAD83(2011) / InGCS White (ftUS)
7365|InGCS 2011 82 (m)
7366|InGCS 2011 82 (ftUS)
7367|InGCS 2011 84 (m)
7368|InGCS 2011 84 (ftUS)
7369|InGCS 2011 90 (m)
7370|InGCS 2011 90 (ftUS)
7528|NAD83(2011) / WISCRS Adams (m)
7528|NAD83(2011) / WISCRS Juneau (m)
7535|NAD83(2011) / WISCRS Outagamie (m)
7535|NAD83(2011) / WISCRS Winnebago (m)
7535|NAD83(2011) / WISCRS Calumet (m)
7535|NAD83(2011) / WISCRS Fond du Lac (m)
7541|NAD83(2011) / WISCRS Dodge (m)
7541|NAD83(2011) / WISCRS Jefferson (m)
7549|NAD83(2011) / WISCRS Green (m)
7549|NAD83(2011) / WISCRS Lafayette (m)
7550|NAD83(2011) / WISCRS Green Lake (m)
7550|NAD83(2011) / WISCRS Marquette (m)
7554|NAD83(2011) / WISCRS Kenosha(m)
7554|NAD83(2011) / WISCRS Milwaukee (m)
7554|NAD83(2011) / WISCRS Ozaukee (m)
7554|NAD83(2011) / WISCRS Racine (m)
7555|NAD83(2011) / WISCRS Kewaunee (m)
7555|NAD83(2011) / WISCRS Manitowoc (m)
7555|NAD83(2011) / WISCRS Sheboygan (m)
7565|NAD83(2011) / WISCRS Pepin (m)
7565|NAD83(2011) / WISCRS Pierce (m)
7587|NAD83(2011) / WISCRS Adams (ftUS)
7587|NAD83(2011) / WISCRS Juneau (ftUS)
7594|NAD83(2011) / WISCRS Calumet (ftUS)
7594|NAD83(2011) / WISCRS Fond du Lac (ftUS)
7594|NAD83(2011) / WISCRS Outagamie (ftUS)
7594|NAD83(2011) / WISCRS Winnebago (ftUS)
7600|NAD83(2011) / WISCRS Dodge (ftUS)
7600|NAD83(2011) / WISCRS Jefferson (ftUS)
7608|NAD83(2011) / WISCRS Green (ftUS)
7608|NAD83(2011) / WISCRS Lafayette (ftUS)
7609|NAD83(2011) / WISCRS Green Lake (ftUS)
7609|NAD83(2011) / WISCRS Marquette (ftUS)
7613|NAD83(2011) / WISCRS Kenosha (ftUS)
7613|NAD83(2011) / WISCRS Milwaukee (ftUS)
7613|NAD83(2011) / WISCRS Ozaukee (ftUS)
7613|NAD83(2011) / WISCRS Racine (ftUS)
7614|NAD83(2011) / WISCRS Kewaunee (ftUS)
7614|NAD83(2011) / WISCRS Manitowoc (ftUS)
7614|NAD83(2011) / WISCRS Sheboygan (ftUS)
7624|NAD83(2011) / WISCRS Pepin (ftUS)
7624|NAD83(2011) / WISCRS Pierce (ftUS)
7692|Kyrg06-68
7693|Kyrg06-71
7694|Kyrg06-74
7695|Kyrg06-77
7696|Kyrg06-80
7791|RDN2008 / UTM zone 32N (E-N)
7791|RDN2008 / TM32 (E-N)
7792|RDN2008 / TM33 (E-N)
7792|RDN2008 / UTM zone 33N (E-N)
7793|RDN2008 / TM34 (E-N)
7793|RDN2008 / UTM zone 34N (E-N)
7794|RDN2008 / Fuso Italia (E-N)
7795|RDN2008 / Fuso 12 (E-N)
7799|CS2005 zone 34
7799|Coordinate System 2005 zone 34
7800|CS2005 zone 35
7800|Coordinate System 2005 zone 35
7803|BGS2005 / UTM zone 34N (E-N)
7825|Pulkovo 1942 / CS63 X1
7826|Pulkovo 1942 / CS63 X2
7827|Pulkovo 1942 / CS63 X3
7828|Pulkovo 1942 / CS63 X4
7829|Pulkovo 1942 / CS63 X5
7830|Pulkovo 1942 / CS63 X6
7831|Pulkovo 1942 / CS63 X7
7844|GDA2020 - LatLon
7845|GDA2020 / Geoscience Australia Lambert
7877|St. Helena 1971 / SHLG71
7878|St. Helena 1971 / UTM zone 30S
7881|WGS 84 Tritan St. Helena
7882|WGS 84 Tritan St. Helena / SHLG(Tritan)
7887|SHGD2015 / UTM zone 30S
7887|St. Helena Map Grid 2015
7899|GDA2020 / Vicgrid2020
7992|Malongo 1987 / UTM 33S
8065|NAD83(2011) / PCCS east zone(ft)
8066|NAD83(2011) / PCCS central zone(ft)
8067|NAD83(2011) / PCCS west zone(ft)
8068|NAD83(2011) / PCCS Mt. Lemmon zone(ft)
8082|NAD83(CSRS)v6 / MTM Nova Scotia zone 4
8082|NAD83(CSRS) 2010 / MTM NS zone 4
8083|NAD83(CSRS)v6 / MTM Nova Scotia zone 5
8083|NAD83(CSRS) 2010 / MTM NS zone 5
8137|NAD83(HARN) / WISCRS Pepin (m)
8137|NAD83(HARN) / WISCRS Pierce (m)
8138|NAD83(HARN) / WISCRS Pepin (ftUS)
8138|NAD83(HARN) / WISCRS Pierce (ftUS)
8157|NAD83(HARN) / WISCRS Kewaunee (m)
8157|NAD83(HARN) / WISCRS Manitowoc (m)
8157|NAD83(HARN) / WISCRS Sheboygan (m)
8158|NAD83(HARN) / WISCRS Kewaunee (ftUS)
8158|NAD83(HARN) / WISCRS Manitowoc (ftUS)
8158|NAD83(HARN) / WISCRS Sheboygan (ftUS)
8159|NAD83(HARN) / WISCRS Kenosha(m)
8159|NAD83(HARN) / WISCRS Milwaukee (m)
8159|NAD83(HARN) / WISCRS Ozaukee (m)
8159|NAD83(HARN) / WISCRS Racine (m)
8160|NAD83(HARN) / WISCRS Kenosha (ftUS)
8160|NAD83(HARN) / WISCRS Milwaukee (ftUS)
8160|NAD83(HARN) / WISCRS Ozaukee (ftUS)
8160|NAD83(HARN) / WISCRS Racine (ftUS)
8167|NAD83(HARN) / WISCRS Green Lake (m)
8167|NAD83(HARN) / WISCRS Marquette (m)
8168|NAD83(HARN) / WISCRS Green Lake (ftUS)
8168|NAD83(HARN) / WISCRS Marquette (ftUS)
8169|NAD83(HARN) / WISCRS Green (m)
8169|NAD83(HARN) / WISCRS Lafayette (m)
8170|NAD83(HARN) / WISCRS Green (ftUS)
8170|NAD83(HARN) / WISCRS Lafayette (ftUS)
8187|NAD83(HARN) / WISCRS Dodge (m)
8187|NAD83(HARN) / WISCRS Jefferson (m)
8189|NAD83(HARN) / WISCRS Dodge (ftUS)
8189|NAD83(HARN) / WISCRS Jefferson (ftUS)
8205|NAD83(HARN) / WISCRS Calumet (m)
8205|NAD83(HARN) / WISCRS Fond du Lac (m)
8205|NAD83(HARN) / WISCRS Outagamie (m)
8205|NAD83(HARN) / WISCRS Winnebago (m)
8206|NAD83(HARN) / WISCRS Calumet (ftUS)
8206|NAD83(HARN) / WISCRS Fond du Lac (ftUS)
8206|NAD83(HARN) / WISCRS Outagamie (ftUS)
8206|NAD83(HARN) / WISCRS Winnebago (ftUS)
8225|NAD83(HARN) / WISCRS Adams (m)
8225|NAD83(HARN) / WISCRS Juneau (m)
8226|NAD83(HARN) / WISCRS Adams (ftUS)
8226|NAD83(HARN) / WISCRS Juneau (ftUS)
8232|NAD83(CSRS96) v1 - LatLon
8232|NAD83(CSRS96)v1
8237|NAD83(CSRS) v2 - LatLon
8240|NAD83(CSRS) v3 - LatLon
8246|NAD83(CSRS) v4 - LatLon
8246|NAD83(CSRS) 2002
8249|NAD83(CSRS) v5 - LatLon
8249|NAD83(CSRS) 2005
8252|NAD83(CSRS) v6 - LatLon
8255|NAD83(CSRS) v7 - LatLon
8311|NAD83(2011) / OCRS_BHA (m)
8312|NAD83(2011) / OCRS_BHA (ft)
8313|NAD83(2011) / OCRS_CBU (m)
8314|NAD83(2011) / OCRS_CBU (ft)
8315|NAD83(2011) / OCRS_CRN (m)
8316|NAD83(2011) / OCRS_CRN (ft)
8317|NAD83(2011) / OCRS_DPR (m)
8318|NAD83(2011) / OCRS_DPR (ft)
8319|NAD83(2011) / OCRS_DBU (m)
8320|NAD83(2011) / OCRS_DBU (ft)
8321|NAD83(2011) / OCRS_HLF (m)
8322|NAD83(2011) / OCRS_HLF (ft)
8323|NAD83(2011) / OCRS_MDI (m)
8324|NAD83(2011) / OCRS_MDI (ft)
8325|NAD83(2011) / OCRS_MTC (m)
8326|NAD83(2011) / OCRS_MTC (ft)
8327|NAD83(2011) / OCRS_NCE (m)
8328|NAD83(2011) / OCRS_NCE (ft)
8329|NAD83(2011) / OCRS_OCH (m)
8330|NAD83(2011) / OCRS_OCH (ft)
8331|NAD83(2011) / OCRS_OWY (m)
8332|NAD83(2011) / OCRS_OWY (ft)
8333|NAD83(2011) / OCRS_PRU (m)
8334|NAD83(2011) / OCRS_PRU (ft)
8335|NAD83(2011) / OCRS_PCB (m)
8336|NAD83(2011) / OCRS_PCB (ft)
8337|NAD83(2011) / OCRS_RLA (m)
8338|NAD83(2011) / OCRS_RLA (ft)
8339|NAD83(2011) / OCRS_SKP (m)
8340|NAD83(2011) / OCRS_SKP (ft)
8341|NAD83(2011) / OCRS_UFX (m)
8342|NAD83(2011) / OCRS_UFX (ft)
8343|NAD83(2011) / OCRS_WAL (m)
8344|NAD83(2011) / OCRS_WAL (ft)
8345|NAD83(2011) / OCRS_WHI (m)
8346|NAD83(2011) / OCRS_WHI (ft)
8347|NAD83(2011) / OCRS_WPA (m)
8348|NAD83(2011) / OCRS_WPA (ft)
8353|S-JTSK [JTSK03] / Krovak EN
8383|NCRS Las Vegas (m)
8384|NCRS Las Vegas (ftUS)
8385|NCRS Las Vegas high (m)
8387|NCRS Las Vegas high (ftUS)
8433|Macao 1920 Grid System
8441|Tananarive / Laborde Grid (Greenwich)
8518|NAD83(2011) / KS RCS zone 1 Goodland
8519|NAD83(2011) / KS RCS zone 2 Colby
8520|NAD83(2011) / KS RCS zone 3 Oberlin
8521|NAD83(2011) / KS RCS zone 4 Hays
8522|NAD83(2011) / KS RCS zone 5 Great Bend
8523|NAD83(2011) / KS RCS zone 6 Beloit
8524|NAD83(2011) / KS RCS zone 7 Salina
8525|NAD83(2011) / KS RCS zone 8 Manhattan
8526|NAD83(2011) / KS RCS zone 9 Emporia
8527|NAD83(2011) / KS RCS zone 10 Atchison
8528|NAD83(2011) / KS RCS zone 11 Kansas City
8529|NAD83(2011) / KS RCS zone 12 Ulysses
8531|NAD83(2011) / KS RCS zone 13 Garden City
8533|NAD83(2011) / KS RCS zone 14 Dodge City
8534|NAD83(2011) / KS RCS zone 15 Larned
8535|NAD83(2011) / KS RCS zone 16 Pratt
8536|NAD83(2011) / KS RCS zone 17 Wichita
8538|NAD83(2011) / KS RCS zone 18 Arkansas City
8539|NAD83(2011) / KS RCS zone 19 Coffeyville
8540|NAD83(2011) / KS RCS zone 20 Pittsburg
8545|NAD83(1997 PRVI)
8545|NAD 83 (HARN) CORRECTED - LatLon
8677|HDKS zone 5
8677|D48 zone 5
8677|B&H GK zone 5
8677|MGI 1901 / Gauss–Kruger zone 5
8678|HDKS zone 6
8678|B&H GK zone 6
8678|MGI 1901 / Gauss–Kruger zone 6
8679|MGI 1901 / Gauss–Kruger zone 8
8682|STRS00 / UTM
8685|STRS00
8686|SI_D48 / SI_TM
8686|D48 / Slovenia Grid
8687|D96/UTM
8826|NAD83 / IDTM
8860|NAD83(2002 PRVI)
8860|NAD83(2002 AS)
8860|NAD83(2002 GU)
8860|NAD 83 (FBN) - LatLon
8888|WGS 84 (Original)
8888|WGS 84 TRANSIT - LatLon
8900|RGWF96 (lat-lon)
8908|CR14 / CRTM05
8909|CR14 / UTM 16N
8910|CR14 / UTM 17N
8949|SIRGAS-Chile realización 2
8949|SIRGAS-Chile epoch 2010.00
8972|SIRGAS-CON DGF00P01 - LatLon
8973|SIRGAS-CON DGF01P01 - LatLon
8974|SIRGAS-CON DGF01P02 - LatLon
8975|SIRGAS-CON DGF02P01 - LatLon
8976|SIRGAS-CON DGF04P01 - LatLon
8977|SIRGAS-CON DGF05P01 - LatLon
8978|SIRGAS-CON DGF06P01 - LatLon
8979|SIRGAS-CON DGF07P01 - LatLon
8980|SIRGAS-CON DGF08P01 - LatLon
8981|SIRGAS-CON SIR09P01 - LatLon
8982|SIRGAS-CON SIR10P01 - LatLon
8983|SIRGAS-CON SIR11P01 - LatLon
8984|SIRGAS-CON SIR13P01 - LatLon
8985|SIRGAS-CON SIR14P01 - LatLon
8986|SIRGAS-CON SIR15P01 - LatLon
8987|SIRGAS-CON SIR17P01 - LatLon
8988|ITRF88 - LatLon
8989|ITRF89 - LatLon
8990|ITRF90 - LatLon
8991|ITRF91 - LatLon
8992|ITRF92 - LatLon
8993|ITRF93 - LatLon
8994|ITRF94 - LatLon
8995|ITRF96 - LatLon
8996|ITRF97 - LatLon
8997|ITRF2000 - LatLon
8998|ITRF2005 - LatLon
8999|ITRF2008 - LatLon
9000|ITRF2014 - LatLon
9003|IGS97 - LatLon
9006|IGS00 - LatLon
9009|IGb00 - LatLon
9012|IGS05 - LatLon
9014|IGS08 - LatLon
9017|IGb08 - LatLon
9019|IGS14 - LatLon
9053|WGS 84 (G730) - LatLon
9054|WGS 84 (G873) - LatLon
9055|WGS 84 (G1150) - LatLon
9056|WGS 84 (G1674) - LatLon
9057|WGS 84 (G1762) - LatLon
9059|ETRF89 - LatLon
9060|ETRF90 - LatLon
9061|ETRF91 - LatLon
9062|ETRF92 - LatLon
9063|ETRF93 - LatLon
9064|ETRF94 - LatLon
9065|ETRF96 - LatLon
9066|ETRF97 - LatLon
9067|ETRF2000 - LatLon
9068|ETRF2005 - LatLon
9069|ETRF2014- LatLon
9072|NAD 83 (MARP00) - LatLon
9075|NAD 83 (PACP00) - LatLon
9141|KOSOVAREF01 / Transverse Mercator (TM)
9148|SIRGAS-Chile realización 3
9148|SIRGAS-Chile epoch 2013.00
9153|SIRGAS-Chile realización 4
9153|SIRGAS-Chile epoch 2016.00
9191|WGS 84 / New Zealand Albers
9221|Hartebeesthoek94 / RSA BSU Albers 25E
9221|Hartebeesthoek94 / ZA BSU Albers 25E
9222|Hartebeesthoek94 / RSA BSU Albers 44E
9222|Hartebeesthoek94 / ZA BSU Albers 44E
9249|Tapi Aike / Argentina zone 1
9249|Tapi Aike / Gauss-Kruger zone 1
9250|Tapi Aike / Argentina zone 2
9250|Tapi Aike / Gauss-Kruger zone 2
9252|MMN / Argentina zone 2
9252|MMN / Gauss-Kruger zone 2
9254|MMS / Argentina zone 2
9254|MMS / Gauss-Kruger zone 2
9284|Pampa del Castillo / Gauss-Kruger zone 1
9284|Pampa del Castillo / Argentina zone 1
9285|Pampa del Castillo / Gauss-Kruger zone 3
9285|Pampa del Castillo / Argentina zone 3
9300|ETRS89 / HS2P1+14 Snake
9309|ATRF2014 - LatLon
9311|US National Atlas EA
9333|KSA-GRF17 - LatLon
9354|WGS 84 / IBCSO PS
9367|ETRS89 / TPEN11 SnakeGrid
9373|ETRS89 / MML07 SnakeGrid
9377|MAGNA-SIRGAS / CTM12
9380|IGb14 - LatLon
9387|ETRS89 / AbInvA96_2020 SnakeGrid
9391|BGS2005 / UTM zone 35 (E-N)
9403|Pico de las Nieves 1968
9456|ETRS89 / GBK19 SnakeGrid
9473|GDA2020 / Aus Albers
9498|CABA-P07
9678|Gulshan  / Bangladesh TM
9680|WGS 84 / Bangladesh Universal Transverse Mercator
9680|WGS 84 / BUTM 2010
9702|PL-ETRF2000
9713|NAD83(CSRS) / UTM 24N
9716|ETRF89 IT / UTM zone 34N
9741|ETRS89 / EOS21 SnakeGrid
9748|NAD83(2011) / AL E (ftUS)
9749|NAD83(2011) / AL W (ftUS)
9755|798 WGS 84 (G2139) - LatLon
9761|ETRS89 / ECML14_NB SnakeGrid
9766|ETRS89 / EWR2 SnakeGrid
9777|RGF93 v2 (lat-lon)
9782|RGF93 v2b (lat-lon)
9821|UA_UCS_2000 / LCS_32
9831|UA_UCS_2000 / LCS_01
9832|UA_UCS_2000 / LCS_05
9833|UA_UCS_2000 / LCS_07
9834|UA_UCS_2000 / LCS_12
9835|UA_UCS_2000 / LCS_14
9836|UA_UCS_2000 / LCS_18
9837|UA_UCS_2000 / LCS_21
9838|UA_UCS_2000 / LCS_23
9839|UA_UCS_2000 / LCS_26
9840|UA_UCS_2000 / LCS_35
9841|UA_UCS_2000 / LCS_44
9851|UA_UCS_2000 / LCS_46
9852|UA_UCS_2000 / LCS_48
9853|UA_UCS_2000 / LCS_51
9854|UA_UCS_2000 / LCS_53
9855|UA_UCS_2000 / LCS_56
9856|UA_UCS_2000 / LCS_59
9857|UA_UCS_2000 / LCS_61
9858|UA_UCS_2000 / LCS_63
9859|UA_UCS_2000 / LCS_65
9860|UA_UCS_2000 / LCS_68
9861|UA_UCS_2000 / LCS_71
9862|UA_UCS_2000 / LCS_73
9863|UA_UCS_2000 / LCS_74
9864|UA_UCS_2000 / LCS_80
9865|UA_UCS_2000 / LCS_85
9869|ETRS89 / MRH21 SnakeGrid
9880|ETRS89 / MOLDOR11 SnakeGrid
9943|ETRS89 / EBBWV14 SnakeGrid
9945|MGI 1901 / Macedonia GK truncated
9945|MGI 1901 / Macedonia Gauss-Kruger truncated
9945|MSCS truncated
9967|ETRS89 / HULLEE13 SnakeGrid
9972|ETRS89 / SCM22 SnakeGrid
9977|ETRS89 / FNL22 SnakeGrid
9990|ITRF2020 - LatLon
20002|ETRS89 / MWC18 SnakeGrid
20004|S-95 zone 4
20004|Pulkovo 1995 / 6-degree Gauss-Kruger zone 4
20005|S-95 zone 5
20005|Pulkovo 1995 / 6-degree Gauss-Kruger zone 5
20006|S-95 zone 6
20006|Pulkovo 1995 / 6-degree Gauss-Kruger zone 6
20007|S-95 zone 7
20007|Pulkovo 1995 / 6-degree Gauss-Kruger zone 7
20008|S-95 zone 8
20008|Pulkovo 1995 / 6-degree Gauss-Kruger zone 8
20009|S-95 zone 9
20009|Pulkovo 1995 / 6-degree Gauss-Kruger zone 9
20010|S-95 zone 10
20010|Pulkovo 1995 / 6-degree Gauss-Kruger zone 10
20011|S-95 zone 11
20011|Pulkovo 1995 / 6-degree Gauss-Kruger zone 11
20012|S-95 zone 12
20012|Pulkovo 1995 / 6-degree Gauss-Kruger zone 12
20013|S-95 zone 13
20013|Pulkovo 1995 / 6-degree Gauss-Kruger zone 13
20014|S-95 zone 14
20014|Pulkovo 1995 / 6-degree Gauss-Kruger zone 14
20015|S-95 zone 15
20015|Pulkovo 1995 / 6-degree Gauss-Kruger zone 15
20016|S-95 zone 16
20016|Pulkovo 1995 / 6-degree Gauss-Kruger zone 16
20017|S-95 zone 17
20017|Pulkovo 1995 / 6-degree Gauss-Kruger zone 17
20018|S-95 zone 18
20018|Pulkovo 1995 / 6-degree Gauss-Kruger zone 18
20019|S-95 zone 19
20019|Pulkovo 1995 / 6-degree Gauss-Kruger zone 19
20020|S-95 zone 20
20020|Pulkovo 1995 / 6-degree Gauss-Kruger zone 20
20021|S-95 zone 21
20021|Pulkovo 1995 / 6-degree Gauss-Kruger zone 21
20022|S-95 zone 22
20022|Pulkovo 1995 / 6-degree Gauss-Kruger zone 22
20023|S-95 zone 23
20023|Pulkovo 1995 / 6-degree Gauss-Kruger zone 23
20024|S-95 zone 24
20024|Pulkovo 1995 / 6-degree Gauss-Kruger zone 24
20025|S-95 zone 25
20025|Pulkovo 1995 / 6-degree Gauss-Kruger zone 25
20026|S-95 zone 26
20026|Pulkovo 1995 / 6-degree Gauss-Kruger zone 26
20027|S-95 zone 27
20027|Pulkovo 1995 / 6-degree Gauss-Kruger zone 27
20028|S-95 zone 28
20028|Pulkovo 1995 / 6-degree Gauss-Kruger zone 28
20029|S-95 zone 29
20029|Pulkovo 1995 / 6-degree Gauss-Kruger zone 29
20030|S-95 zone 30
20030|Pulkovo 1995 / 6-degree Gauss-Kruger zone 30
20031|S-95 zone 31
20031|Pulkovo 1995 / 6-degree Gauss-Kruger zone 31
20032|S-95 zone 32
20032|Pulkovo 1995 / 6-degree Gauss-Kruger zone 32
20041|SIRGAS-Chile realización 5
20041|SIRGAS-Chile epoch 2021.00
20050|NAD83(2011) / Amtrak CS21 (ft)
20050|ACS21 (ft)
20135|Blue Nile 1958  / UTM zone 35N
20136|Blue Nile 1958  / UTM zone 36N
20137|Blue Nile 1958  / UTM zone 37N
20138|Blue Nile 1958  / UTM zone 38N
20436|Ain el Abd / UTM 36N
20437|Ain el Abd / UTM 37N
20438|Ain el Abd / UTM 38N
20439|Ain el Abd / UTM 39N
20440|Ain el Abd / UTM 40N
20790|Lisbon / Portuguese Nat
20790|Lisbon 1937 (Lisbon)/Portuguese National Grid
20791|Lisbon 1937 (Lisbon) / Portuguese Grid
20904|GSK-2011 / 6-degree Gauss-Kruger zone 4
20905|GSK-2011 / 6-degree Gauss-Kruger zone 5
20906|GSK-2011 / 6-degree Gauss-Kruger zone 6
20907|GSK-2011 / 6-degree Gauss-Kruger zone 7
20908|GSK-2011 / 6-degree Gauss-Kruger zone 8
20909|GSK-2011 / 6-degree Gauss-Kruger zone 9
20910|GSK-2011 / 6-degree Gauss-Kruger zone 10
20911|GSK-2011 / 6-degree Gauss-Kruger zone 11
20912|GSK-2011 / 6-degree Gauss-Kruger zone 12
20913|GSK-2011 / 6-degree Gauss-Kruger zone 13
20914|GSK-2011 / 6-degree Gauss-Kruger zone 14
20915|GSK-2011 / 6-degree Gauss-Kruger zone 15
20916|GSK-2011 / 6-degree Gauss-Kruger zone 16
20917|GSK-2011 / 6-degree Gauss-Kruger zone 17
20918|GSK-2011 / 6-degree Gauss-Kruger zone 18
20919|GSK-2011 / 6-degree Gauss-Kruger zone 19
20920|GSK-2011 / 6-degree Gauss-Kruger zone 20
20921|GSK-2011 / 6-degree Gauss-Kruger zone 21
20922|GSK-2011 / 6-degree Gauss-Kruger zone 22
20923|GSK-2011 / 6-degree Gauss-Kruger zone 23
20924|GSK-2011 / 6-degree Gauss-Kruger zone 24
20925|GSK-2011 / 6-degree Gauss-Kruger zone 25
20926|GSK-2011 / 6-degree Gauss-Kruger zone 26
20927|GSK-2011 / 6-degree Gauss-Kruger zone 27
20928|GSK-2011 / 6-degree Gauss-Kruger zone 28
20929|GSK-2011 / 6-degree Gauss-Kruger zone 29
20930|GSK-2011 / 6-degree Gauss-Kruger zone 30
20931|GSK-2011 / 6-degree Gauss-Kruger zone 31
20932|GSK-2011 / 6-degree Gauss-Kruger zone 32
21004|GSK-2011 / 6-degree Gauss-Kruger CM 21E
21005|GSK-2011 / 6-degree Gauss-Kruger CM 27E
21006|GSK-2011 / 6-degree Gauss-Kruger CM 33E
21007|GSK-2011 / 6-degree Gauss-Kruger CM 39E
21008|GSK-2011 / 6-degree Gauss-Kruger CM 45E
21009|GSK-2011 / 6-degree Gauss-Kruger CM 51E
21010|GSK-2011 / 6-degree Gauss-Kruger CM 57E
21011|GSK-2011 / 6-degree Gauss-Kruger CM 63E
21012|GSK-2011 / 6-degree Gauss-Kruger CM 69E
21013|GSK-2011 / 6-degree Gauss-Kruger CM 75E
21014|GSK-2011 / 6-degree Gauss-Kruger CM 81E
21015|GSK-2011 / 6-degree Gauss-Kruger CM 87E
21016|GSK-2011 / 6-degree Gauss-Kruger CM 93E
21017|GSK-2011 / 6-degree Gauss-Kruger CM 99E
21018|GSK-2011 / 6-degree Gauss-Kruger CM 105E
21019|GSK-2011 / 6-degree Gauss-Kruger CM 111E
21020|GSK-2011 / 6-degree Gauss-Kruger CM 117E
21021|GSK-2011 / 6-degree Gauss-Kruger CM 123E
21022|GSK-2011 / 6-degree Gauss-Kruger CM 129E
21023|GSK-2011 / 6-degree Gauss-Kruger CM 135E
21024|GSK-2011 / 6-degree Gauss-Kruger CM 141E
21025|GSK-2011 / 6-degree Gauss-Kruger CM 147E
21026|GSK-2011 / 6-degree Gauss-Kruger CM 153E
21027|GSK-2011 / 6-degree Gauss-Kruger CM 159E
21028|GSK-2011 / 6-degree Gauss-Kruger CM 165E
21029|GSK-2011 / 6-degree Gauss-Kruger CM 171E
21030|GSK-2011 / 6-degree Gauss-Kruger CM 177E
21031|GSK-2011 / 6-degree Gauss-Kruger CM 177W
21032|GSK-2011 / 6-degree Gauss-Kruger CM 171W
21148|Genuk / UTM zone 48S
21149|Genuk / UTM zone 49S
21150|Genuk / UTM zone 50S
21291|Barbados 1938 / BWI Grid
21292|Barbados National Grid
21413|Beijing / GK zone 13
21413|Beijing 1954 / 6-degree Gauss-Kruger zone 13
21414|Beijing / GK zone 14
21414|Beijing 1954 / 6-degree Gauss-Kruger zone 14
21415|Beijing / GK zone 15
21415|Beijing 1954 / 6-degree Gauss-Kruger zone 15
21416|Beijing / GK zone 16
21416|Beijing 1954 / 6-degree Gauss-Kruger zone 16
21417|Beijing / GK zone 17
21417|Beijing 1954 / 6-degree Gauss-Kruger zone 17
21418|Beijing / GK zone 18
21418|Beijing 1954 / 6-degree Gauss-Kruger zone 18
21419|Beijing / GK zone 19
21419|Beijing 1954 / 6-degree Gauss-Kruger zone 19
21420|Beijing / GK zone 20
21420|Beijing 1954 / 6-degree Gauss-Kruger zone 20
21421|Beijing / GK zone 21
21421|Beijing 1954 / 6-degree Gauss-Kruger zone 21
21422|Beijing / GK zone 22
21422|Beijing 1954 / 6-degree Gauss-Kruger zone 22
21423|Beijing / GK zone 23
21423|Beijing 1954 / 6-degree Gauss-Kruger zone 23
21453|Beijing 1954 / 6-degree Gauss-Kruger CM 75E
21453|Beijing 1954 / GK CM 75E
21454|Beijing 1954 / 6-degree Gauss-Kruger CM 81E
21454|Beijing 1954 / GK CM 81E
21455|Beijing 1954 / 6-degree Gauss-Kruger CM 87E
21455|Beijing 1954 / GK CM 87E
21456|Beijing 1954 / 6-degree Gauss-Kruger CM 93E
21456|Beijing 1954 / GK CM 93E
21457|Beijing 1954 / 6-degree Gauss-Kruger CM 99E
21457|Beijing 1954 / GK CM 99E
21458|Beijing 1954 / 6-degree Gauss-Kruger CM 105E
21458|Beijing 1954 / GK CM 105E
21459|Beijing 1954 / 6-degree Gauss-Kruger CM 111E
21459|Beijing 1954 / GK CM 111E
21460|Beijing 1954 / 6-degree Gauss-Kruger CM 117E
21460|Beijing 1954 / GK CM 117E
21461|Beijing 1954 / 6-degree Gauss-Kruger CM 123E
21461|Beijing 1954 / GK CM 123E
21462|Beijing 1954 / 6-degree Gauss-Kruger CM 129E
21462|Beijing 1954 / GK CM 129E
21463|Beijing 1954 / 6-degree Gauss-Kruger CM 135E
21463|Beijing 1954 / GK CM 135E
21500|Belge Lambert 50
21500|Belge 1950 (Brussels) / Belge Lambert 50
21780|LV03C
21781|LV03
21781|LV03M
21782|LV03C-G
21818|Bogota 1975 / UTM 18N
21896|Bogota / Colombia 3W
21897|Bogota / Colombia Bogota
21898|Bogota / Colombia 3E
21899|Bogota / Colombia 6E
22032|Camacupa / UTM zone 32S
22033|Camacupa / UTM zone 33S
22091|Camacupa / TM 11.30 SE
22092|Camacupa / TM 12 SE
22171|POSGAR 98 / Gauss-Kruger zone 1
22172|POSGAR 98 / Gauss-Kruger zone 2
22173|POSGAR 98 / Gauss-Kruger zone 3
22174|POSGAR 98 / Gauss-Kruger zone 4
22175|POSGAR 98 / Gauss-Kruger zone 5
22176|POSGAR 98 / Gauss-Kruger zone 6
22177|POSGAR 98 / Gauss-Kruger zone 7
22181|POSGAR 94 / Gauss-Kruger zone 1
22182|POSGAR 94 / Gauss-Kruger zone 2
22183|POSGAR 94 / Gauss-Kruger zone 3
22184|POSGAR 94 / Gauss-Kruger zone 4
22185|POSGAR 94 / Gauss-Kruger zone 5
22186|POSGAR 94 / Gauss-Kruger zone 6
22187|POSGAR 94 / Gauss-Kruger zone 7
22191|C Inchauspe / Argentina 1
22191|Campo Inchauspe / Gauss-Kruger zone 1
22192|C Inchauspe / Argentina 2
22192|Campo Inchauspe / Gauss-Kruger zone 2
22193|C Inchauspe / Argentina 3
22193|Campo Inchauspe / Gauss-Kruger zone 3
22194|C Inchauspe / Argentina 4
22194|Campo Inchauspe / Gauss-Kruger zone 4
22195|C Inchauspe / Argentina 5
22195|Campo Inchauspe / Gauss-Kruger zone 5
22196|C Inchauspe / Argentina 6
22196|Campo Inchauspe / Gauss-Kruger zone 6
22197|C Inchauspe / Argentina 7
22197|Campo Inchauspe / Gauss-Kruger zone 7
22207|NAD83(CSRS98) / UTM zone 7N
22208|NAD83(CSRS98) / UTM zone 8N
22209|NAD83(CSRS98) / UTM zone 9N
22210|NAD83(CSRS98) / UTM zone 10N
22213|NAD83 / UTM extended zone 13
22214|NAD83(CSRS98) / UTM zone 14N
22215|NAD83(CSRS98) / UTM zone 15N
22216|NAD83(CSRS98) / UTM zone 16N
22222|NAD83(CSRS98) / UTM zone 22N
22239|NAD83(CSRS) 1997 / PEI Stereographic
22239|NAD83(CSRS98) / PEI Stereographic
22240|NAD83(CSRS) 1997 / NB Stereographic
22240|NAD83(CSRS98) / NB Stereographic
22243|NAD83(CSRS) 1997 / MTM zone 3
22243|NAD83(CSRS98) / SCoPQ zone 3
22244|NAD83(CSRS) 1997 / MTM zone 4
22244|NAD83(CSRS98) / SCoPQ zone 4
22245|NAD83(CSRS) 1997 / MTM zone 5
22245|NAD83(CSRS98) / SCoPQ zone 5
22246|NAD83(CSRS) 1997 / MTM zone 6
22246|NAD83(CSRS98) / SCoPQ zone 6
22247|NAD83(CSRS) 1997 / MTM zone 7
22247|NAD83(CSRS98) / SCoPQ zone 7
22248|NAD83(CSRS98) / SCoPQ zone 8
22249|NAD83(CSRS98) / SCoPQ zone 9
22250|NAD83(CSRS98) / SCoPQ zone 10
22262|NAD83(CSRS) 1997 / Alberta 3TM ref merid 111
22262|NAD83(CSRS98) / Alberta 3TM ref merid 111
22263|NAD83(CSRS) 1997 / Alberta 3TM ref merid 114
22263|NAD83(CSRS98) / Alberta 3TM ref merid 114
22264|NAD83(CSRS) 1997 / Alberta 3TM ref merid 117
22264|NAD83(CSRS98) / Alberta 3TM ref merid 117
22265|NAD83(CSRS) 1997 / Alberta 3TM ref merid 120
22265|NAD83(CSRS98) / Alberta 3TM ref merid 120
22275|South African CS zone 15
22275|South African Coordinate System zone 15
22277|South African CS zone 17
22277|South African Coordinate System zone 17
22279|South African CS zone 19
22279|South African Coordinate System zone 19
22281|South African CS zone 21
22281|South African Coordinate System zone 21
22283|South African CS zone 23
22283|South African Coordinate System zone 23
22285|South African CS zone 25
22285|South African Coordinate System zone 25
22287|South African CS zone 27
22287|South African Coordinate System zone 27
22289|South African CS zone 29
22289|South African Coordinate System zone 29
22291|South African CS zone 31
22291|South African Coordinate System zone 31
22293|South African CS zone 33
22293|South African Coordinate System zone 33
22300|Tunisia Mining Grid
22337|NAD83(CSRS)v3 / MTM Nova Scotia zone 5
22337|NAD83(CSRS) 1997 / MTM NS zone 5
22338|NAD83(CSRS)v3 / MTM Nova Scotia zone 4
22338|NAD83(CSRS) 1997 / MTM NS zone 4
22351|NAD83(CSRS) 1997 / MTM zone 11
22352|NAD83(CSRS) 1997 / MTM zone 12
22353|NAD83(CSRS) 1997 / MTM zone 13
22354|NAD83(CSRS) 1997 / MTM zone 14
22355|NAD83(CSRS) 1997 / MTM zone 15
22356|NAD83(CSRS) 1997 / MTM zone 16
22357|NAD83(CSRS) 1997 / MTM zone 17
22407|NAD83(CSRS) 2002 / UTM zone 7N
22408|NAD83(CSRS) 2002 / UTM zone 8N
22409|NAD83(CSRS) 2002 / UTM zone 9N
22410|NAD83(CSRS) 2002 / UTM zone 10N
22411|NAD83(CSRS) 2002 / UTM zone 11N
22412|NAD83(CSRS) 2002 / UTM zone 12N
22413|NAD83(CSRS) 2002 / UTM zone 13N
22414|NAD83(CSRS) 2002 / UTM zone 14N
22415|NAD83(CSRS) 2002 / UTM zone 15N
22416|NAD83(CSRS) 2002 / UTM zone 16N
22417|NAD83(CSRS) 2002 / UTM zone 17N
22418|NAD83(CSRS) 2002 / UTM zone 18N
22419|NAD83(CSRS) 2002 / UTM zone 19N
22420|NAD83(CSRS) 2002 / UTM zone 20N
22421|NAD83(CSRS) 2002 / UTM zone 21N
22422|NAD83(CSRS) 2002 / UTM zone 22N
22462|NAD83(CSRS) 2002 / Alberta 3TM ref merid 111
22463|NAD83(CSRS) 2002 / Alberta 3TM ref merid 114
22464|NAD83(CSRS) 2002 / Alberta 3TM ref merid 117
22465|NAD83(CSRS) 2002 / Alberta 3TM ref merid 120
22521|Corrego Alegre / UTM 21S
22521|Corrego Alegre / UTM zone 21S
22522|Corrego Alegre / UTM 22S
22522|Corrego Alegre / UTM zone 22S
22523|Corrego Alegre / UTM 23S
22523|Corrego Alegre / UTM zone 23S
22524|Corrego Alegre / UTM 24S
22524|Corrego Alegre / UTM zone 24S
22525|Corrego Alegre / UTM 25S
22525|Corrego Alegre / UTM zone 25S
22641|NAD83(CSRS) 2010 / MTM zone 1
22642|NAD83(CSRS) 2010 / MTM zone 2
22643|NAD83(CSRS) 2010 / MTM zone 3
22644|NAD83(CSRS) 2010 / MTM zone 4
22645|NAD83(CSRS) 2010 / MTM zone 5
22646|NAD83(CSRS) 2010 / MTM zone 6
22648|NAD83(CSRS) 2010 / MTM zone 8
22649|NAD83(CSRS) 2010 / MTM zone 9
22650|NAD83(CSRS) 2010 / MTM zone 10
22651|NAD83(CSRS) 2010 / MTM zone 11
22652|NAD83(CSRS) 2010 / MTM zone 12
22653|NAD83(CSRS) 2010 / MTM zone 13
22654|NAD83(CSRS) 2010 / MTM zone 14
22655|NAD83(CSRS) 2010 / MTM zone 15
22656|NAD83(CSRS) 2010 / MTM zone 16
22657|NAD83(CSRS) 2010 / MTM zone 17
22700|Levant / Levant Zone
22762|NAD83(CSRS) 2010 / Alberta 3TM ref merid 111
22763|NAD83(CSRS) 2010 / Alberta 3TM ref merid 114
22764|NAD83(CSRS) 2010 / Alberta 3TM ref merid 117
22765|NAD83(CSRS) 2010 / Alberta 3TM ref merid 120
22770|Levant / Syria Lambert
22780|Levant / Levant Stereo
22991|Egypt 1907 / Green Belt
22994|Egypt 1907 / Ext. Purple
23830|DGN95 / Indonesia 46.2
23831|DGN95 / Indonesia 47.1
23832|DGN95 / Indonesia 47.2
23833|DGN95 / Indonesia 48.1
23834|DGN95 / Indonesia 48.2
23835|DGN95 / Indonesia 49.1
23836|DGN95 / Indonesia 49.2
23837|DGN95 / Indonesia 50.1
23838|DGN95 / Indonesia 50.2
23839|DGN95 / Indonesia 51.1
23840|DGN95 / Indonesia 51.2
23841|DGN95 / Indonesia 52.1
23842|DGN95 / Indonesia 52.2
23843|DGN95 / Indonesia 53.1
23844|DGN95 / Indonesia 53.2
23845|DGN95 / Indonesia 54.1
23866|IGD95 / UTM zone 46N
23867|IGD95 / UTM zone 47N
23868|IGD95 / UTM zone 48N
23869|IGD95 / UTM zone 49N
23870|IGD95 / UTM zone 50N
23871|IGD95 / UTM zone 51N
23872|IGD95 / UTM zone 52N
23877|IGD95 / UTM zone 47S
23878|IGD95 / UTM zone 48S
23879|IGD95 / UTM zone 49S
23880|IGD95 / UTM zone 50S
23881|IGD95 / UTM zone 51S
23882|IGD95 / UTM zone 52S
23883|IGD95 / UTM zone 53S
23884|IGD95 / UTM zone 54S
23946|Indian 1954 / UTM 46N
23947|Indian 1954 / UTM 47N
23948|Indian 1954 / UTM 48N
24047|Indian 1975 / UTM 47N
24048|Indian 1975 / UTM 48N
24100|Jamaica 1875 / Old Grid
24200|JAD69 / Jamaica Grid
24305|Kalianpur 37 / UTM 45N
24306|Kalianpur 37 / UTM 46N
24311|Kalianpur 62 / UTM 41N
24312|Kalianpur 62 / UTM 42N
24313|Kalianpur 62 / UTM 43N
24342|Kalianpur 75 / UTM 42N
24343|Kalianpur 75 / UTM 43N
24344|Kalianpur 75 / UTM 44N
24345|Kalianpur 75 / UTM 45N
24346|Kalianpur 75 / UTM 46N
24347|Kalianpur 75 / UTM 47N
24370|Kalianpur / India 0
24371|Kalianpur / India I
24372|Kalianpur / India IIa
24373|Kalianpur / India IIIa
24374|Kalianpur / India IVa
24375|Kalianpur 37 / India IIb
24376|Kalianpur 62 / India I
24377|Kalianpur 62 / India IIa
24378|Kalianpur 75 / India I
24379|Kalianpur 75 / India IIa
24380|Kalianpur 75 / India IIb
24381|Kalianpur 75 / India IIIa
24382|Kalianpur / India IIb
24383|Kalianpur 75 / India IVa
24500|MRT68 / Singapore Grid
24547|MRT68 / UTM zone 47N
24548|MRT68 / UTM zone 48N
24892|PSAD56 / Peru central
25000|Leigon / Ghana Grid
25391|Luzon / Philippines I
25392|Luzon / Philippines II
25393|Luzon / Philippines III
25394|Luzon / Philippines IV
25395|Luzon / Philippines V
25884|LKS92 / TM Baltic93
25884|LKS94 / TM Baltic93
25884|EST97 / TM Baltic93
25932|Malongo 1987 / UTM 32S
26191|Merchich / Zone 1 Nord Maroc
26192|Merchich / Zone 2 Sud Maroc
26194|Merchich / Zone 3 Sahara Nord
26195|Merchich / Zone 4 Sahara Sud
26391|Minna / Nigeria West
26393|Minna / Nigeria East
26632|M'poraloko / UTM 32N
26692|M'poraloko / UTM 32S
26741|NAD27 / California I
26742|NAD27 / California II
26743|NAD27 / California III
26744|NAD27 / California IV
26745|NAD27 / California V
26746|NAD27 / California VI
26783|Maine Coordinate System of 1927 East Zone
26784|Maine Coordinate System of 1927 West Zone
26786|NAD27 / Massachusetts
26787|NAD27 / Massachusetts Is
26792|NAD27 / Minnesota Cent.
26847|NAD83 / Maine CS83 East (ftUS)
26847|NAD83 / Maine E (ftUS)
26848|NAD83 / Maine CS83 West (ftUS)
26848|NAD83 / Maine W (ftUS)
26849|NAD83 / Minnesota N (ftUS)
26850|NAD83 / Minnesota C (ftUS)
26851|NAD83 / Minnesota S (ftUS)
26853|NAD83 / WV North (ftUS)
26854|NAD83 / WV South (ftUS)
26855|NAD83(HPGN) / Maine CS83 East (ftUS)
26855|NAD83(HARN) / Maine CS83 East (ftUS)
26855|NAD83(HARN) / ME E (ftUS)
26856|NAD83(HARN) / Maine CS83 West (ftUS)
26856|NAD83(HPGN) / Maine CS83 West (ftUS)
26856|NAD83(HARN) / ME W (ftUS)
26857|NAD83(HPGN) / Minnesota North (ftUS)
26857|NAD83(HARN) / MN N (ftUS)
26858|NAD83(HPGN) / Minnesota Central (ftUS)
26858|NAD83(HARN) / MN C (ftUS)
26859|NAD83(HPGN) / Minnesota South (ftUS)
26859|NAD83(HARN) / MN S (ftUS)
26860|NAD83(HPGN) / Nebraska (ftUS)
26860|NAD83(HARN) / NE (ftUS)
26861|NAD83(HPGN) / West Virginia North (ftUS)
26861|NAD83(HARN) / WV N (ftUS)
26862|NAD83(HPGN) / West Virginia South (ftUS)
26862|NAD83(HARN) / WV S (ftUS)
26863|NAD83(NSRS2007) / Maine CS83 East (ftUS)
26863|NAD83(NSRS) / ME E (ftUS)
26864|NAD83(NSRS2007) / Maine CS83 West (ftUS)
26864|NAD83(NSRS) / ME W (ftUS)
26865|NAD83(NSRS) / MN N (ftUS)
26866|NAD83(NSRS) / MN C (ftUS)
26867|NAD83(NSRS) / MN S (ftUS)
26868|NAD83(NSRS) / NE (ftUS)
26869|NAD83(NSRS) / WV N (ftUS)
26870|NAD83(NSRS) / WV S (ftUS)
26891|NAD83(CSRS) / MTM zn 11
26892|NAD83(CSRS) / MTM zn 12
26893|NAD83(CSRS) / MTM zn 13
26894|NAD83(CSRS) / MTM zn 14
26895|NAD83(CSRS) / MTM zn 15
26896|NAD83(CSRS) / MTM zn 16
26897|NAD83(CSRS) / MTM zn 17
26929|NAD83 / Alabama East (m)
26930|NAD83 / Alabama West (m)
26931|NAD83 / Alaska zone 1 (m)
26932|NAD83 / Alaska zone 2 (m)
26933|NAD83 / Alaska zone 3 (m)
26934|NAD83 / Alaska zone 4 (m)
26935|NAD83 / Alaska zone 5 (m)
26936|NAD83 / Alaska zone 6 (m)
26937|NAD83 / Alaska zone 7 (m)
26938|NAD83 / Alaska zone 8 (m)
26939|NAD83 / Alaska zone 9 (m)
26940|NAD83 / Alaska zone 10 (m)
26941|NAD83 / California 1
26941|NAD83 / California zone 1 (m)
26942|NAD83 / California 2
26942|NAD83 / California zone 2 (m)
26943|NAD83 / California 3
26943|NAD83 / California zone 3 (m)
26944|NAD83 / California 4
26944|NAD83 / California zone 4 (m)
26945|NAD83 / California 5
26945|NAD83 / California zone 5 (m)
26946|NAD83 / California 6
26946|NAD83 / California zone 6 (m)
26948|NAD83 / Arizona East (m)
26949|NAD83 / Arizona Central (m)
26950|NAD83 / Arizona West (m)
26951|NAD83 / Arkansas North (m)
26952|NAD83 / Arkansas South (m)
26953|NAD83 / Colorado North (m)
26954|NAD83 / Colorado Central (m)
26955|NAD83 / Colorado South (m)
26956|NAD83 / Connecticut (m)
26957|NAD83 / Delaware (m)
26958|NAD83 / Florida East (m)
26959|NAD83 / Florida West (m)
26960|NAD83 / Florida North (m)
26961|NAD83 / Hawaii zone 1 (m)
26962|NAD83 / Hawaii zone 2 (m)
26963|NAD83 / Hawaii zone 3 (m)
26964|NAD83 / Hawaii zone 4 (m)
26965|NAD83 / Hawaii zone 5 (m)
26966|NAD83 / Georgia East (m)
26967|NAD83 / Georgia West (m)
26968|NAD83 / Idaho East (m)
26969|NAD83 / Idaho Central (m)
26970|NAD83 / Idaho West (m)
26971|NAD83 / Illinois East (m)
26972|NAD83 / Illinois West (m)
26973|NAD83 / Indiana East (m)
26974|NAD83 / Indiana West (m)
26975|NAD83 / Iowa North (m)
26976|NAD83 / Iowa South (m)
26977|NAD83 / Kansas North (m)
26978|NAD83 / Kansas South (m)
26980|NAD83 / Kentucky South (m)
26981|NAD83 / Louisiana North (m)
26982|NAD83 / Louisiana South (m)
26983|NAD83 / Maine East (m)
26984|NAD83 / Maine West (m)
26985|NAD83 / Maryland (m)
26986|NAD83 / Massachusetts
26986|NAD83 / Massachusetts Mainland (m)
26987|NAD83 / Massachusetts Is
26987|NAD83 / Massachusetts Island (m)
26988|NAD83 / Michigan North (m)
26989|NAD83 / Michigan Central (m)
26990|NAD83 / Michigan South (m)
26991|NAD83 / Minnesota North (m)
26992|NAD83 / Minnesota Cent.
26992|NAD83 / Minnesota Central (m)
26993|NAD83 / Minnesota South (m)
26994|NAD83 / Mississippi East (m)
26995|NAD83 / Mississippi West (m)
26996|NAD83 / Missouri East (m)
26997|NAD83 / Missouri Central (m)
26998|NAD83 / Missouri West (m)
27039|Nahrwan 1967 / UTM 39N
27040|Nahrwan 1967 / UTM 40N
27120|Naparima 1972 / UTM 20N
27200|NZGD49 / NZ Map Grid
27205|NZGD49 / Mount Eden
27206|NZGD49 / Bay of Plenty
27207|NZGD49 / Poverty Bay
27208|NZGD49 / Hawkes Bay
27209|NZGD49 / Taranaki
27210|NZGD49 / Tuhirangi
27211|NZGD49 / Wanganui
27212|NZGD49 / Wairarapa
27213|NZGD49 / Wellington
27214|NZGD49 / Collingwood
27220|NZGD49 / Marlborough
27221|NZGD49 / Hokitika
27223|NZGD49 / Jacksons Bay
27224|NZGD49 / Mount Pleasant
27227|NZGD49 / Lindis Peak
27228|NZGD49 / Mount Nicholas
27229|NZGD49 / Mount York
27230|NZGD49 / Observation Pt
27231|NZGD49 / North Taieri
27258|GD49 / UTM zone 58
27259|GD49 / UTM zone 59
27260|GD49 / UTM zone 60
27291|GD49 / North Island Grid
27292|GD49 / South Island Grid
27391|NGO 1948 / I
27392|NGO 1948 / II
27393|NGO 1948 / III
27394|NGO 1948 / IV
27395|NGO 1948 / V
27396|NGO 1948 / VI
27397|NGO 1948 / VII
27398|NGO 1948 / VIII
27493|Datum 73 / Modified Grid
27500|ATF / Nord de Guerre
27562|NTF (Paris) / Cen France
27572|NTF (Paris) / Lambert zone II etendu
27700|British National Grid
27700|OSGB 1936 / British National Grid
28191|Palestine Grid
28192|Palestine Belt
28193|Israeli CS Grid
28232|Point Noire / UTM 32S
28232|Congo 1960 Pointe Noire / UTM zone 32S
28404|Pulkovo 1942 / 6-degree Gauss-Kruger zone 4
28404|Pulkovo 1942 / GK zone 4
28405|Pulkovo 1942 / 6-degree Gauss-Kruger zone 5
28405|Pulkovo 1942 / GK zone 5
28406|S-42 zone 6
28406|Pulkovo 1942 / 6-degree Gauss-Kruger zone 6
28407|S-42 zone 7
28407|Pulkovo 1942 / 6-degree Gauss-Kruger zone 7
28408|S-42 zone 8
28408|Pulkovo 1942 / 6-degree Gauss-Kruger zone 8
28409|S-42 zone 9
28409|Pulkovo 1942 / 6-degree Gauss-Kruger zone 9
28410|S-42 zone 10
28410|Pulkovo 1942 / 6-degree Gauss-Kruger zone 10
28411|S-42 zone 11
28411|Pulkovo 1942 / 6-degree Gauss-Kruger zone 11
28412|S-42 zone 12
28412|Pulkovo 1942 / 6-degree Gauss-Kruger zone 12
28413|S-42 zone 13
28413|Pulkovo 1942 / 6-degree Gauss-Kruger zone 13
28414|S-42 zone 14
28414|Pulkovo 1942 / 6-degree Gauss-Kruger zone 14
28415|S-42 zone 15
28415|Pulkovo 1942 / 6-degree Gauss-Kruger zone 15
28416|S-42 zone 16
28416|Pulkovo 1942 / 6-degree Gauss-Kruger zone 16
28417|S-42 zone 17
28417|Pulkovo 1942 / 6-degree Gauss-Kruger zone 17
28418|S-42 zone 18
28418|Pulkovo 1942 / 6-degree Gauss-Kruger zone 18
28419|S-42 zone 19
28419|Pulkovo 1942 / 6-degree Gauss-Kruger zone 19
28420|S-42 zone 20
28420|Pulkovo 1942 / 6-degree Gauss-Kruger zone 20
28421|S-42 zone 21
28421|Pulkovo 1942 / 6-degree Gauss-Kruger zone 21
28422|S-42 zone 22
28422|Pulkovo 1942 / 6-degree Gauss-Kruger zone 22
28423|S-42 zone 23
28423|Pulkovo 1942 / 6-degree Gauss-Kruger zone 23
28424|S-42 zone 24
28424|Pulkovo 1942 / 6-degree Gauss-Kruger zone 24
28425|S-42 zone 25
28425|Pulkovo 1942 / 6-degree Gauss-Kruger zone 25
28426|S-42 zone 26
28426|Pulkovo 1942 / 6-degree Gauss-Kruger zone 26
28427|S-42 zone 27
28427|Pulkovo 1942 / 6-degree Gauss-Kruger zone 27
28428|S-42 zone 28
28428|Pulkovo 1942 / 6-degree Gauss-Kruger zone 28
28429|S-42 zone 29
28429|Pulkovo 1942 / 6-degree Gauss-Kruger zone 29
28430|S-42 zone 30
28430|Pulkovo 1942 / 6-degree Gauss-Kruger zone 30
28431|S-42 zone 31
28431|Pulkovo 1942 / 6-degree Gauss-Kruger zone 31
28432|S-42 zone 32
28432|Pulkovo 1942 / 6-degree Gauss-Kruger zone 32
28600|Qatar National Grid
28992|Stelsel van de Rijksdriehoeksmeting
29220|Sapper Hill / UTM 20S
29221|Sapper Hill / UTM 21S
29333|Schwarzeck / UTM 33S
29371|SW African CS zone 11
29371|South West African Coord. System zone 11
29373|SW African CS zone 13
29373|South West African Coord. System zone 13
29375|SW African CS zone 15
29375|South West African Coord. System zone 15
29377|SW African CS zone 17
29377|South West African Coord. System zone 17
29379|SW African CS zone 19
29379|South West African Coord. System zone 19
29381|SW African CS zone 21
29381|South West African Coord. System zone 21
29383|SW African CS zone 23
29383|South West African Coord. System zone 23
29385|SW African CS zone 25
29385|South West African Coord. System zone 25
29702|Tananarive / Laborde app
29738|Tananarive / UTM 38S
29739|Tananarive / UTM 39S
29849|Timbalai 1948 / UTM 49N
29849|BT68 / UTM zone 49N
29849|Timbalai 1968 / UTM zone 49N
29850|Timbalai 1948 / UTM 50N
29850|BT68 / UTM zone 50N
29850|Timbalai 1968 / UTM zone 50N
29871|Timbalai  / Borneo (ch)
29872|Timbalai / Borneo (ftSe)
29873|Timbalai / Borneo (m)
29873|BT68 / RSO Borneo (m)
29873|Timbalai 1968 / RSO Borneo (m)
29874|BT68 / RSO Sarawak LSD (m)
29901|OSNI 52 / Irish Nat Grid
30161|Tokyo / Japan zone I
30162|Tokyo / Japan zone II
30163|Tokyo / Japan zone III
30164|Tokyo / Japan zone IV
30165|Tokyo / Japan zone V
30166|Tokyo / Japan zone VI
30167|Tokyo / Japan zone VII
30168|Tokyo / Japan zone VIII
30169|Tokyo / Japan zone IX
30170|Tokyo / Japan zone X
30171|Tokyo / Japan zone XI
30172|Tokyo / Japan zone XII
30173|Tokyo / Japan zone XIII
30174|Tokyo / Japan zone XIV
30175|Tokyo / Japan zone XV
30176|Tokyo / Japan zone XVI
30177|Tokyo / Japan zone XVII
30178|Tokyo / Japan zone XVIII
30179|Tokyo / Japan zone XIX
30200|Trinidad 1903 / Cassini
30491|Voirol75 / N Algeria old
30492|Voirol75 / S Algeria old
30493|Voirol79 / N Algeria old
30494|Voirol79 / S Algeria old
30729|Nord Sahara / UTM 29N
30730|Nord Sahara / UTM 30N
30731|Nord Sahara / UTM 31N
30732|Nord Sahara / UTM 32N
30791|Nord Sahara 1959 / Lambert Nord Voirol Unifie 1960
30791|Nord Sahara / N Algerie
30791|Nord Sahara 1959 / Lambert Algerie Nord
30791|Nord Sahara 1959 / LAN
30791|Nord Sahara 1959 / Voirol Unifie Nord
30792|Nord Sahara 1959 / Lambert Sud Voirol Unifie 1960
30792|Nord Sahara / S Algerie
30792|Nord Sahara 1959 / Lambert Algerie Sud
30792|Nord Sahara 1959 / LAS
30792|Nord Sahara 1959 / Voirol Unifie Sud
31170|Zanderij / Surinam Old
31171|Zanderij / Surinam TM
31251|MGI (Ferro) / Aut GK W
31252|MGI (Ferro) / Aut GK C
31253|MGI (Ferro) / Aut GK E
31281|MGI (Ferro) / Austria W
31281|Gebrauchsnetz M28
31282|MGI (Ferro) / Austria C
31282|Gebrauchsnetz M31
31283|MGI (Ferro) / Austria E
31283|Gebrauchsnetz M34
31288|Bundesmeldenetz M28
31288|MGI (Ferro) / M28
31289|Bundesmeldenetz M31
31289|MGI (Ferro) / M31
31290|Bundesmeldenetz M34
31290|MGI (Ferro) / M34
31300|Belge Lambert 72
31300|Belge 1972 / Belge Lambert 72
31370|BD72 / Lambert 72
31370|BD72 / LB72
31370|Belge 1972 / Belgian Lambert 72
31528|Conakry 1905 / UTM 28N
31529|Conakry 1905 / UTM 29N
31600|Stereo 33
31600|Dealul Piscului 1933/ Stereo 33
31600|Stereo 30
31965|SIRGAS 2000 / UTM 11N
31966|SIRGAS 2000 / UTM 12N
31967|SIRGAS 2000 / UTM 13N
31968|SIRGAS 2000 / UTM 14N
31969|SIRGAS 2000 / UTM 15N
31970|SIRGAS 2000 / UTM 16N
31971|SIRGAS 2000 / UTM 17N
31972|SIRGAS 2000 / UTM 18N
31973|SIRGAS 2000 / UTM 19N
31974|SIRGAS 2000 / UTM 20N
31975|SIRGAS 2000 / UTM 21N
31976|SIRGAS 2000 / UTM 22N
31977|SIRGAS 2000 / UTM 17S
31978|SIRGAS 2000 / UTM 18S
31979|SIRGAS 2000 / UTM 19S
31980|SIRGAS 2000 / UTM 20S
31981|SIRGAS 2000 / UTM 21S
31982|SIRGAS 2000 / UTM 22S
31983|SIRGAS 2000 / UTM 23S
31984|SIRGAS 2000 / UTM 24S
31985|SIRGAS 2000 / UTM 25S
31986|SIRGAS / UTM zone 17N
31987|SIRGAS / UTM zone 18N
31988|SIRGAS / UTM zone 19N
31989|SIRGAS / UTM zone 20N
31990|SIRGAS / UTM zone 21N
31991|SIRGAS / UTM zone 22N
31992|SIRGAS / UTM zone 17S
31993|SIRGAS / UTM zone 18S
31994|SIRGAS / UTM zone 19S
31995|SIRGAS / UTM zone 20S
31996|SIRGAS / UTM zone 21S
31997|SIRGAS / UTM zone 22S
31998|SIRGAS / UTM zone 23S
31999|SIRGAS / UTM zone 24S
32000|SIRGAS / UTM zone 25S
32013|NAD27 / New Mexico Cent.
32020|NAD27 / North Dakota N
32021|NAD27 / North Dakota S
32028|NAD27 / Pennsylvania N
32031|NAD27 / South Carolina N
32033|NAD27 / South Carolina S
32034|NAD27 / South Dakota N
32035|NAD27 / South Dakota S
32038|NAD27 / Texas North Cen.
32040|NAD27 / Texas South Cen.
32050|NAD27 / West Virginia N
32051|NAD27 / West Virginia S
32053|NAD27 / Wisconsin Cen.
32056|NAD27 / Wyoming E. Cen.
32057|NAD27 / Wyoming W. Cen.
32064|NAD27 / UTM zone 14N (ftUS)
32065|NAD27 / UTM zone 15N (ftUS)
32066|NAD27 / UTM zone 16N (ftUS)
32067|NAD27 / UTM zone 17N (ftUS)
32099|NAD27 / Louisiana Off
32100|NAD83 / Montana (m)
32104|NAD83 / Nebraska (m)
32107|NAD83 / Nevada East (m)
32108|NAD83 / Nevada Central (m)
32109|NAD83 / Nevada West (m)
32110|NAD83 / New Hampshire (m)
32111|NAD83 / New Jersey (m)
32112|NAD83 / New Mexico East (m)
32113|NAD83 / New Mexico Cent.
32113|NAD83 / New Mexico Central (m)
32114|NAD83 / New Mexico West (m)
32115|NAD83 / New York East (m)
32116|NAD83 / New York Central (m)
32117|NAD83 / New York West (m)
32118|NAD83 / New York Long Is
32118|NAD83 / New York Long Island (m)
32119|NAD83 / North Carolina (m)
32120|NAD83 / North Dakota N
32120|NAD83 / North Dakota North (m)
32121|NAD83 / North Dakota S
32121|NAD83 / North Dakota South (m)
32122|NAD83 / Ohio North (m)
32123|NAD83 / Ohio South (m)
32124|NAD83 / Oklahoma North (m)
32125|NAD83 / Oklahoma South (m)
32126|NAD83 / Oregon North (m)
32127|NAD83 / Oregon South (m)
32128|NAD83 / Pennsylvania N
32128|NAD83 / Pennsylvania North (m)
32129|NAD83 / Pennsylvania S
32129|NAD83 / Pennsylvania South (m)
32130|NAD83 / Rhode Island (m)
32133|NAD83 / South Carolina (m)
32134|NAD83 / South Dakota N
32134|NAD83 / South Dakota North (m)
32135|NAD83 / South Dakota S
32135|NAD83 / South Dakota South (m)
32136|NAD83 / Tennessee (m)
32137|NAD83 / Texas North (m)
32138|NAD83 / Texas North Cen.
32138|NAD83 / Texas North Central (m)
32139|NAD83 / Texas Central (m)
32140|NAD83 / Texas South Cen.
32140|NAD83 / Texas South Central (m)
32141|NAD83 / Texas South (m)
32142|NAD83 / Utah North (m)
32143|NAD83 / Utah Central (m)
32144|NAD83 / Utah South (m)
32145|NAD83 / Vermont (m)
32146|NAD83 / Virginia North (m)
32147|NAD83 / Virginia South (m)
32148|NAD83 / Washington North (m)
32149|NAD83 / Washington South (m)
32150|NAD83 / West Virginia N
32150|NAD83 / West Virginia North (m)
32151|NAD83 / West Virginia S
32151|NAD83 / West Virginia South (m)
32152|NAD83 / Wisconsin North (m)
32153|NAD83 / Wisconsin Cen.
32153|NAD83 / Wisconsin Central (m)
32154|NAD83 / Wisconsin South (m)
32155|NAD83 / Wyoming East (m)
32156|NAD83 / Wyoming E. Cen.
32156|NAD83 / Wyoming East Central (m)
32157|NAD83 / Wyoming W. Cen.
32157|NAD83 / Wyoming West Central (m)
32158|NAD83 / Wyoming West (m)
32159|NAD83 / WyLam
32161|NAD83 / Puerto Rico & Virgin Is. (m)
32164|NAD83 / UTM zone 14N (ftUS)
32165|NAD83 / UTM zone 15N (ftUS)
32166|NAD83 / UTM zone 16N (ftUS)
32167|NAD83 / UTM zone 17N (ftUS)
32183|NAD83 / SCoPQ zone 3
32184|NAD83 / SCoPQ zone 4
32185|NAD83 / SCoPQ zone 5
32186|NAD83 / SCoPQ zone 6
32187|NAD83 / SCoPQ zone 7
32188|NAD83 / SCoPQ zone 8
32189|NAD83 / SCoPQ zone 9
32190|NAD83 / SCoPQ zone 10
32199|NAD83 / Louisiana Offshore (m)
32199|NAD83 / Louisiana Off m
32600|WGS 84 / UTM system N
32664|WGS 84 / UTM zone 14N (ftUS)
32665|WGS 84 / UTM zone 15N (ftUS)
32666|WGS 84 / UTM zone 16N (ftUS)
32667|WGS 84 / UTM zone 17N (ftUS)
32700|WGS 84 / UTM system S`
