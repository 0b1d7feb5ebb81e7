// Made by scripts/reference-systems from the EPSG registry v10.076 (PROJ 9.1.1); terms in docs/decisions/0015.
// Systems that their Well-Known Text places worse than their code (code, names).
export const lines = `2155|American Samoa 1962 / American Samoa Lambert;Samoa_1962_Samoa_Lambert
2170|MGI / Slovenia Grid;SI_D48 / SI_TM;D48 / Slovenia Grid;MGI_Slovenia_Grid
2194|American Samoa 1962 / American Samoa Lambert
2199|Albanian 1987 / Gauss Kruger zone 4
2297|Qornoq 1927 / Greenland zone 1 east;Qornoq 1927 / Greenland zone 1 west
2298|Qornoq 1927 / Greenland zone 2 east;Qornoq 1927 / GRL 2 east
2300|Qornoq 1927 / Greenland zone 3 east
2302|Qornoq 1927 / Greenland zone 4 east
2492|Pulkovo 1942 / Gauss-Kruger CM 9E;Pulkovo 1942 / 6-degree Gauss-Kruger CM 9E
2493|Pulkovo 1942 / Gauss-Kruger CM 15E;Pulkovo 1942 / 6-degree Gauss-Kruger CM 15E
2550|Samboja / UTM zone 50S;Samboja_UTM_Zone_50S
2979|K0 1949 / UTM zone 42S;Kerguelen_Island_1949_UTM_42S
2989|RRAF 1991 / UTM zone 20N
3034|ETRS89-extended / LCC Europe;ETRS - LCC;ETRS89 / LCC Europe;ETRS89 / LCC;ETRS89-LCC;ETRS_1989_LCC
3035|ETRS89-extended / LAEA Europe;ETRS - LAEA;ETRS89 / LAEA Europe;ETRS89 / LAEA;ETRS89-LAEA;ETRS_1989_LAEA
3038|ETRS89 / TM26;ETRS - TM26;ETRF89 / TM26;ETRS89 / ETRS-TM26;ETRS89-TM26;ETRS_1989_ETRS-TM26
3039|ETRS89 / TM27;ETRS - TM27;ETRF89 / TM27;ETRS89 / ETRS-TM27;ETRS89-TM27;ETRS_1989_ETRS-TM27
3050|ETRS89 / TM38;ETRS - TM38;ETRF89 / TM38;ETRS89 / ETRS-TM38;ETRS89-TM38;ETRS_1989_ETRS-TM38
3051|ETRS89 / TM39;ETRS - TM39;ETRF89 / TM39;ETRS89 / ETRS-TM39;ETRS89-TM39;ETRS_1989_ETRS-TM39
3146|Pulkovo 1942 / 3-degree Gauss-Kruger zone 6;Pulkovo 1942 / 3GK zn 6;Pulkovo_1942_3_Degree_GK_Zone_6
3147|Pulkovo 1942 / 3-degree Gauss-Kruger CM 18E;Pulkovo 1942 / 3GK 18E;Pulkovo_1942_3_Degree_GK_CM_18E
3167|Kertau (RSO) / RSO Malaya (ch);Kertau (RSO) / RSO (ch);Kertau_RSO_RSO_Malaya_ChSears1922trunc
3168|Kertau (RSO) / RSO Malaya (m);Kertau (RSO) / RSO (m);Kertau_RSO_RSO_Malaya
3295|Guam 1963 / Yap Islands;Guam_1963_Yap_Islands
3338|NAD83 / Alaska Albers;NAD_1983_Alaska_Albers
3372|NAD83 / UTM zone 59N;NAD_1983_UTM_Zone_59N
3373|NAD83 / UTM zone 60N;NAD_1983_UTM_Zone_60N
3787|MGI / Slovene National Grid;D48 / GK
4050|RGRDC 2005 / Congo TM zone 16;RGRDC 2005 / Congo TM 16;RGRDC_2005_Congo_TM_Zone_16
4217|NAD83 / BLM 59N (ftUS);NAD83 / UTM zone 59N (ftUS);NAD_1983_BLM_Zone_59N
4420|NAD83 / BLM 60N (ftUS);NAD83 / UTM zone 60N (ftUS);NAD_1983_BLM_Zone_60N
4421|NAD83 / BLM 1N (ftUS);NAD83 / UTM zone 1N (ftUS);NAD_1983_BLM_Zone_1N
4422|NAD83 / BLM 2N (ftUS);NAD83 / UTM zone 2N (ftUS);NAD_1983_BLM_Zone_2N
4474|Cadastre 1997 / UTM zone 38S;Cadastre 1997 / UTM 38S;Cadastre_1997_UTM_Zone_38S
5520|DHDN / 3-degree Gauss-Kruger zone 1;DHDN / 3GK zone 1;DHDN_3_Degree_Gauss_Zone_1
5680|DHDN / 3-degree Gauss-Kruger zone 1 (E-N);DHDN / 3GK zone 1;DHDN_3_Degree_GK_Zone_1_E-N
6050|GR96 / EPSG Arctic zone 1-25;GR96 / EPSG Arctic 1-25;GR96_EPSG_Arctic_zone_1-25
6052|GR96 / EPSG Arctic zone 2-20;GR96 / EPSG Arctic 2-20;GR96_EPSG_Arctic_zone_2-20
6056|GR96 / EPSG Arctic zone 4-20;GR96 / EPSG Arctic 4-20;GR96_EPSG_Arctic_zone_4-20
6072|ETRS89 / EPSG Arctic zone 4-28;ETRS89 / EPSG Arctic 4-28;ETRS_1989_EPSG_Arctic_zone_4-28
6074|ETRS89 / EPSG Arctic zone 5-13;ETRS89 / EPSG Arctic 5-13;ETRS_1989_EPSG_Arctic_zone_5-13
9837|UCS-2000 / LCS-21 Zakarpattia;UA_UCS_2000 / LCS_21
9841|UCS-2000 / LCS-44 Luhansk;UA_UCS_2000 / LCS_44
9895|LUREF / Luxembourg TM (3D)
20136|Adindan / UTM zone 36N;Blue Nile 1958  / UTM zone 36N;Adindan_UTM_Zone_36N
21817|Bogota 1975 / UTM zone 17N;Bogota_UTM_Zone_17N
23853|ID74 / UTM zone 53N;Indonesian_1974_UTM_Zone_53N
23886|ID74 / UTM zone 46S;Indonesian_1974_UTM_Zone_46S
24719|La Canoa / UTM zone 19N;La_Canoa_UTM_Zone_19N
25838|ETRS89 / UTM zone 38N;ETRF89 / UTM zone 38N;ETRS_1989_UTM_Zone_38N
26191|Merchich / Nord Maroc;Merchich / Zone 1 Nord Maroc;Nord_Maroc
26901|NAD83 / UTM zone 1N;NAD_1983_UTM_Zone_1N
26902|NAD83 / UTM zone 2N;NAD_1983_UTM_Zone_2N
26940|NAD83 / Alaska zone 10;NAD83 / Alaska zone 10 (m);NAD_1983_StatePlane_Alaska_10_FIPS_5010
27037|Nahrwan 1967 / UTM zone 37N;Nahrwan 1967 / UTM 37N;Nahrwan_1967_UTM_Zone_37N
27200|NZGD49 / New Zealand Map Grid;NZGD49 / NZ Map Grid;GD_1949_New_Zealand_Map_Grid
27205|NZGD49 / Mount Eden Circuit;NZGD49 / Mount Eden;NZGD_1949_Mount_Eden_Circuit
27208|NZGD49 / Hawkes Bay Circuit;NZGD49 / Hawkes Bay;NZGD_1949_Hawkes_Bay_Circuit
27229|NZGD49 / Mount York Circuit;NZGD49 / Mount York;NZGD_1949_Mount_York_Circuit
27232|NZGD49 / Bluff Circuit;NZGD_1949_Bluff_Circuit
27258|NZGD49 / UTM zone 58S;GD49 / UTM zone 58;NZGD_1949_UTM_Zone_58S
27259|NZGD49 / UTM zone 59S;GD49 / UTM zone 59;NZGD_1949_UTM_Zone_59S
27260|NZGD49 / UTM zone 60S;GD49 / UTM zone 60;NZGD_1949_UTM_Zone_60S
27291|NZGD49 / North Island Grid;GD49 / North Island Grid;New_Zealand_North_Island
27292|NZGD49 / South Island Grid;GD49 / South Island Grid;New_Zealand_South_Island
28402|Pulkovo 1942 / Gauss-Kruger zone 2;Pulkovo 1942 / 6-degree Gauss-Kruger zone 2;Pulkovo_1942_GK_Zone_2
28403|Pulkovo 1942 / Gauss-Kruger zone 3;Pulkovo 1942 / 6-degree Gauss-Kruger zone 3;Pulkovo_1942_GK_Zone_3
28462|Pulkovo 1942 / Gauss-Kruger 2N;Pulkovo / Gauss 2N;Pulkovo_1942_GK_Zone_2N
28463|Pulkovo 1942 / Gauss-Kruger 3N;Pulkovo / Gauss 3N;Pulkovo_1942_GK_Zone_3N
29100|SAD69 / Brazil Polyconic;SAD_1969_Brazil_Polyconic
29118|SAD69 / UTM zone 18N;SAD_1969_UTM_Zone_18N
29119|SAD69 / UTM zone 19N;SAD_1969_UTM_Zone_19N
29120|SAD69 / UTM zone 20N;SAD_1969_UTM_Zone_20N
29121|SAD69 / UTM zone 21N;SAD_1969_UTM_Zone_21N
29122|SAD69 / UTM zone 22N;SAD_1969_UTM_Zone_22N
29177|SAD69 / UTM zone 17S;SAD_1969_UTM_Zone_17S
29178|SAD69 / UTM zone 18S;SAD_1969_UTM_Zone_18S
29179|SAD69 / UTM zone 19S;SAD_1969_UTM_Zone_19S
29180|SAD69 / UTM zone 20S;SAD_1969_UTM_Zone_20S
29181|SAD69 / UTM zone 21S;SAD_1969_UTM_Zone_21S
29182|SAD69 / UTM zone 22S;SAD_1969_UTM_Zone_22S
29183|SAD69 / UTM zone 23S;SAD_1969_UTM_Zone_23S
29184|SAD69 / UTM zone 24S;SAD_1969_UTM_Zone_24S
29185|SAD69 / UTM zone 25S;SAD_1969_UTM_Zone_25S
31265|MGI / 3-degree Gauss zone 5;MGI / Gauss zone 5;MGI_3_Degree_Gauss_Zone_5
31266|MGI / 3-degree Gauss zone 6;MGI / Gauss zone 6;MGI_3_Degree_Gauss_Zone_6
31267|MGI / 3-degree Gauss zone 7;MGI / Gauss zone 7;MGI_3_Degree_Gauss_Zone_7
31268|MGI / 3-degree Gauss zone 8;MGI / Gauss zone 8;MGI_3_Degree_Gauss_Zone_8
31275|MGI / Balkans zone 5;HDKS zone 5;D48 zone 5;HR_HDKS / HR_TM;MGI_Balkans_5
31276|MGI / Balkans zone 6;HDKS zone 6;HR_HDKS / HR_TM;MGI_Balkans_6
31277|MGI / Balkans zone 7;MGI_Balkans_7
31278|MGI / Balkans zone 8;MGI_Balkans_8
31279|MGI / Balkans zone 8;MGI_Balkans_8
31461|DHDN / 3-degree Gauss zone 1;DHDN / Gauss zone 1;DHDN_3_Degree_Gauss_Zone_1
31700|Dealul Piscului 1970/ Stereo 70;Stereo 70;Stereo_70`
