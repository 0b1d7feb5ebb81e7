// Made by scripts/reference-systems from the EPSG registry v10.076 (PROJ 9.1.1); terms in docs/decisions/0015.
// Areas of use (name, steps from code to code; those of Esri a million higher).
export const lines = `Anguilla - onshore|2000,2600
Antigua - onshore|1,2600
Dominica - onshore|1,2600
Grenada and southern Grenadines - onshore|1,2600
Montserrat - onshore|1,2600
St Kitts and Nevis - onshore|1,2600
St Lucia - onshore|1,2600
St Vincent and the Grenadines - onshore|1,2600
Canada - Quebec - east of 57°W|1,131,805,29236
Canada - Quebec - east of 60°W|1,26,113,20095
Canada - Quebec - 63°W to 60°W|1,131,20103
Canada - Quebec - 66°W to 63°W|1,131,20103
Canada - Quebec - 69°W to 66°W|1,131,20103
Canada - Quebec - 72°W to 69°W|1,131,805,19298,9940
Canada - Quebec - 75°W to 72°W|1,131,20103
Canada - Quebec - 78°W to 75°W|1,131,20103
Canada - Quebec - west of 78°W|1,15,116,3,20100
Canada - Ontario - east of 75°W|1,20331,300
Canada - Ontario - 78°W to 75°W|1,20331,300
Canada - Ontario - MTM zone 10|1,5972,14359,300
Canada - Ontario - MTM zone 11|1,20331,300,4240,5300
Canada - Ontario - MTM zone 12|1,20331,300,4240,5300
Canada - Ontario - MTM zone 13|1,20331,300,4240,5300
Canada - Ontario - 88.5°W to 85.5°W|1,20331,300,4240,5300
Canada - Ontario - 91.5°W to 88.5°W|1,20331,300,4240,5300
Canada - Ontario - 94.5°W to 91.5°W|1,20331,300,4240,5300
Canada - Ontario - west of 94.5°W|1,20331,300,4240,5300
Canada - Ontario - west of 90°W|1
Canada - Ontario - 90°W to 84°W|1
Canada - Ontario - 84°W to 78°W|1
Canada - Ontario - east of 78°W|1
Canada - Quebec - 78°W to 72°W|2,117
Canada - Quebec - 72°W to 66°W|1
Canada - Quebec - 66°W to 60°W|1
Canada - New Brunswick|2,164,753,2635,16652
Canada - 72°W to 66°W, south of 62°N|1
Canada - 66°W to 60°W, south of 60°N|1
Asia - Middle East - Israel and Palestine Territory onshore|1,2102,2842,1,6,1,21202
Cote d'Ivoire (Ivory Coast) - east of 6°W|1,1
Cote d'Ivoire (Ivory Coast) - west of 6°W|2,1
Vietnam - west of 108°E onshore|2,1361
Vietnam - east of 108°E onshore|1,1104,257
Namibia - Walvis Bay|1,20229,1080195,10
South Africa - west of 18°E|1,20230,1080194,10
South Africa - 18°E to 20°E|1,20231,1080193,10,80
South Africa - 20°E to 22°E|1,20232,1080192,10,80
South Africa - 22°E to 24°E|1,20233,1080191,10,80
South Africa - 24°E to 26°E|1,20234,1080190,10,80
South Africa - 26°E to 28°E|1,20235,1080189,10,80
South Africa - 28°E to 30°E|1,20236,1080188,10,80
South Africa - 30°E to 32°E|1,20237,1080187,10,80
South Africa - east of 32°E|1,20238,1080186,10
Europe - Liechtenstein and Switzerland|1,2093,1,1,155,495,16979,1
Iran - Taheri refinery|1,2096
Iran - west of 48°E|1
Iran - 48°E to 54°E|1
Iran - 54°E to 60°E|1
Iran - east of 60°E onshore|1
Spain - mainland onshore|1,2841
Guinea - west of 12°W|1,1398,28067
Guinea - east of 12°W|1,1398,28067
Europe - Czechoslovakia|1,2091,662,403,292,1,1096551,1,1
Trinidad and Tobago - Tobago - onshore|1,2091,114,22849
Trinidad and Tobago - Trinidad - onshore|1,2091
Libya - west of 10°E|1,1122
Libya - 10°E to 12°E onshore|1,1122
Libya - 12°E to 14°E onshore|1,1122
Libya - 14°E to 16°E onshore|1,1122
Libya - 16°E to 18°E onshore|1,1122
Libya - 18°E to 20°E onshore|1,1122
Libya - 20°E to 22°E onshore|1,1122
Libya - 22°E to 24°E onshore|1,1122
Libya - east of 24°E onshore|1,4,1118
Libya - west of 12°E onshore|1
Libya - 12°E to 18°E onshore|1
Libya - 18°E to 24°E onshore|1
Argentina - Mendoza and Neuquen 70.5°W to 67.5°W|2
Argentina - 42.5°S to 50.3°S and 70.5°W to 67.5°W|1
Argentina - Tierra del Fuego onshore west of 67.5°W|1
Argentina - Tierra del Fuego offshore west of 66°W|1,231,6950
Cuba - onshore north of 21°30'N|1,1710
Cuba - onshore south of 21°30'N|1,1710
Libya - west of 15°E onshore|1
Tunisia - offshore|1,20244
Yemen - 42°E to 48°E|1
Yemen - 48°E to 54°E|1
Yemen - South Yemen - mainland west of 48°E|1,304
Yemen - South Yemen - mainland east of 48°E|1,304
Vietnam - onshore Vung Tau area|1
Vietnam - offshore Cuu Long basin|1,1082
Guinea-Bissau - onshore|1,2070
Korea, Republic of (South Korea) - east of 128°E onshore|1,3080,7,4,1096896,5
Korea, Republic of (South Korea) - 126°E to 128°E mainland|1,3077,7,1096905
Korea, Republic of (South Korea) - 124°E to 126°E onshore|1,3075,7,5,1096896,4
Qatar - onshore|1,833,1354,328,23986
Greece - onshore|1,2020,1,694
Venezuela - Maracaibo area|1,1,1
Venezuela - Maracaibo - blocks I II and III|3
New Zealand - North Island - Mount Eden mc|1,25100
New Zealand - North Island - Bay of Plenty mc|1,25100
New Zealand - North Island - Poverty Bay mc|1,25100
New Zealand - North Island - Hawkes Bay mc Napier vcrs|1,25100
New Zealand - North Island - Taranaki mc|1,25100
New Zealand - North Island - Tuhirangi mc|1,25100
New Zealand - North Island - Wanganui mc|1,25100
New Zealand - North Island - Wairarapa mc|1,25100
New Zealand - North Island - Wellington mc|1,25100
New Zealand - South Island - Collingwood mc|1,25100
New Zealand - South Island - Nelson mc|1,25100
New Zealand - South Island - Karamea mc|1,25100
New Zealand - South Island - Buller mc|1,25100
New Zealand - South Island - Grey mc|1,25100
New Zealand - South Island - Amuri mc|1,25100
New Zealand - South Island - Marlborough mc|1,25100
New Zealand - South Island - Hokitika mc|1,25100
New Zealand - South Island - Okarito mc|1,25100
New Zealand - South Island - Jacksons Bay mc|1,25100
New Zealand - South Island - Mount Pleasant mc|1,25100
New Zealand - South Island - Gawler mc|1,25100
New Zealand - South Island - Timaru mc|1,25100
New Zealand - South Island - Lindis Peak mc|1,25100
New Zealand - South Island - Mount Nicholas mc|1,25100
New Zealand - South Island - Mount York mc|1,25100
New Zealand - South Island - Observation Point mc|1,25100
New Zealand - South Island - North Taieri mc|1,25100
New Zealand - South and Stewart Islands - Bluff mc|1,25100
New Zealand - offshore 162°E to168°E|1
New Zealand - offshore 168°E to 174°E|1
New Zealand - offshore 174°E to 180°E|1
Ghana - onshore|1
Ghana - offshore|1
Canada - Quebec|1,1659,1,1,810,2013,1,1,25474,100
Canada - Quebec - 60°W to 57°W|2
Canada - 108°W to 102°W, south of 60°N|11
Canada - 114°W to 108°W, south of 60°N|1
Canada - 120°W to 114°W, south of 60°N|1
France|1,2017,2913,2693,2,3,2,9,1,1092316,1997
American Samoa|1,1,38,1062868,37054
Europe - Ireland (Republic and Ulster) - onshore|2,1,2015,126,1,25600,3
Sierra Leone - Freetown Peninsula|2,1,2014
Sierra Leone - west of 12°W|2
Sierra Leone - east of 12°W|1
USA|1,7148
Cote d'Ivoire (Ivory Coast) - offshore|1,1
Germany - East Germany - west of 10.5°E|2,2,229,1440,1833,3
Europe - 10.5°E to 13.5°E onshore by country|1,231,1440,1833,3
Luxembourg|2,2012,5714
Slovenia|1,1617,7,117,1,853,3921,1,1093373,49,2022
Poland - zone I|1,949
Poland - zone II|1
Poland - zone III|1
Poland - zone IV|1
Poland - zone V|1
Poland - west of 16.5°E|1,1099998,21
Poland - 16.5°E to 19.5°E|1,1099998,21
Poland - 19.5°E to 22.5°E|1,1099998,21
Poland - east of 22.5°E|1,1099998,21
Poland|1,7522,999999,1,92471,21
Portugal - Azores W - onshore|8,1994,1033063,64921
Portugal - Azores C - onshore|1,874,1120,482,1032576,64921
Portugal - Azores E - onshore|1,872,1122,480,1032585,64919
Portugal - Madeira archipelago onshore|1,751,119,1124,430,48,1032584,64920
France - mainland onshore|1,2709
New Zealand - onshore|1,25007
American Samoa - 2 main island groups and Rose Island|2,4441,1095564,296,207
Denmark - onshore Jutland and Funen|1
Denmark - onshore Zealand and Lolland|1,1898,1099123
Denmark - onshore Bornholm|1,1898,1099123
Albania|1
Venezuela - west of 72°W|2,22517
Venezuela - 72°W and 66°W|1
Venezuela - east of 66°W|1
USA - Tennessee|1,70,569,72,746,1,2913,1,25460,100,1070200,400,415,1,374,1
USA - Kentucky - SPCS - N|1,41,552,93,653,1,2925,1,20308,200,1075300,400,372,1,234,1
Turkey - west of 28.5°E onshore|1,113,2934,16,996912,100369
Turkey - 28.5°E to 31.5°E onshore|1,113,2934,16,996912,100369
Turkey - 31.5°E to 34.5°E onshore|1,113,2934,16,996912,100369
Turkey - 34.5°E to 37.5°E onshore|1,113,2934,16,996912,100369
Turkey - 37.5°E to 40.5°E onshore|1,113,2934,16,996912,100369
Turkey - 40.5°E to 43.5°E onshore|1,113,2934,16,996912,100369
Turkey - east of 43.5°E|1,113,2934,16,996912,100369
Romania - offshore|1
Cameroon - coastal area|1,1,904,1073,1
Greenland - southwest coast 54°W to 48°W|2
Greenland - southwest coast east of 48°W|1
Greenland - east coast - 69°N to 72°N|1
Canada - Maritime Provinces - west of 66°W|1
Canada - Maritime Provinces - east of 66°W|1
Greenland - east coast - 68°N to 69°N|1
USA - Arizona - SPCS - E|1,539,106,613,1,2925,1,20341,200,1075300,400,339,3,232,3
USA - Arizona - SPCS - C|1,539,106,610,1,2925,1,20344,200,1075300,400,339,3,232,3
USA - Arizona - SPCS - W|1,539,106,613,1,2925,1,20341,200,1075300,400,339,3,232,3
USA - California - SPCS - 1|1,541,104,619,1,2925,1,20325,200,1075300,400,356,6,229,6
USA - California - SPCS - 2|1,541,104,620,1,2925,1,20324,200,1075300,400,356,6,229,6
USA - California - SPCS - 3|1,541,104,621,1,2925,1,20323,200,1075300,400,356,6,229,6
USA - California - SPCS - 4|1,541,104,622,1,2925,1,20322,200,1075300,400,356,6,229,6
USA - California - SPCS83 - 5|1,541,104,623,1,2925,1,20521,1075300,400,356,6,229,6
USA - California - SPCS - 6|1,541,104,624,1,2925,1,20320,200,1075300,400,356,6,229,6
USA - Colorado - SPCS - N|1,541,104,627,1,2925,1,20323,200,1075300,400,356,3,232,3
USA - Colorado - SPCS - C|1,541,104,624,1,2925,1,20326,200,1075300,400,356,3,232,3
USA - Colorado - SPCS - S|1,541,104,627,1,2925,1,20323,200,1075300,400,356,3,232,3
USA - Connecticut|1,541,104,628,1,2925,1,20322,200,1075300,400,359,1,234,1
USA - Delaware|1,541,104,629,1,2925,1,20321,200,1075300,400,360,1,234,1
USA - Florida - SPCS - E|1,541,104,630,1,2925,1,20320,200,1075300,400,361,3,232,3
USA - Florida - SPCS - W|1,541,104,634,1,2925,1,20316,200,1075300,400,361,3,232,3
USA - Florida - SPCS - N|1,541,104,631,1,2925,1,20319,200,1075300,400,361,3,232,3
USA - Georgia - SPCS - E|1,541,104,634,1,2925,1,20321,200,1075300,400,359,2,233,2
USA - Georgia - SPCS - W|1,541,104,635,1,2925,1,20320,200,1075300,400,359,2,233,2
USA - Idaho - SPCS - E|1,546,99,638,1,2925,1,20317,200,1075300,400,361,3,232,3
USA - Idaho - SPCS - C|1,546,99,635,1,2925,1,20320,200,1075300,400,361,3,232,3
USA - Idaho - SPCS - W|1,546,99,638,1,2925,1,20317,200,1075300,400,361,3,232,3
USA - Indiana - SPCS - E|1,548,97,76,2,565,1,2925,1,20314,200,1075300,400,366,2,233,2
USA - Indiana - SPCS - W|1,548,97,76,2,566,1,2925,1,20313,200,1075300,400,366,2,233,2
USA - Kentucky - SPCS - S|2,552,93,656,1,2925,1,20305,200,1075300,400,375,1,234,1
USA - Maryland|1,556,89,666,23,2905,1,20297,200,1075300,400,383,1,306,1
USA - Massachusetts - SPCS - mainland|1,556,89,691,1,2905,1,20294,200,1075300,400,384,2,305,2
USA - Massachusetts - SPCS - islands|1,556,89,688,1,2905,1,20297,200,1075300,400,384,2,305,2
USA - Michigan - SPCS - N|1,556,89,693,1,2610,295,1,470,19845,177,999800,75500,400,386,3,304,3
USA - Michigan - SPCS - C|1,556,89,690,1,2613,292,1,20318,177,999800,75500,400,386,3,304,3
USA - Michigan - SPCS - S|1,556,89,694,1,2609,296,1,20314,177,999800,75500,400,386,3,304,3
USA - Mississippi - SPCS - E|1,559,86,698,1,2908,1,20287,200,1075300,400,392,2,305,2
USA - Mississippi - SPCS - W|1,559,86,699,1,2909,1,20285,200,1075300,400,392,2,305,2
USA - Montana|1,562,83,703,1,2909,1,25585,1070200,400,393,1,378,1
USA - New Mexico - SPCS - E|1,568,77,717,1,2910,1,25481,100,1070200,400,395,3,376,3
USA - New Mexico - SPCS83 - C|1,568,77,714,1,2910,1,25584,1070200,400,395,3,376,3
USA - New Mexico - SPCS83 - W|1,568,77,717,1,2910,1,25581,1070200,400,395,3,376,3
USA - New York - SPCS - E|1,568,77,720,1,2910,1,25478,100,1070200,400,398,4,375,4
USA - New York - SPCS - C|1,568,77,717,1,2910,1,25481,100,1070200,400,398,4,375,4
USA - New York - SPCS - W|1,568,77,722,1,2910,1,25476,100,1070200,400,398,4,375,4
USA - New York - SPCS - Long Island|1,568,77,719,1,828,2082,1,25479,100,1070200,400,398,4,375,4
USA - North Carolina|1,1094,1,45,227,1,2910,1,25476,100,1070600,402,1,378,1
USA - North Dakota - SPCS - N|1,567,77,724,1,2910,1,25475,100,1070200,400,403,2,377,2
USA - North Dakota - SPCS - S|1,567,77,725,1,2910,1,25474,100,1070200,400,403,2,377,2
USA - Oklahoma - SPCS - N|1,569,75,728,1,2912,1,25471,100,1070200,400,407,2,377,2
USA - Oklahoma - SPCS - S|1,569,75,729,1,2912,1,25470,100,1070200,400,407,2,377,2
USA - Oregon - SPCS - N|1,569,75,732,1,2912,1,325,1,25141,100,1070200,50,2,348,409,2
USA - Oregon - SPCS - S|1,569,75,733,1,2912,1,325,1,25140,100,1070200,50,2,348,409,2
USA - Pennsylvania - SPCS - N|1,1091,1,286,1,2912,1,25465,100,1070600,411,1,374,1
USA - Pennsylvania - SPCS - S|1,1092,1,286,1,803,2109,1,25464,100,1070600,412,1,374,1
USA - South Carolina|1,1087,1,294,1,2913,1,25563,1070600,412,1,374,1
USA - Texas - SPCS - N|2,569,72,751,1,2913,1,25455,100,1070200,400,416,5,381,5
USA - Texas - SPCS - NC|1,569,72,752,1,2913,1,25454,100,1070200,400,416,5,381,5
USA - Texas - SPCS - C|1,569,72,745,1,2913,1,25461,100,1070200,400,416,5,381,5
USA - Texas - SPCS83 - SC|1,569,72,754,1,2913,1,25552,1070200,400,416,5,381,5
USA - Texas - SPCS83 - S|1,569,72,751,1,2913,1,25555,1070200,400,416,5,381,5
USA - Utah - SPCS - N|1,569,72,639,8,110,1,1,2940,6,25416,100,1070200,400,421,3,3,380,3,3
USA - Utah - SPCS - C|1,569,72,644,3,106,1,1,2942,6,25418,100,1070200,400,421,3,3,380,3,3
USA - Utah - SPCS - S|1,569,72,644,3,111,1,1,2938,6,25417,100,1070200,400,421,3,3,380,3,3
USA - Virginia - SPCS - N|1,570,71,761,1,2906,1,25453,100,1070200,400,428,2,383,2
USA - Virginia - SPCS - S|1,570,71,762,1,2906,1,25452,100,1070200,400,428,2,383,2
USA - Washington - SPCS83 - N|1,570,71,763,1,2906,1,25551,1070200,400,430,2,383,2
USA - Washington - SPCS83 - S|1,570,71,764,1,2906,1,25550,1070200,400,430,2,383,2
USA - Wisconsin - SPCS - N|1,572,69,769,1,2908,1,25445,100,1070200,400,434,3,382,3
USA - Wisconsin - SPCS - C|1,572,69,766,1,2908,1,274,25174,100,1070200,400,434,3,382,3
USA - Wisconsin - SPCS - S|1,572,69,769,1,2908,1,25445,100,1070200,400,434,3,382,3
Canada - Prince Edward Island|1,1,1,662,19285,400,100
Canada - Nova Scotia - east of 63°W|4,5788,14256
Canada - Nova Scotia - west of 63°W|1,5788,14254
Greenland - Ammassalik area|1,1900
Greenland - north of 81°N|1
Greenland - east - 78°N to 81°N|1
Greenland - west coast - 78°N to 79°N|1
Greenland - east - 75°N to 78°N|1
Greenland - west coast - 75°N to 78°N|1
Greenland - east - 72°N to 75°N|1
Greenland - west coast - 72°N to 75°N|1
Greenland - west coast - 69°N to 72°N|1
Greenland - west coast - 66°N to 69°N|1
Greenland - west coast - 63°N to 66°N|1
Greenland - southwest coast south of 63°N|1
Indonesia - Java Sea - offshore northwest Java|1
Indonesia - Bali Sea west|1
Indonesia - West Papua - Tangguh|1
Nigeria - offshore|1
Cameroon - Garoua area|1,1885
Cameroon - N'Djamena area|1,1885
Trinidad and Tobago - Trinidad|1,1988,25898
Argentina - Tierra del Fuego offshore east of 66°W|2
Venezuela - onshore|1,1930
Saudi Arabia - onshore|1,1099886
China - Hong Kong|8,1040,41,1204,127,1,3688,1028778,64935,1,1,1962
China - west of 78°E|1,11,2153,11,66,11,16834,40,20
China - 78°E to 84°E|1,11,2153,11,66,11,16834,40,20
China - 84°E to 90°E|1,11,2153,11,66,11,16834,40,20
China - 90°E to 96°E|1,11,2153,11,66,11,16834,40,20
China - 96°E to 102°E|1,11,2153,11,66,11,16834,40,20
China - 102°E to 108°E onshore|1,11,2230,11,16834,40,20
China - 108°E to 114°E onshore|1,11,2230,11,16834,40,20
China - 114°E to 120°E onshore|1,11,2230,11,16834,40,20
China - 120°E to 126°E onshore|1,11,2230,11,16834,40,20
China - 126°E to 132°E onshore|1,11,2230,11,16834,40,20
China - east of 132°E|1,11,2153,11,66,11,16834,40,20
China - west of 76.5°E|12,21,31,21,2091,21,118,130
China - 76.5°E to 79.5°E|1,21,31,21,2091,21,118,130
China - 79.5°E to 82.5°E|1,21,31,21,2091,21,118,130
China - 82.5°E to 85.5°E|1,21,31,21,2091,21,118,130
China - 85.5°E to 88.5°E|1,21,31,21,2091,21,118,130
China - 88.5°E to 91.5°E|1,21,31,21,2091,21,227,21
China - 91.5°E to 94.5°E|1,21,31,21,2091,21,227,21
China - 94.5°E to 97.5°E|1,21,31,21,2091,21,227,21
China - 97.5°E to 100.5°E|1,21,31,21,2091,21,227,21
China - 100.5°E to 103.5°E|1,21,31,21,2091,21,227,21
China - 103.5°E to 106.5°E|1,21,31,21,2091,21,227,21
China - 106.5°E to 109.5°E onshore|1,21,31,21,2091,21,227,21
China - 109.5°E to 112.5°E onshore|1,21,31,21,2091,21,227,21
China - 112.5°E to 115.5°E onshore|1,21,31,21,2091,21,227,21
China - 115.5°E to 118.5°E onshore|1,21,31,21,2091,21,227,21
China - 118.5°E to 121.5°E onshore|1,21,31,21,2091,21,227,21
China - 121.5°E to 124.5°E onshore|1,21,31,21,2091,21,227,21
China - 124.5°E to 127.5°E onshore|1,21,31,21,2091,21,227,21
China - 127.5°E to 130.5°E|1,21,31,21,2091,21,227,21
China - 130.5°E to 133.5°E|1,21,31,21,2091,21,227,32,1097757
China - east of 133.5°E|1,21,31,21,2091,21,227,41
Finland - 19.5°E to 22.5°E onshore|22
Finland - 22.5°E to 25.5°E onshore|1
Finland - 25.5°E to 28.5°E onshore  Finland - onshore|1
Finland - 28.5°E to 31.5°E|1
Europe - 13.5°E to 16.5°E onshore and S-42(83) by country|5,3276
Sweden|1,606,1118,495,26181
Japan - zone I|43,4226,23492,1072449
Japan - zone II|1,4226,23492,1072449
Japan - zone III|1,4226,23492,1072449
Japan - zone IV|1,4226,23492,1072449
Japan - zone V|1,4226,23492,1072449
Japan - zone VI|1,4226,23492,1072449
Japan - zone VII|1,4226,23492,1072449
Japan - zone VIII|1,4226,23492,1072449
Japan - zone IX|1,4226,23492,1072449
Japan - zone X|1,4226,23492,1072449
Japan - zone XI|1,4226,23492,1072449
Japan - zone XII|1,4226,23492,1072449
Japan - zone XIII|1,4226,23492,1072449
Japan - zone XIV|1,4226,23492,1072449
Japan - zone XV|1,4226,23492,1072449
Japan - zone XVI|1,4226,23492,1072449
Japan - zone XVII|1,4226,23492,1072449
Japan - zone XVIII|1,4226,23492,1072449
Japan - Minamitori-shima (Marcus Island) - onshore|1,2250,1976,23492,1007035,65414
Albania - onshore|1,1729,2679,92
Russia - west of 24°E onshore|1,17541,60,840,100,999900,100
Russia - 24°E to 30°E onshore|1,17541,60,840,100,999900,100
Russia - 30°E to 36°E onshore|1,17541,60,840,100,999900,100
Russia - 36°E to 42°E onshore|1,17541,60,840,100,999900,100
Russia - 42°E to 48°E onshore|1,17541,60,840,100,999900,100
Russia - 48°E to 54°E onshore|1,17541,60,840,100,999900,100
Russia - 54°E to 60°E onshore|1,17541,60,840,100,999900,100
Russia - 60°E to 66°E onshore|1,17541,60,840,100,999900,100
Russia - 66°E to 72°E onshore|1,17541,60,840,100,999900,100
Russia - 72°E to 78°E onshore|1,17541,60,840,100,999900,100
Russia - 78°E to 84°E onshore|1,17541,60,840,100,999900,100
Russia - 84°E to 90°E onshore|1,17541,60,840,100,999900,100
Russia - 90°E to 96°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 96°E to 102°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 102°E to 108°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 108°E to 114°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 114°E to 120°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 120°E to 126°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 126°E to 132°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 132°E to 138°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 138°E to 144°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 144°E to 150°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 150°E to 156°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 156°E to 162°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 162°E to 168°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 168°E to 174°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 174°E to 180°E onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - 180° to 174°W onshore|1,31,17510,60,840,100,7400,60,992440,100
Russia - east of 174°W onshore|1,31,17510,60,840,100,7400,60,992440,100
Europe - 6°E to 12°E and Pulkovo by country|1,25910,60,991540,60
Europe - 12°E to 18°E onshore and S-42(58) by country|1,840,2330,22740,60,991540,60
Europe - FSU onshore 18°E to 24°E and S-42 by country|1,25910,60
Europe - FSU onshore 24°E to 30°E and S-42 by country|1,25910,60
Europe - FSU onshore 30°E to 36°E|1,25910,60
Europe - FSU onshore 36°E to 42°E|1,25910,60
Europe - FSU onshore 42°E to 48°E|1,25910,60
Asia - FSU onshore 48°E to 54°E|1,25910,60
Asia - FSU onshore 54°E to 60°E|1,25910,60
Asia - FSU onshore 60°E to 66°E|1,25910,60
Asia - FSU onshore 66°E to 72°E|1,25910,60
Asia - FSU onshore 72°E to 78°E|1,25910,60
Asia - FSU onshore 78°E to 84°E|1,25910,60
Asia - FSU onshore 84°E to 90°E|1,25910,60
Europe - FSU - 19.5°E to 22.5°E onshore|18,59
Europe - FSU - 22.5°E to 25.5°E onshore|1,59
Europe - FSU - 25.5°E to 28.5°E onshore|1,59
Europe - FSU - 28.5°E to 31.5°E onshore|1,59
Europe - FSU - 31.5°E to 34.5°E onshore|1,59
Europe - FSU - 34.5°E to 37.5°E onshore|1,59
Europe - FSU - 37.5°E to 40.5°E onshore|1,59
Europe - FSU - 40.5°E to 43.5°E onshore|1,59
Europe - FSU - 43.5°E to 46.5°E onshore|1,59
Europe - FSU - 46.5°E to 49.5°E onshore|1,59
Asia - FSU - 49.5°E to 52.5°E onshore|1,59
Asia - FSU - 52.5°E to 55.5°E onshore|1,59
Asia - FSU - 55.5°E to 58.5°E onshore|1,59
Asia - FSU - 58.5°E to 61.5°E onshore|1,59
Asia - FSU - 61.5°E to 64.5°E onshore|1,59
Asia - FSU - 64.5°E to 67.5°E onshore|1,59
Asia - FSU - 67.5°E to 70.5°E onshore|1,59
Asia - FSU - 70.5°E to 73.5°E onshore|1,59
Asia - FSU - 73.5°E to 76.5°E onshore|1,60
Asia - FSU - 76.5°E to 79.5°E onshore|1,60
Asia - FSU - 79.5°E to 82.5°E onshore|1,60
Asia - FSU - 82.5°E to 85.5°E onshore|1,60
Asia - FSU - 85.5°E to 88.5°E onshore|1,60
Russia - 88.5°E to 91.5°E onshore|1,60,58,58,18508,100,999900,100
Russia - 91.5°E to 94.5°E onshore|1,60,58,58,18508,100,999900,100
Russia - 94.5°E to 97.5°E onshore|1,60,58,58,18508,100,999900,100
Russia - 97.5°E to 100.5°E onshore|1,60,58,58,18508,100,999900,100
Indonesia - Kalimantan - Mahakam delta|1,383,1192
Russia - 100.5°E to 103.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 103.5°E to 106.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 106.5°E to 109.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 109.5°E to 112.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 112.5°E to 115.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 115.5°E to 118.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 118.5°E to 121.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 121.5°E to 124.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 124.5°E to 127.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 127.5°E to 130.5°E onshore|1,59,58,58,18508,100,999900,100
Russia - 130.5°E to 133.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 133.5°E to 136.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 136.5°E to 139.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 139.5°E to 142.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 142.5°E to 145.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 145.5°E to 148.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 148.5°E to 151.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 151.5°E to 154.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 154.5°E to 157.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 157.5°E to 160.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 160.5°E to 163.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 163.5°E to 166.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 166.5°E to 169.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 169.5°E to 172.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 172.5°E to 175.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 175.5°E to 178.5°E onshore|1,59,58,60,18506,100,999900,100
Russia - 178.5°E to 178.5°W onshore|1,59,58,60,635,1,17870,100,999900,100
Russia - 178.5°W to 175.5°W onshore|1,59,58,60,18506,100,999900,100
Russia - 175.5°W to 172.5°W onshore|1,59,58,60,18506,100,999900,100
Russia - 172.5°W to 169.5°W onshore|1,59,58,60,18506,100,999900,100
Russia - east of 169.5°W onshore|1,59,58,60,18506,100,999900,100
Lithuania|19,746,780,543
Russia - 19.5°E to 22.5°E onshore|41,58,18508,100,999900,100
Russia - 22.5°E to 25.5°E onshore|1,58,18508,100,999900,100
Russia - 25.5°E to 28.5°E onshore|1,58,18508,100,999900,100
Russia - 28.5°E to 31.5°E onshore|1,58,18508,100,999900,100
Russia - 31.5°E to 34.5°E onshore|1,58,18508,100,999900,100
Russia - 34.5°E to 37.5°E onshore|1,58,18508,100,999900,100
Russia - 37.5°E to 40.5°E onshore|1,58,18508,100,999900,100
Russia - 40.5°E to 43.5°E onshore|1,58,18508,100,999900,100
Russia - 43.5°E to 46.5°E onshore|1,58,18508,100,999900,100
Russia - 46.5°E to 49.5°E onshore|1,58,18508,100,999900,100
Russia - 49.5°E to 52.5°E onshore|1,58,18508,100,999900,100
Russia - 52.5°E to 55.5°E onshore|1,58,18508,100,999900,100
Russia - 55.5°E to 58.5°E onshore|1,58,18508,100,999900,100
Russia - 58.5°E to 61.5°E onshore|1,58,18508,100,999900,100
Russia - 61.5°E to 64.5°E onshore|1,58,18508,100,999900,100
Russia - 64.5°E to 67.5°E onshore|1,58,18508,100,999900,100
Russia - 67.5°E to 70.5°E onshore|1,58,18508,100,999900,100
Russia - 70.5°E to 73.5°E onshore|1,58,18508,100,999900,100
Russia - 73.5°E to 76.5°E onshore|1,58,18508,100,999900,100
Russia - 76.5°E to 79.5°E onshore|1,58,18508,100,999900,100
Russia - 79.5°E to 82.5°E onshore|1,58,18508,100,999900,100
Russia - 82.5°E to 85.5°E onshore|1,58,18508,100,999900,100
Russia - 85.5°E to 88.5°E onshore|1,58,18508,100,999900,100
Mozambique - onshore west of 36°E|73
Mozambique - onshore east of 36°E|1,2892
USA - Alabama - SPCS - E|22,706,2890,3393,16981,200,982819,92481,400,346,245
USA - Alabama - SPCS - W|1,706,2890,3393,16981,200,982819,92481,400,346,245
USA - Arkansas - SPCS - N|4,669,8,43,1,2925,1,20340,200,1075300,400,342,2,233,2
USA - Arkansas - SPCS - S|1,669,8,44,1,2925,1,20339,200,1075300,400,342,2,233,2
USA - Hawaii - island of Hawaii - onshore|17,779,3067,20333,999800,75500,200,59,5,136
USA - Hawaii - Maui  Kahoolawe  Lanai  Molokai - onshore|1,779,3067,20333,999800,75500,200,59,5,136
USA - Hawaii - Oahu - onshore|1,779,196,1,2870,3,20330,999800,75500,200,59,5,136
USA - Hawaii - Kauai - onshore|1,779,3067,20333,999800,75500,200,59,5,136
USA - Hawaii - Niihau - onshore|1,779,3067,20333,999800,75500,200,59,5,136
USA - Illinois - SPCS - E|4,645,8,85,1,2925,1,20316,200,1075300,400,364,2,233,2
USA - Illinois - SPCS - W|1,645,8,86,1,2925,1,20315,200,1075300,400,364,2,233,2
USA - Iowa - SPCS - N|3,623,8,111,1,2925,1,20312,200,1075300,400,368,2,233,2
USA - Iowa - SPCS - S|1,623,8,112,1,2925,1,20311,200,1075300,400,368,2,233,2
USA - Kansas - SPCS - N|1,623,8,113,1,2925,1,20310,200,1075300,400,370,2,233,2
USA - Kansas - SPCS - S|1,623,8,114,1,2925,1,20309,200,1075300,400,370,2,233,2
USA - Louisiana - SPCS - N|3,651,5,94,1,2925,1,20304,200,1075300,400,376,2,233,2
USA - Louisiana - SPCS83 - S|1,651,5,95,1,2925,1,20503,1075300,400,376,2,233,2
USA - Maine - SPCS - E|1,755,2926,1,20299,31,11,11,11,8,8,120,1075300,400,378,2,233,2
USA - Maine - SPCS - W|1,755,2927,1,20298,31,11,11,11,8,8,120,1075300,400,378,2,233,2
USA - Minnesota - SPCS - N|7,785,2907,1,20288,28,11,11,8,8,8,126,1075300,175,225,389,3,304,3
USA - Minnesota - SPCS - C|1,783,2906,1,20291,28,11,11,8,8,8,126,1075300,175,225,389,3,304,3
USA - Minnesota - SPCS - S|1,784,2908,1,20288,28,11,11,8,8,8,126,1075300,175,225,389,3,304,3
USA - Missouri - SPCS - E|3,787,2910,20284,200,1075300,400,394,307
USA - Missouri - SPCS - C|1,785,2910,20286,200,1075300,400,394,307
USA - Missouri - SPCS - W|1,786,2910,20285,200,1075300,400,394,307
USA - Nebraska|2,787,2910,1,363,19942,11,11,8,8,8,5236,1070200,400,391,1,378,1
USA - Nevada - SPCS - E|1,601,8,180,1,2910,1,25486,100,1070200,400,390,3,376,3
USA - Nevada - SPCS - C|1,601,8,177,1,2910,1,25489,100,1070200,400,390,3,376,3
USA - Nevada - SPCS - W|1,601,8,180,1,2910,1,25486,100,1070200,400,390,3,376,3
USA - New Hampshire|1,614,8,168,1,2910,1,25485,100,1070200,400,393,1,378,1
USA - New Jersey|1,600,8,183,1,2910,1,25484,100,1070200,400,394,1,378,1
USA - Ohio - SPCS - N|10,803,91,6,19,2795,1,25473,100,1070200,400,405,2,377,2
USA - Ohio - SPCS - S|1,803,91,6,19,2796,1,25472,100,1070200,400,405,2,377,2
USA - Rhode Island|5,598,8,207,1,2913,1,25462,100,1070200,400,413,1,374,1
USA - South Dakota - SPCS - N|1,613,4,199,1,799,2114,1,25462,100,1070200,400,413,2,373,2
USA - South Dakota - SPCS - S|1,613,4,200,1,2913,1,25461,100,1070200,400,413,2,373,2
USA - Vermont|10,832,1962,8,1,934,1,25455,100,1070200,400,427,1,385
USA - West Virginia - SPCS - N|5,836,2907,1,20222,11,11,8,8,8,5181,100,1070200,400,432,2,383,2
USA - West Virginia - SPCS - S|1,836,2908,1,20221,11,11,8,8,8,5181,100,1070200,400,432,2,383,2
USA - Wyoming - SPCS - E|4,840,28,6,19,2856,1,25443,100,1070200,400,437,4,381,4
USA - Wyoming - SPCS - EC|1,840,28,6,19,2857,1,25442,100,1070200,400,437,4,381,4
USA - Wyoming - SPCS - WC|1,840,28,6,19,2860,1,25439,100,1070200,400,437,4,381,4
USA - Wyoming - SPCS - W|1,840,28,6,19,2857,1,25442,100,1070200,400,437,4,381,5
Caribbean - Puerto Rico and US Virgin Islands - onshore|1,1571,1870,259,1979,1093816,286,553
Niger - southeast|65,1282
Indonesia - Kalimantan E|3,66,1613,207,509,1031926
Asia - FSU - CS63 zone A1|1
Asia - FSU - CS63 zone A2|1
Asia - FSU - CS63 zone A3|1
Asia - FSU - CS63 zone A4|1
Asia - FSU - CS63 zone K2|1
Asia - FSU - CS63 zone K3|1
Asia - FSU - CS63 zone K4|1
Portugal - Selvagens onshore|2,1673,1032634,64919
Canada - Quebec, Newfoundland and Labrador - MTM zone 3|2,29238
Canada - Quebec and Labrador - 63°W to 60°W|1,29238
Canada - Quebec and Labrador - 66°W to 63°W|1,29238
Canada - Quebec and Labrador - 69°W to 66°W|1,29238
Canada - Quebec and Ontario - 75°W to 72°W|2,29238
Canada - Quebec and Ontario - 78°W to 75°W|1,29238
Canada - Quebec and Ontario - MTM zone 10|1,29238
Canada - 120°W to 114°W|3,19256,100,100,200,100
Canada - 114°W to 108°W|1,19256,100,100,200,100
Canada - 108°W to 102°W|1,19356,100,200,100
Canada - 84°W to 78°W|1,19259,100,100,200,100,1081158
Canada - 78°W to 72°W|1,19259,100,100,200,100,1081158
Canada - 72°W to 66°W|1,19259,100,100,200,100,1080977
Canada - 66°W to 60°W|1,19259,100,100,200,100,1080977
Canada - 60°W to 54°W|1,19259,100,100,200,100,4200,1076777
Portugal - mainland - onshore|1,800,444,67,392,137,101,113,1,15772,1,6638,63,1
USA - Alaska|1,374,129,2926,1030867,64746,111,130,719
Guadeloupe - St Martin and St Barthelemy - onshore|5,1652
Guadeloupe - Grande-Terre and surrounding islands - onshore|1,1652
French Guiana - coastal area east of 54°W|1
French Guiana - east of 54°W|1
Martinique - onshore|1,1652
Reunion - east of 54°E|2
French Polynesia - Society Islands - Moorea and Tahiti|1,1652
French Polynesia - Society Islands - Bora Bora, Huahine, Raiatea, Tahaa|1,1652
French Polynesia - Marquesas Islands - Nuku Hiva, Ua Huka and Ua Pou|1,1652
French Southern Territories - Kerguelen onshore|1,357,1295,67,1032536
Mayotte - onshore|1,1494,1,157,1247
New Caledonia - Lifou|1,1652
New Caledonia - Grande Terre|1,78,1574,28
New Caledonia - Ouvea|1,181,1471,115
New Caledonia|1,1661,104
Antarctica - Adelie Land - Petrels island|1,1651
Antarctica - Adelie Land coastal area|1,1651,2445
St Pierre and Miquelon - onshore|1,1651
Wallis and Futuna - Wallis|1,1651
Caribbean - French Antilles|1,1569,82,849,1597
Reunion - onshore|1,737,899,1032609
USA - Oregon|1,1,1,1,649,1,2912,1,310,1,1095512,1,588,1
New Caledonia - Mare - west of 168°E|4
New Caledonia - Ile des Pins|1,1646
New Caledonia - Belep|1,1646
New Caledonia - Grande Terre - Noumea|1,167,1,1478
Comoros - Njazidja (Grande Comore)|1,1647
Indonesia - Bali, Java and western Sumatra onshore|2,1812,517,15770
Indonesia - Sulawesi SW|1,1255,547,527,20369
Italy - west of 12°E|1,61,3643,1084,18800,1075500,3
Italy - east of 12°E|1,23588,1075500,1
Canada - British Columbia|1,148,1099037
Sweden - 12 00|2
Sweden - 13 30|1
Sweden - 15 00|1
Sweden - 16 30|1
Sweden - 18 00|1
Sweden - 14 15|1
Sweden - 15 45|1
Sweden - 17 15|1
Sweden - 18 45|1
Sweden - 20 15|1
Sweden - 21 45|1
Sweden - 23 15|1
Sweden - 7.5 gon W|1,6,820
Sweden - 5 gon W|1,6,820
Sweden - 2.5 gon W  Sweden - onshore|1,6
Sweden - 0 gon|1,6,820
Sweden - 2.5 gon E|1,6,820
Sweden - 5 gon E|1,6,820
Antarctica|7
Antarctica - Australian sector|1,1144
Antarctica - Australian sector north of 80°S|1
Europe - LCC & LAEA|1,1,1101093
Mozambique - west of 36°E|2
Mozambique - 36°E to 42°E|1
Europe - 30°W to 24°W|1,1099059
Europe - 24°W to 18°W|1,1099059
Europe - 18°W to 12°W and ETRS89 by country|1,22788,1077700
Europe - 12°W to 6°W and ETRS89 by country|1,22788,1077700
Europe - 6°W to 0°W and ETRS89 by country|1,22788,1077700
Europe - 0°E to 6°E and ETRS89 by country|1,22788,1077700
Europe - 6°E to 12°E and ETRS89 by country|1,22788,1077700
Europe - 12°E to 18°E and ETRS89 by country|1,22788,1077700
Europe - 18°E to 24°E and ETRS89 by country|1,22788,1077700
Europe - 24°E to 30°E and ETRS89 by country|1,22788,1077700
Europe - 30°E to 36°E and ETRS89 by country|1,22788,1077700
Europe - 36°E to 42°E and ETRS89 by country|1,22788,1077700
Europe - 42°E to 48°E|1
Europe - 48°E to 54°E|1,1099048
Iceland - mainland|1,1,1604,1
Iceland - mainland west of 24°W|2
Iceland - mainland 24°W to 18°W|1
Iceland - mainland east of 18°W|1
Iceland|1,1602,665,1,313,1,2447,2,951,1,907,1092473,1724
Jan Mayen - onshore|1,1602
Latvia|1,1602,1097779
Italy - 12°E to 18°E|6,3643,1084
Jordan|1,1099092,1972
Finland|1,1981,1097091,1990,484
Germany - Berlin|1
USA - Wisconsin|1,1,1,630,2909,1095607,2,1,753,1,326,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,29,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,329,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,29,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,829,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
USA - Maine - CS2000 - E|3,3,480,2926,1095727,398,459,307
USA - Maine - CS2000 - C|1,3,387,1,90,2926,1095729,398,459,307
USA - Maine - CS2000 - W|1,3,479,2926,1095728,398,459,307
USA - Michigan|4,1,512,677,2229,1095623,1,1,1,845
USA - Texas|2,1,1,1,1,1,580,1,2913,1,1095539,482,1,1,368,1
USA - Florida|6,1,426,2926,1096528
USA - Kentucky|2,1,1,1,455,1,2925,1,1058690,37200,400,290,1,234,1
Japan - 120°E to 126°E onshore|4,1099059
Japan - 126°E to 132°E onshore|1,1099059
Japan - 132°E to 138°E onshore|1,1099059
Japan - 138°E to 144°E onshore|1,1099059
Japan - 144°E to 150°E onshore|1,1099059
Japan - 120°E to 126°E|1,3591,1095457,448
Japan - 126°E to 132°E|1,3591,1095457,448
Japan - 132°E to 138°E|1,3591,1095457,448
Japan - 138°E to 144°E|1,3591,1095457,448
Japan - 144°E to 150°E|1,3591,1095457,448
American Samoa - 2 main island groups|1,1067,1033083
Mauritania - west of 12°W onshore|1,264
Mauritania - 12°W to 6°W|1,240,24
Mauritania - east of 6°W|1,240,24
Bangladesh - onshore  Bangladesh|1
Australia - SA|1,4952,1094113
Channel Islands - Guernsey, Alderney, Sark|1,1098962
Channel Islands - Jersey, Les Ecrehos and Les Minquiers|1
Australia - Victoria|1,1,4788,1094271,1
Australia - onshore|2,465,885,3383,1628,1092966
Australia - Brisbane|1,16934
Colombia - west of 78°35'W|1,1099117
Colombia - 78°35'W to 75°35'W|1
Colombia - 75°35'W to 72°35'W  Colombia - mainland|1
Colombia - 72°35'W to 69°35'W|1,18776,5
Colombia - east of 69°35'W|1,18776,5
Philippines - zone I|3
Philippines - zone II|1
Philippines - zone III|1
Philippines - zone IV|1
Philippines - zone V|1
Finland - west of 19.5°E onshore|1,260
Finland - 19.5°E to 20.5°E onshore|1
Finland - 20.5°E to 21.5°E onshore|1
Finland - 21.5°E to 22.5°E onshore|1
Finland - 22.5°E to 23.5°E onshore|1
Finland - 23.5°E to 24.5°E onshore|1
Finland - 24.5°E to 25.5°E onshore|1
Finland - 25.5°E to 26.5°E onshore|1
Finland - 26.5°E to 27.5°E onshore|1
Finland - 27.5°E to 28.5°E onshore|1
Finland - 28.5°E to 29.5°E|1
Finland - 29.5°E to 30.5°E|1
Finland - east of 30.5°E|1
Fiji - Vanua Levu and Taveuni|1,1609
Fiji - Viti Levu|1,1591,21,1032476
Fiji - main islands - west of 180°|1
Fiji - main islands - east of 180°|1
Fiji - onshore|1,317,1260
Faroe Islands - onshore|1,1,28,201,1367,12
Russia - west of 19.5°E|2,1,3,1
Asia - Cambodia and Vietnam - west of 108°E|2
Sweden - Stockholm|4
Canada - 144°W to 138°W|2,19053,100,100,200,100
Canada - 138°W to 132°W|1,19053,100,100,200,100
Canada - 132°W to 126°W|1,19053,100,100,200,100
Canada - 126°W to 120°W|1,19053,100,100,200,100
Canada - 102°W to 96°W|1,19056,100,100,200,100,1079520
Canada - 96°W to 90°W|1,19056,100,100,200,100,1079520,1638
Canada - 90°W to 84°W|1,19056,100,100,200,100,1079520,1638
Canada - Ontario|1,1,1446,712,1
New Caledonia - Belep, Grande Terre, Ile des Pins, Loyalty Islands|2
Malaysia - West Malaysia - onshore|4,1,21403,1077490,1
New Caledonia - west of 162°E|2
New Caledonia - 162°E to 168°E|1
New Caledonia - east of 168°E|1
New Caledonia - Mare - east of 168°E|1
North America - Great Lakes basin|2
North America - Great Lakes basin and St Lawrence Seaway|1
Libya|2,982,595
Greenland - west of 72°W|1
Greenland - 72°W to 66°W|1
Greenland - 66°W to 60°W|1
Greenland - 60°W to 54°W|1
Greenland - 54°W to 48°W|1
Greenland - 48°W to 42°W|1
Greenland - 42°W to 36°W|1
Greenland - 36°W to 30°W|1
Greenland - 30°W to 24°W|1
Greenland - 24°W to 18°W|1
Greenland - 18°W to 12°W|1
Greenland - 12°W to 6°W|1
Libya - west of 12°E|10
Iran - FD58|1,932
Libya - 12°E to 18°E|1
Libya - 18°E to 24°E|1
Libya - east of 24°E|1
Antarctica - 60°S to 64°S, 72°W to 60°W (SP19-20)|1
Antarctica - 60°S to 64°S, 60°W to 48°W (SP21-22)|1
Antarctica - 60°S to 64°S, 48°W to 36°W (SP23-24)|1
Antarctica - 64°S to 68°S, 180°W to 168°W (SQ01-02)|1
Antarctica - 64°S to 68°S, 72°W to 60°W (SQ19-20)|1
Antarctica - 64°S to 68°S, 60°W to 48°W (SQ21-22)|1
Antarctica - 64°S to 68°S, 36°E to 48°E (SQ37-38)|1
Antarctica - 64°S to 68°S, 48°E to 60°E (SQ39-40)|1
Antarctica - 64°S to 68°S, 60°E to 72°E (SQ41-42)|1
Antarctica - 64°S to 68°S, 72°E to 84°E (SQ43-44)|1
Antarctica - 64°S to 68°S, 84°E to 96°E (SQ45-46)|1
Antarctica - 64°S to 68°S, 96°E to 108°E (SQ47-48)|1
Antarctica - 64°S to 68°S, 108°E to 120°E (SQ49-50)|1
Antarctica - 64°S to 68°S, 120°E to 132°E (SQ51-52)|1
Antarctica - 64°S to 68°S, 132°E to 144°E (SQ53-54)|1
Antarctica - 64°S to 68°S, 144°E to 156°E (SQ55-56)|1
Antarctica - 64°S to 68°S, 156°E to 168°E (SQ57-58)|1
Antarctica - 68°S to 72°S, 108°W to 96°W (SR13-14)|1
Antarctica - 68°S to 72°S, 96°W to 84°W (SR15-16)|1
Antarctica - 68°S to 72°S, 84°W to 72°W (SR17-18)|1
Antarctica - 68°S to 72°S, 72°W to 60°W (SR19-20)|1
Antarctica - 68°S to 72°S, 24°W to 12°W (SR27-28)|1
Antarctica - 68°S to 72°S, 12°W to 0°W (SR29-30)|1
Antarctica - 68°S to 72°S, 0°E to 12°E (SR31-32)|1
Antarctica - 68°S to 72°S, 12°E to 24°E (SR33-34)|1
Antarctica - 68°S to 72°S, 24°E to 36°E (SR35-36)|1
Antarctica - 68°S to 72°S, 36°E to 48°E (SR37-38)|1
Antarctica - 68°S to 72°S, 48°E to 60°E (SR39-40)|1
Antarctica - 68°S to 72°S, 60°E to 72°E (SR41-42)|1
Antarctica - 68°S to 72°S, 72°E to 84°E (SR43-44)|1
Antarctica - 68°S to 72°S, 84°E to 96°E (SR45-46)|1
Antarctica - 68°S to 72°S, 96°E to 108°E (SR47-48)|1
Antarctica - 68°S to 72°S, 108°E to 120°E (SR49-50)|1
Antarctica - 68°S to 72°S, 120°E to 132°E (SR51-52)|1
Antarctica - 68°S to 72°S, 132°E to 144°E (SR53-54)|1
Antarctica - 68°S to 72°S, 144°E to 156°E (SR55-56)|1
Antarctica - 68°S to 72°S, 156°E to 168°E (SR57-58)|1
Antarctica - 68°S to 72°S, 168°E to 180°E (SR59-60)|1
Antarctica - 72°S to 76°S, 162°W to 144°W (SS04-06)|1
Antarctica - 72°S to 76°S, 144°W to 126°W (SS07-09)|1
Antarctica - 72°S to 76°S, 126°W to 108°W (SS10-12)|1
Antarctica - 72°S to 76°S, 108°W to 90°W (SS13-15)|1
Antarctica - 72°S to 76°S, 90°W to 72°W (SS16-18)|1
Antarctica - 72°S to 76°S, 72°W to 54°W (SS19-21)|1
Antarctica - 72°S to 76°S, 36°W to 18°W (SS25-27)|1
Antarctica - 72°S to 76°S, 18°W to 0°W (SS28-30)|1
Antarctica - 72°S to 76°S, 0°E to 18°E (SS31-33)|1
Antarctica - 72°S to 76°S, 18°E to 36°E (SS34-36)|1
Antarctica - 72°S to 76°S, 36°E to 54°E (SS37-39)|1
Antarctica - 72°S to 76°S, 54°E to 72°E (SS40-42)|1
Antarctica - 72°S to 76°S, 72°E to 90°E (SS43-45)|1
Antarctica - 72°S to 76°S, 90°E to 108°E (SS46-48)|1
Antarctica - 72°S to 76°S, 108°E to 126°E (SS49-51)|1
Antarctica - 72°S to 76°S, 126°E to 144°E (SS52-54)|1
Antarctica - 72°S to 76°S, 144°E to 162°E (SS55-57)|1
Antarctica - 72°S to 76°S, 162°E to 180°E (SS58-60)|1
Antarctica - 76°S to 80°S, 180°W to 156°W (ST01-04)|1
Antarctica - 76°S to 80°S, 156°W to 132°W (ST05-08)|1
Antarctica - 76°S to 80°S, 132°W to 108°W (ST09-12)|1
Antarctica - 76°S to 80°S, 108°W to 84°W (ST13-16)|1
Antarctica - 76°S to 80°S, 84°W to 60°W (ST17-20)|1
Antarctica - 76°S to 80°S, 60°W to 36°W (ST21-24)|1
Antarctica - 76°S to 80°S, 36°W to 12°W (ST25-28)|1
Antarctica - 76°S to 80°S, 12°W to 12°E (ST29-32)|1
Antarctica - 76°S to 80°S, 12°E to 36°E (ST33-36)|1
Antarctica - 76°S to 80°S, 36°E to 60°E (ST37-40)|1
Antarctica - 76°S to 80°S, 60°E to 84°E (ST41-44)|1
Antarctica - 76°S to 80°S, 84°E to 108°E (ST45-48)|1
Antarctica - 76°S to 80°S, 108°E to 132°E (ST49-52)|1
Antarctica - 76°S to 80°S, 132°E to 156°E (ST53-56)|1
Antarctica - 76°S to 80°S, 156°E to 180°E (ST57-60)|1
Antarctica - 80°S to 84°S, 180°W to 150°W (SU01-05)|1
Antarctica - 80°S to 84°S, 150°W to 120°W (SU06-10)|1
Antarctica - 80°S to 84°S, 120°W to 90°W (SU11-15)|1
Antarctica - 80°S to 84°S, 90°W to 60°W (SU16-20)|1
Antarctica - 80°S to 84°S, 60°W to 30°W (SU21-25)|1
Antarctica - 80°S to 84°S, 30°W to 0°W (SU26-30)|1
Antarctica - 80°S to 84°S, 0°E to 30°E (SU31-35)|1
Antarctica - 80°S to 84°S, 30°E to 60°E (SU36-40)|1
Antarctica - 80°S to 84°S, 60°E to 90°E (SU41-45)|1
Antarctica - 80°S to 84°S, 90°E to 120°E (SU46-50)|1
Antarctica - 80°S to 84°S, 120°E to 150°E (SU51-55)|1
Antarctica - 80°S to 84°S, 150°E to 180° (SU56-60)|1
Antarctica - 84°S to 88°S, 180°W to 120°W (SV01-10)|1
Antarctica - 84°S to 88°S, 120°W to 60°W (SV11-20)|1
Antarctica - 84°S to 88°S, 60°W to 0°W (SV21-30)|1
Antarctica - 84°S to 88°S, 0°E to 60°E (SV31-40)|1
Antarctica - 84°S to 88°S, 60°E to 120°E (SV41-50)|1
Antarctica - 84°S to 88°S, 120°E to 180°E (SV51-60)|1
Antarctica - 88°S to 90°S, 180°W to 180°E (SW01-60)|1
Antarctica - Transantarctic mountains north of 80°S|1
Micronesia - Yap Islands|1
French Polynesia - west of 150°W|1
French Polynesia - 150°W to 144°W|1
French Polynesia - 144°W to 138°W|1
French Polynesia - east of 138°W|1
Estonia - onshore|1,833
Estonia|1,879,1099921
French Polynesia - Marquesas Islands - Hiva Oa and Tahuata|1,1387
French Polynesia - Marquesas Islands - Fatu Hiva|1,1385
French Polynesia - Society Islands - Tahiti|1,1386
French Polynesia - Society Islands - Moorea|1,1386
French Polynesia - Society Islands - Maupiti|1,1386
Iran - Kangan district|1,1386
Australia - New South Wales|1,4750
USA - California|1,1,1,177,2926,1096185,1,159,1,202
French Guiana - coastal area west of 54°W|3
French Guiana - west of 54°W|1
Congo DR (Zaire) - Katanga|1,1,670,430,280,1098067
Congo DR (Zaire) - 6th parallel south 21.5°E to 23°E|2
Congo DR (Zaire) - 6th parallel south 23°E to 25°E|1,7
Congo DR (Zaire) - 11°E to 13°E onshore|1,21
Congo DR (Zaire) - 13°E to 15°E|1,21,709,1099153
Congo DR (Zaire) - 6th parallel south 15°E to 17°E|1
Congo DR (Zaire) - 6th parallel south 17°E to 19°E|1
Congo DR (Zaire) - 6th parallel south 19°E to 21°E|1
Congo DR (Zaire) - 6th parallel south 21°E to 23°E|1
Congo DR (Zaire) - 6th parallel south 25°E to 27°E|2
Congo DR (Zaire) - 6th parallel south 27°E to 29°E|1
Congo DR (Zaire) - 6th parallel south 29°E to 31°E|1
Poland - onshore|1
Europe - 13.5°E to 16.5°E onshore and S-42(58) by country|1,2343
Europe - 16.5°E to 19.5°E onshore and S-42(58) by country|1
Europe - 19.5°E to 22.5°E onshore and S-42(58) by country|1
Europe - 22.5°E to 25.5°E onshore and S-42(58) by country|1
Europe - 18°E to 24°E onshore and S-42(58) by country|2
Europe - 24°E to 30°E onshore and S-42(58) by country|1
Mauritius - mainland|2,1362
Congo DR (Zaire) - Bas Congo east of 15°E|4
Congo DR (Zaire) - Bas Congo|1,1359
Mauritania - 18°W to 12°W|1
Canada|4,1,630,1,638,3615,5,3,6,3,3,3,1093746,1,213
Pacific Ocean|2,483
Europe - FSU - CS63 zone C0|1
Europe - FSU - CS63 zone C1|1
Europe - FSU - CS63 zone C2|1
Africa - Angola (Cabinda) and DR Congo (Zaire) - coastal|1,1351
Africa - Angola (Cabinda) and DR Congo (Zaire) - offshore|1,905,446,21227
Egypt - Gulf of Suez|1,1351
Cayman Islands - Grand Cayman|1,1367,1405
Cayman Islands - Little Cayman and Cayman Brac|1,1369,1403,1031114
USA - west of 174°E - AK, OCS|13,2,334,511,182,1929,1095718,80,4,234
USA - 174°E to 180°E - AK, OCS|1,2,334,693,20,1909,1095718,80,4,234
Malaysia - West Malaysia|4
Malaysia - East Malaysia|1,26496
Malaysia - West Malaysia - Johor|1,1013
Malaysia - West Malaysia - Sembilan and Melaka|1,1013
Malaysia - West Malaysia - Pahang|1,1013
Malaysia - West Malaysia - Selangor|1,1013
Malaysia - West Malaysia - Terengganu|1,1013
Malaysia - West Malaysia - Pulau Pinang|1,1013
Malaysia - West Malaysia - Kedah and Perlis|1,1013
Malaysia - West Malaysia - Perak|1,1013
Malaysia - West Malaysia - Kelantan|1,1013
Finland - east of 31.5°E|2
Asia - FSU - Caspian Sea|1
Iraq - west of 42°E|3,499,3115,20032
Iraq - 42°E to 48°E|1,499,3115
Iraq - east of 48°E onshore|1
Asia - Middle East - Iraq and SW Iran|1,1350
World - between 80°S and 84°N|1
Germany - Thuringen - west of 10.5°E|1,2270
Germany - Thuringen - east of 10.5°E|1,2270
Germany - Saxony - west of 13.5°E|1,2270
Germany - Saxony - east of 13.5°E|1,2270
Canada - Alberta|1,1,1,1,1098775,1,5,1
World - north of 0°N|8,565,2958,1095085,1,1,16,1
World - south of 0°N|1,565,2958,1095087,1,1,15,1
World - 86°S to 86°N|1,565,2958
World - N hemisphere - north of 60°N|1,2,582,1,1045,849,46,1,1,1,1,26721,1071216,6
World - S hemisphere - south of 60°S|1,564,1066,27719,1071117,6
Singapore|2,1343,19743,1012707
China - offshore - Pearl River basin|1
Austria|1,896,26975,10
Oman - onshore west of 54°E|23,19800
Oman - onshore east of 54°E|1
Belgium - onshore|7,365,403,98,496,16691,9800,70,1070829,300
Jamaica - onshore|1,793,1,19858,100,1077895
Jamaica - west of 78°W|1
Jamaica - east of 78°W|1
USA - Louisiana|3,28646,100
USA - Alaska - Panhandle|15,2926,20337,200,1075435,79,186,346
USA - Alaska - 144°W to 141°W|1,2926,20337,200,1075435,79,186,346
USA - Alaska - 148°W to 144°W|1,2926,20337,200,1075435,79,186,346
USA - Alaska - 152°W to 148°W|1,2926,20337,200,1075435,23,242,346
USA - Alaska - 156°W to 152°W|1,2926,20337,200,1075435,23,242,346
USA - Alaska - 160°W to 156°W|1,2926,20337,200,1075435,23,242,346
USA - Alaska - 164°W to 160°W|1,2926,20337,200,1075435,23,242,346
USA - Alaska - north of 54.5°N  168°W to 164°W|1,2926,20337,200,1075435,23,242,346
USA - Alaska - north of 54.5°N  west of 168°W|1,2926,20337,200,1075435,23,242,346
USA - Alaska - Aleutian Islands|1,2926,20337,200,1075435,23,242,346
World - north of 45°N|94,1,1,1,1,1
Canada - Yukon|7,1
Canada - NWT|2,1
USA - 180°W to 174°W - AK, OCS|128,693,20,1909,20371,200,1075147,76,4,273
USA - 174°W to 168°W - AK, OCS|1,693,20,1909,20371,200,1075147,76,4,273
USA - 168°W to 162°W - AK, OCS|1,693,20,1909,20371,200,1075147,353,1
USA - 162°W to 156°W - AK, OCS|1,693,20,1909,20371,1075347
USA - 156°W to 150°W - AK, OCS|1,693,20,1909,20371,1075347,353
USA - 150°W to 144°W - AK, OCS|1,693,20,1909,20371,200,1075147,353
USA - 144°W to 138°W|1,693,20,1909,1095718,353
USA - 138°W to 132°W|1,693,20,1909,1095718,353
USA - 132°W to 126°W|1,693,20,1909,1095718,353
USA - 126°W to 120°W|1,693,20,1909,1095718,353
USA - 120°W to 114°W|1,693,20,1909,1095718,353
USA - 114°W to 108°W|1,23,670,20,1909,1095718,147,206
USA - 108°W to 102°W|1,23,670,20,1909,1095865,175,31
USA - 102°W to 96°W|1,2622,1096040,31
USA - 96°W to 90°W|1,2622,1096040,31
USA - 90°W to 84°W|1,2622,1096040,31
USA - 84°W to 78°W|1,2622,1096040,31
USA - 78°W to 72°W|1,693,20,1909,1096040,31
USA - 72°W to 66°W|1,693,20,1909,1096040,31
USA - 126°W to 120°W onshore|14
USA - 120°W to 114°W onshore|1,1098464
USA - 102°W to 96°W onshore|3
USA - 96°W to 90°W onshore|1
USA - 90°W to 84°W onshore|1
USA - 84°W to 78°W onshore|1
USA - 78°W to 72°W onshore|1,1098463
USA - 72°W to 66°W onshore|1
USA - 162°W to 156°W onshore - HI|1,2884,1095480,88,291,208
USA - 156°W to 150°W onshore - HI|1,2884,1095480,88,291,208
New Zealand - offshore Pacific Ocean, Southern Ocean|1,242,5197
Canada - 54°W to 48°W|9,18461,100,100,200,100,4000,200
South Georgia - onshore|1,960,1032520
New Zealand - Chatham Islands group|2,29,879,1,845,1,1031698,64894,1,2013
Croatia - onshore|1
Croatia|1,995
Croatia - west of 18°E|1
Croatia - east of 18°E|1
Bermuda - onshore|1,447
Bermuda|1,992,1097328,2024
Canada - Alberta - east of 112.5°W|1,4,4,18483,200,300,1079418,6
Canada - Alberta - 115.5°W to 112.5°W|1,4,4,18483,200,300,1079418,6
Canada - Alberta - 118.5°W to 115.5°W|1,4,4,18483,200,300,1079418,6
Canada - Alberta - west of 118.5°W|1,4,4,18,1,1,18463,200,300,1079418,6
Pitcairn - Pitcairn Island|9,1,945,34,1032463
World - 85°S to 85°N|2,72,897056,201187,13
World|1,269,32,1,188,20,26,2,2,414,20,4097,31,100,1,1,1,1,1,1,1,1,1,1,1,1,3,3,3,3,2,3,2,34,1,1,1,1,323,94,1,280,235,11827,2036,33,5232,1,1,1,56,1,1,1,455,1,1825,1201,1,1004338,1,1,1,1,1,1,1,15993,1,1,1,4,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,5,1,1,1,1,2,1,25,1,1,1,1,1,1,921,1,1,1,4,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,5,1,1,1,1,2,1,1,1,1,1,21,1,1,1,1,1,1,10,1,7,1,1,1,47937,261,1582,1,3,1,1,124,1,1,1,1,1,1,1,1,2,94,1,1,1,1,1,1,1,1,1,75,697
New Zealand - Snares and Auckland Islands|2
New Zealand - Campbell Island|1
New Zealand - Antipodes and Bounty Islands|1
New Zealand - Raoul and Kermadec Islands|1
USA - Mississippi|23,1,1,2692,1095961,140,354
Hungary|5,418,19463,1013557,67733
Taiwan - onshore - mainland and Penghu|2,8,407,1099900
Taiwan|3,1100313
Taiwan - 118°E to 120°E|1,1098619
Taiwan - 120°E to 122°E|1,1098617
Taiwan - onshore - Penghu|1,1098615
Taiwan - onshore - mainland|1,1098613
Germany - East Germany - west of 12°E|5,1,1797,33
Europe - 12°E to 18°E onshore and S-42(83) by country|2,1830
Europe - 18°E to 24°E onshore and S-42(83) by country|1
Europe - 25.5°E to 28.5°E onshore and S-42(58) by country|3
Europe - 28.5°E to 31.5°E onshore and S-42(58) by country|1
Europe - 16.5°E to 19.5°E onshore and S-42(83) by country|1
Europe - 19.5°E to 22.5°E onshore and S-42(83) by country|1,575,1098347
Europe - 22.5°E to 25.5°E onshore and S-42(83) by country|1,591,1098331
Romania|1,473,27383
Sweden - 2.5 gon W|3
New Zealand - offshore|4
Antarctica - Darwin Glacier region|1
Sweden - Stockholm county|2
Finland - west of 19.5°E onshore nominal|19
Finland - 19.5°E to 20.5°E onshore nominal|1
Finland - 20.5°E to 21.5°E onshore nominal|1
Finland - 21.5°E to 22.5°E onshore nominal|1
Finland - 22.5°E to 23.5°E onshore nominal|1
Finland - 23.5°E to 24.5°E onshore nominal|1
Finland - 24.5°E to 25.5°E onshore nominal|1
Finland - 25.5°E to 26.5°E onshore nominal|1
Finland - 26.5°E to 27.5°E onshore nominal|1
Finland - 27.5°E to 28.5°E onshore nominal|1
Finland - 28.5°E to 29.5°E nominal|1
Finland - 29.5°E to 30.5°E nominal|1
Finland - east of 30.5°E nominal|1
Iraq|4,1101102
Iraq - east of 48°E|3,3115
Iraq - onshore|1,850,1903
Europe - former Yugoslavia onshore|13,1101086
Europe - former Yugoslavia onshore west of 16.5°E|1,4770,22588,10
Europe - former Yugoslavia onshore 16.5°E to 19.5°E|1,4770,22588,10
Europe - former Yugoslavia onshore 19.5°E to 22.5°E|1,27358,10
Europe - former Yugoslavia onshore east of 22.5°E|1,4769,22589,10,1
Virgin Islands, British - onshore|10
France - mainland south of 43°N and Corsica|22,5880,20
France - mainland south of 44°N|1,5880,20
France - mainland - 43°N to 45°N|1,5880,20
France - mainland - 44°N to 46°N|1,5880,20
France - mainland - 45°N to 47°N|1,5880,20
France - mainland - 46°N to 48°N|1,5880,20
France - mainland - 47°N to 49°N|1,5880,20
France - mainland - 48°N to 50°N|1,5880,20
France - mainland north of 49°N|1,5880,20
USA - Virginia|18,1,1,2621
Congo DR (Zaire) - Katanga east of 28.5°E|18
Congo DR (Zaire) - Katanga 26.5°E to 29.5°E|1
Congo DR (Zaire) - Katanga 24.5°E to 27.5°E|1
Congo DR (Zaire) - Katanga west of 25.5°E|1
Puerto Rico - onshore|2
Virgin Islands, US - onshore|1
Guam - onshore|1,421,2223,1095564,294
UAE - Dubai municipality|4
Not specified|4,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,2,1,1,1,1,2,1,2,1,1,1,1,1,1,1,1,1,5,1,1,1,1,2,5,1,1,1099946,23,24
Moldova|22,3
Moldova - west of 30°E|14
Moldova - east of 30°E|1
Congo DR (Zaire) - south|8
Congo DR (Zaire) - 11°E to 13°E|2,1099153
Congo DR (Zaire) - south and 15°E to 17°E|2,1099153
Congo DR (Zaire) - south and 17°E and 19°E|1,1099153
Congo DR (Zaire) - south and 19°E to 21°E|5,1099149
Congo DR (Zaire) - south and 21°E to 23°E|1,1099149
Congo DR (Zaire) - south and 23°E to 25°E|1,1099149
Congo DR (Zaire) - south and 25°E to 27°E|1,1099149
Congo DR (Zaire) - south and 27°E to 29°E|1,1099149
Congo DR (Zaire) - south and 12°E to 18°E|1,1099149
Congo DR (Zaire) - south and 18°E to 24°E|1,1099149
Congo DR (Zaire) - south and 24°E to 30°E|1,1099149
Brazil - Distrito Federal|8,1099142
Serbia|4,4607,3
Spain - Canary Islands|6,1553,1
Spain - Canary Islands - west of 18°W|1,1099132
Spain - Canary Islands - east of 18°W|1,1099132
Denmark - onshore Jutland west of 10°E|10,1099123
Denmark - onshore Jutland east of 9°E and Funen|1,1099123
Canada - Maritime Provinces|28
Finland - onshore|1
Mozambique - onshore|4
Mozambique - west - Tete province|1
Mozambique - south|1
Mozambique|1
Asia - Cambodia and Vietnam - onshore & Cuu Long basin|1
Oman - onshore|3
USA - Hawaii - onshore|1,1097872,2131
USA - Alaska - St. Lawrence Island|1
USA - Alaska - St. Paul Island|1
USA - Alaska - St. George Island|1
Caribbean - Puerto Rico and Virgin Islands - onshore|1
Canada - CSRS98|1
Cote d'Ivoire (Ivory Coast)|2,1,83
Asia - Bangladesh  India  Myanmar  Pakistan - onshore|2,99
Pakistan|1
India - mainland|1
Vietnam - onshore|1,609
Africa - South Africa, Lesotho and Eswatini|1
USA - HARN|4
Iran|2
Guinea - onshore|1,160
Argentina - Mendoza and Neuquen|5
Argentina - 42.5°S to 50.3°S|1
Korea, Republic of (South Korea) - onshore|1,4,1012,1096862
Yemen|1
Yemen - South Yemen - mainland|1,2717
New Zealand|3,1099941
Ghana|1,82,20750
South America - SIRGAS 1995 by country|2
Argentina|2,18,504,646
Sierra Leone - onshore|3
Europe - onshore - eastern - S-42(83)|3
Europe - onshore - eastern - S-42(58)|1
UK - Northern Ireland - onshore|9,25713
Venezuela|1,1099921
Greenland - west coast|5
Greenland - Scoresbysund area|1
Egypt - onshore|4
Russia|1,3483
Africa - Eritrea, Ethiopia, South Sudan and Sudan|1
Australasia - Australia and PNG - AGD66|1
Australia - AGD84|1
Asia - Middle East - Bahrain, Kuwait and Saudi Arabia|1
Somalia - onshore|1
Niger|1
Brazil - Aratu|2
Africa - Botswana, Malawi, Zambia, Zimbabwe|1
Africa - Burundi, Kenya, Rwanda, Tanzania and Uganda|1
Indonesia - Java, Java Sea and western Sumatra|1
Barbados - onshore|1,17079,1
China|2,276
Colombia - mainland and offshore Caribbean|4
Indonesia - Banga & Belitung Islands|1
Angola - Angola proper|1
Argentina - mainland onshore and offshore TdF|1
Africa - Botswana, Eswatini, Lesotho and South Africa|1
Tunisia|1,1033000,2
South America - Brazil - south of 18°S and west of 54°W + DF  N Paraguay|1
Brazil - Corrego Alegre 1970-1972|1
Asia - Middle East - Lebanon and Syria onshore|2,18473,70,10
Cameroon|1,6,26,18572,601
Egypt|1
Europe - ED50 by country|1
Europe - west|1,437,1032533
Oman - mainland|1
Maldives|1
French Guiana|2,389,2417
Indonesia - onshore|3
Asia - Myanmar and Thailand onshore|1
Thailand - onshore and Gulf of Thailand|1
Sri Lanka - onshore|4,989,1,1,1099458
Asia - Malaysia (west including SCS) and Singapore|1
Kuwait - onshore|1,72,20282
South America - PSAD56 by country|2
Venezuela - Lake Maracaibo|1
Liberia - onshore|2
Togo|1,20979
Philippines - onshore|1
South America - Tierra del Fuego|1
Afghanistan|1
Seychelles - Mahe Island|1
Europe - ETRF by country|2,4801,1,1,1,1,1,1,1,1,1,1,1095110,1,1,1,1,1,1,1,72
Africa - Morocco and Western Sahara - onshore|3
Eritrea|1,21975
Nigeria|1
Angola - Cabinda|1,439,21729
Italy - including San Marino and Vatican|1,405,136,1900,1097421
Gabon|1,1257
North America - NAD27|1
North America - NAD83|2,1100333
Asia - Middle East - Qatar offshore and UAE|1
New Zealand - onshore and nearshore|2
Norway - onshore|1,544
France - onshore - mainland and Corsica|2,532
UK - Britain and UKCS 49°45'N to 61°N, 9°W to 2°E|2,23423
UK - Great Britain onshore and nearshore  Isle of Man|1
Europe - British Isles - UK and Ireland onshore|1
Indonesia - Sumatra|1,528
Asia - Middle East - Israel, Jordan and Palestine onshore|1,2861,21049,1,1074514
Congo|1,23950
Australia - GDA|1,3561,1465
Europe - FSU onshore|1
Qatar|1,1097858
Greenland|2,460
Venezuela - north of 7°45'N|1
Netherlands - onshore|1,24702,1
South America - SAD69 by country|2,327
Falkland Islands - onshore|1
Namibia|1
Indonesia - Kalimantan SE|1
Indonesia - Kalimantan W - coastal|1
Madagascar - onshore and nearshore|2
Asia - Brunei and East Malaysia|1,25573,2
Asia - Japan and Korea|3,831
UAE - Abu Dhabi and Dubai - onshore|2
Algeria - north of 32°N|1,367,140,10,999484,507,99213,1,113,1,164,1
Algeria|3,1098184,1,99,1
Sweden - onshore|1,506
Uruguay - onshore|1
Senegal|1,26718
Suriname|1,26810
Germany - West Germany all states|3
Romania - onshore|2,27284
Kuwait - Kuwait City|3,27581,1
St Pierre and Miquelon|144,4,2568
Mayotte|7,1,2568
Mexico|13,1879,3,7
Mexico - west of 114°W|1,1882,1097428
Mexico - 114°W to 108°W|1,1882,1097428
Mexico - 108°W to 102°W|1,1882,1097428
Mexico - 102°W to 96°W|1,1882,1097428
Mexico - 96°W to 90°W|1,1882,1097428
Mexico - east of 90°W|1,1882,1097428
China - 102°E to 108°E|7,11
China - 108°E to 114°E|1,11
China - 114°E to 120°E|1,11
China - 120°E to 126°E|1,11
China - 126°E to 132°E|1,11
China - onshore|55,55
Caribbean - French Antilles west of 60°W|4,931
Japan|53,2056,1097352,91
Africa - 12th parallel N|8,1032591
French Guiana - coastal area|3
Reunion|4,2410
New Caledonia - Mare|14
Germany - 6°E to 12°E|6,1005,1096710
Asia - Middle East - Iraq-Kuwait boundary|20
Latin America - SIRGAS 2000 by country|7
Pacific - Guam and NMI - onshore|1
Laos|1,1,1
Mauritania - north coast|3
Mauritania - central coast|1
Mauritania|1,21
Bangladesh|1,4998,1027522,65749,1,1,1,1
Philippines|1
Maldives - onshore|1,1032548
Congo DR (Zaire)|1
Colombia|1,4691,1094222
French Polynesia|1
Congo DR (Zaire) - Kasai - SE|9
Congo DR (Zaire) - 6th parallel south|1
Mauritania - onshore|3
USA - Hawaii - Tern Island and Sorel Atoll|7,1032506
Cocos (Keeling) Islands - onshore|1,2014,1,1296,1029212
Japan - Iwo Jima|1,1032503
St Helena - St Helena Island|1,3167,1,3,1,1,3,1,1029351
St Helena - Ascension Island|2,1032525
Djibouti|1,1032495
Vanuatu - southern islands|1,1032501
Antarctica - Camp McMurdo area|1,1032538
Kiribati - Phoenix Islands|1,1032500
North America - Bahamas and USA - Florida - onshore|1,1032522
Solomon Islands - onshore main islands|1
Chile - Easter Island onshore|1,4978,1027522
Fiji - main islands|2
British Indian Ocean Territory - Diego Garcia|3,1032509
Johnston Island|1,1032497
Midway Islands - Sand and Eastern Islands|2,1032497
Spain - Canary Islands western|1
Vanuatu - northern islands|2,1032497
Pacific - Marshall Islands, Wake - onshore|2,1032497
Wake - onshore|1,1032497
St Helena - Tristan da Cunha|1,1032517
Micronesia - Kosrae (Kusaie)|1,1032524
Antarctica - Deception Island|1,1032518
Korea, Republic of (South Korea)|1,442,1096901
Malaysia|5
Germany - Saxony|3
Germany - Thuringen|1
Asia - Malaysia (west) and Singapore|5
Indonesia|4,4715
Jamaica|3,1099375
USA - CONUS and Alaska  PRVI|1,1559,465,1097362,78
Antarctica - Ross Sea Region|5
Colombia - mainland|38
Europe - Austria and former Yugoslavia onshore|3,1099297
Madagascar - onshore|5,3631,21259,1,1,1072888
Tunisia - onshore|6,17484
Africa - Algeria, Morocco and Tunisia|3
Sao Tome and Principe - onshore - Sao Tome|4
Sao Tome and Principe - onshore - Principe|1
Cape Verde|2,1097388
Germany - onshore|13,404,438
Norway - onshore - west of 6°E|16,250
Norway - onshore - 6°E to 7°E|1,250
Norway - onshore - 7°E to 8°E|1,250
Norway - onshore - 8°E to 9°E|1,250
Norway - onshore - 9°E to 10°E|1,250
Norway - onshore - 10°E to 11°E|1,250
Norway - onshore - 11°E to 12°E|1,250
Norway - onshore - 12°E to 13°E|1,250
Norway - onshore - 13°E to 14°E|1,250
Norway - onshore - 14°E to 15°E|1,250
Norway - onshore - 15°E to 16°E|1,250
Norway - onshore - 16°E to 17°E|1,250
Norway - onshore - 17°E to 18°E|1,250
Norway - onshore - 18°E to 19°E|1,250
Norway - onshore - 19°E to 20°E|1,250
Norway - onshore - 20°E to 21°E|1,250
Norway - onshore - 21°E to 22°E|1,250
Norway - onshore - 22°E to 23°E|1,250
Norway - onshore - 23°E to 24°E|1,250
Norway - onshore - 24°E to 25°E|1,250
Norway - onshore - 25°E to 26°E|1,250
Norway - onshore - 26°E to 27°E|1,250
Norway - onshore - 27°E to 28°E|1,250
Norway - onshore - 28°E to 29°E|1,250
Norway - onshore - 29°E to 30°E|1,250
Norway - onshore - east of 30°E|1,250
France - Alsace|22,22598
Portugal - Azores and Madeira|111,619,1,1098509
Portugal - Azores - west of 30°W|1,1097317
Portugal - Azores 30°W to 24°W|1,1097317
Portugal - Madeira and EEZ E of 18°W|1,1097317
USA - CONUS - onshore|53,1,1,1,1278,1095653,1,1,34,926
Korea, Republic of (South Korea) - 130°E to 132°E onshore|98,10,7,4,1096896,5
Korea, Republic of (South Korea) - 126°E to 128°E Jeju|1,7,7,1096905
Asia - Korea N and S - west of 126°E|1
Asia - Korea N and S - 126°E to 128°E|1
Asia - Korea N and S - 128°E to 130°E|1
Asia - Korea N and S - east of 130°E|1
Korea, Republic of (South Korea) - 126°E to 128°E onshore|14,1096896
Gabon - onshore|37
Czechia|1,1,3,1,286,1,1099180,1
Brunei|22,1,1097243,1610
Turkey|6,384,1
Bhutan|12,2
Bhutan - Bumthang district|28
Bhutan - Chhukha district|1
Bhutan - Dagana district|1
Bhutan - Gasa district|1
Bhutan - Ha district|1
Bhutan - Lhuentse district|1
Bhutan - Mongar district|1
Bhutan - Paro district|1
Bhutan - Pemagatshel district|1
Bhutan - Punakha district|1
Bhutan - Samdrup Jongkhar district|1
Bhutan - Samtse district|1
Bhutan - Sarpang district|1
Bhutan - Thimphu district|1
Bhutan - Trashigang district|1
Bhutan - Trongsa district|1
Bhutan - Tsirang district|1
Bhutan - Wangdue Phodrang district|1
Bhutan - Yangtse district|1
Bhutan - Zhemgang district|1
Faroe Islands|5
Brazil - 36°W to 30°W offshore|21
Argentina - west of 70.5°W|6,16828,10,10
Argentina - 70.5°W to 67.5°W onshore|1,16828,10
Argentina - 67.5°W to 64.5°W onshore|1,16828,10
Argentina - 64.5°W to 61.5°W onshore|1,16828,10
Argentina - 61.5°W to 58.5°W onshore|1,16828,10,10
Argentina - 58.5°W to 55.5°W onshore|1,16828,10,10
Argentina - east of 55.5°W onshore|1,16828,10,10
Bolivia|5
Bolivia - 66°W to 60°W|1,19525
Bolivia - west of 66°W|1
Bolivia - east of 60°W|1,19524
Chile|3,3589,199,5,31,512,10345
Chile - 72°W to 66°W|1,3590,199,5,544,10350
Chile - 78°W to 72°W|1,3588,199,5,544,10350
Costa Rica|3,3542,1093314,1,1,1920
Costa Rica - onshore and offshore east of 86°30'W|2,1096938
Panama|4
Peru|2
Uruguay|8
Uruguay - west of 54°W|1
Uruguay - east of 54°W|1
Peru - 78°W to 72°W|4
Peru - 84°W to 78°W|1,451
Peru - east of 72°W|1
El Salvador|4
Brazil - east of 30°W|3
Central America - Guatemala to Costa Rica|55,1098681
Costa Rica - onshore north of 9°32'N|5
Costa Rica - onshore south of 9°56'N|1
Guatemala - north of 15°51'30"N|1,101,26502
Guatemala - south of 15°51'30"N|1,26603
El Salvador - onshore|1
Nicaragua - onshore north of 12°48'N|1
Nicaragua - onshore south of 12°48'N|1
South America - 84°W to 78°W, N hemisphere and SAD69 by country|1
Belize - onshore|1,2,123
Panama - onshore|3,2,3
Antarctica - McMurdo Sound region|12
Antarctica - Borchgrevink Coast region|1
Antarctica - Pennell Coast region|1
Antarctica - Ross Ice Shelf Region|1
Germany - offshore North Sea west of 4.5°E|38,160,1025811
Brazil - Corrego Alegre 1961|4
Brazil|3,3,350,23220,1
Brazil - 60°W to 54°W|4
Brazil - 54°W to 48°W and SAD69|1,326
Brazil - 48°W to 42°W|1,23650,10,2790
Brazil - 42°W to 36°W|1,23660,2790
Brazil - 36°W to 30°W|1,23650,10,2790
Brazil - west of 54°W and between 18°S and 27°30'S|1
Brazil - 54°W to 48°W and 15°S to 27°30'S|1
Brazil - 48°W to 42°W and south of 15°S|1,16985
Brazil - 42°W to 36°W and south of 15°S onshore|1
Papua New Guinea|7
Papua New Guinea - west of 144°E|4
Papua New Guinea - 144°E to 150°E|1
Papua New Guinea - 150°E to 156°E|1
Ukraine|9
Ukraine - west of 24°E|1,4
Ukraine - 24°E to 30°E|1,4
Ukraine - 30°E to 36°E|1,4
Ukraine - east of 36°E|1,4
Ukraine - west of 22.5°E|5,7,804
Ukraine - 22.5°E to 25.5°E|1,7,804
Ukraine - 25.5°E to 28.5°E|1,7,804
Ukraine - 28.5°E to 31.5°E|1,7,804
Ukraine - 31.5°E to 34.5°E|1,7,804
Ukraine - 34.5°E to 37.5°E|1,7,804
Ukraine - east of 37.5°E|1,7,804
Europe - Fehmarnbelt outer|17,3
USA - Michigan - SPCS - E|30,21178
USA - Michigan - SPCS - old central|1,21178
USA - Michigan - SPCS - W|1,21178
France - offshore Mediterranean|2
Brazil - equatorial margin|14
Europe - South Permian basin|2
Reunion - west of 54°E|1
Germany - west of 6°E|5,2
Germany - east of 12°E|1,3,1096676,31
Italy - Emilia-Romagna|9
Germany - West Germany - west of 7.5°E|17,6,25780,4,1000026
Germany - West-Germany - 7.5°E to 10.5°E|1,25786,4,1000026
Germany - West Germany - 10.5°E to 13.5°E|1,25786,4,1000026
Germany - West Germany - east of 13.5°E|1,25786,4,1000026
Germany - onshore 7.5°E to 10.5°E|4
Germany - onshore 10.5°E to 13.5°E|1
Germany - onshore east of 13.5°E|1
New Zealand - offshore 180°W to 174°W|15
Australia - Australian Capital Territory|125,1096246
Yemen - west of 42°E|11
Yemen - east of 54°E|1
Angola - offshore north of 8°S|5
Congo DR (Zaire) - south and 29°E to 31°E|2
Brazil - west of 72°W|31
Brazil - 72°W to 66°W|1
Brazil - 66°W to 60°W|1
Tonga|9,1
Vietnam - west of 103°30'E onshore|10,1060
Vietnam - 103.5°E to 106.5°E onshore  Vietnam - 104°20'E to 106°10'E by province - Hanoi|1
Vietnam - east of 106.5°E onshore  Vietnam - Quang Ngai|1
Vietnam - Quang Ninh  Da Nang, Quang Nam  Ba Ria-Vung Tau, Dong Nai, Lam Dong|1,1060
Arctic - 87°N to 75°N, 156°W to 66°W|22
Arctic - 87°N to 75°N, 84°W to 6°E|1
Arctic - 87°N to 75°N, 12°W to 78°E|1
Arctic - 87°N to 75°N, 60°E to 150°E|1
Arctic - 87°N to 75°N, 132°E to 138°W|1
Arctic - 79°N to 67°N, 156°W to 66°W|1
Arctic - 79°N to 67°N, 84°W to 6°E|1
Arctic - 79°N to 67°N, 12°W to 78°E|1
Arctic - 79°N to 67°N, 60°E to 150°E|1
Arctic - 79°N to 67°N, 132°E to 138°W|1
Arctic - 71°N to 59°N, 156°W to 66°W|1
Arctic - 71°N to 59°N, 84°W to 6°E|1
Arctic - 71°N to 59°N, 12°W to 78°E|1
Arctic - 71°N to 59°N, 60°E to 150°E|1
Arctic - 71°N to 59°N, 132°E to 138°W|1
Arctic - 87°50'N to 82°50'N, 60°W to 0°E|115
Arctic - 84°30'N to 79°30'N, 72°W to 32°W|1
Arctic - 84°30'N to 79°30'N, 32°W to 8°E|1
Arctic - 81°10'N to 76°10'N, Greenland west of 54°W|1
Arctic - 81°10'N to 76°10'N, 54°W to 24°W|1
Arctic - 81°10'N to 76°10'N, 24°W to 3°E|1
Arctic - 77°50'N to 72°50'N, 76°W to 51°W|1
Arctic - 77°50'N to 72°50'N, 51°W to 26°W|1
Arctic - 77°50'N to 72°50'N, 26°W to 2°W|1
Arctic - 74°30'N to 69°30'N, 72°W to 52°W|1
Arctic - 74°30'N to 69°30'N, 52°W to 32°W|1
Arctic - 74°30'N to 69°30'N, 32°W to 12°W|1
Arctic - 71°10'N to 66°10'N, 65°W to 47°W|1
Arctic - 71°10'N to 66°10'N, 47°W to 29°W|1
Arctic - 71°10'N to 66°10'N, 29°W to 11°W|1
Arctic - 67°50'N to 62°50'N, 59°W to 42°W|1
Arctic - 67°50'N to 62°50'N, 42°W to 25°W|1
Arctic - 64°30'N to 59°30'N, 59°W to 44°W|1
Arctic - 64°30'N to 59°30'N, 44°W to 29°W|1
Arctic - 84°30'N to 79°30'N, 4°W to 36°E|1
Arctic - 81°10'N to 76°10'N, 4°W to 38°E|1
Arctic - 77°50'N to 72°50'N, 2°W to 22°E|1
Arctic - 77°50'N to 72°50'N, 22°E to 46°E|1
Arctic - 74°30'N to 69°30'N, 4°E to 24°E|1
Arctic - 74°30'N to 69°30'N, 24°E to 44°E|1
Arctic - 84°30'N to 79°30'N, 33°E to 73°E|1
Arctic - 84°30'N to 79°30'N, 73°E to 113°E|1
Arctic - 81°10'N to 76°10'N, 35°E to 67°E|1
Arctic - 81°10'N to 76°10'N, 67°E to 98°E|1
Arctic - 81°10'N to 76°10'N, 98°E to 129°E|1
Arctic - 81°10'N to 76°10'N, 129°E to 160°E|1
Arctic - 77°50'N to 72°50'N, 46°E to 70°E|1
Arctic - 77°50'N to 72°50'N, 70°E to 94°E|1
Arctic - 77°50'N to 72°50'N, 94°E to 118°E|1
Arctic - 77°50'N to 72°50'N, 118°E to 142°E|1
Arctic - 77°50'N to 72°50'N, 142°E to 166°E|1
Arctic - 77°50'N to 72°50'N, 166°E to 169°W|1
Arctic - 74°30'N to 69°30'N, 44°E to 64°E|1
Arctic - 74°30'N to 69°30'N, 64°E to 85°E|1
Arctic - 74°30'N to 69°30'N, 85°E to 106°E|1
Arctic - 74°30'N to 69°30'N, 106°E to 127°E|1
Arctic - 74°30'N to 69°30'N, 127°E to 148°E|1
Arctic - 74°30'N to 69°30'N, 148°E to 169°E|1
Arctic - 74°30'N to 69°30'N, 169°E to 169°W|1
Arctic - 74°30'N to 69°30'N, 173°W to 153°W|1,257
Arctic - 74°30'N to 69°30'N, 157°W to 137°W|1,257
Arctic - 71°10'N to 66°10'N, 174°W to 156°W|1,257
Arctic - 71°10'N to 66°10'N, 156°W to 138°W|1,257
Arctic - 87°50'N to 82°50'N, 120°W to 60°W|1
Arctic - 84°30'N to 79°30'N, 135°W to 95°W|1
Arctic - 84°30'N to 79°30'N, 95°W to 55°W|1
Arctic - 81°10'N to 76°10'N, 144°W to 114°W|1
Arctic - 81°10'N to 76°10'N, 114°W to 84°W|1
Arctic - 81°10'N to 76°10'N, Canada east of 84°W|1
Arctic - 77°50'N to 72°50'N, 141°W to 116°W|1
Arctic - 77°50'N to 72°50'N, 116°W to 91°W|1
Arctic - 77°50'N to 72°50'N, 91°W to 67°W|1
Arctic - 74°30'N to 69°30'N, 141°W to 121°W|1
Arctic - 74°30'N to 69°30'N, 121°W to 101°W|1
Arctic - 74°30'N to 69°30'N, 101°W to 81°W|1
Arctic - 74°30'N to 69°30'N, 81°W to 61°W|1
Arctic - 71°10'N to 66°10'N, 141°W to 122°W|1
Arctic - 71°10'N to 66°10'N, 122°W to 103°W|1
Arctic - 71°10'N to 66°10'N, 103°W to 84°W|1
Arctic - 71°10'N to 66°10'N, 84°W to 65°W|1
Arctic - 87°50'N to 82°50'N, 0°E to 60°E|1
Arctic - 87°50'N to 82°50'N, 60°E to 120°E|1
Arctic - 87°50'N to 82°50'N, 120°E to 180°E|1
Arctic - 87°50'N to 82°50'N, 180°W to 120°W|1
Arctic - 84°30'N to 79°30'N, 113°E to 153°E|1
Arctic - 84°30'N to 79°30'N, 146°E to 174°W|1
Arctic - 84°30'N to 79°30'N, 174°W to 135°W|1
Arctic - 81°10'N to 76°10'N, 160°E to 169°W|1
Arctic - 81°10'N to 76°10'N, 169°W to 138°W|1
Arctic - 77°50'N to 72°50'N, 169°W to 141°W|1
Arctic - 74°30'N to 69°30'N, 15°W to 5°E|1
Cayman Islands|10,6,250
North Macedonia|69,3741
Nepal|3,1096099,1950,408
Brazil - 48°W to 42°W and north of 0°N|3
Brazil - 42°W to 36°W and north of 0°N|1
Colombia - Arauca city|33
Colombia - Armenia city|1
Colombia - Barranquilla city|1
Colombia - Bogota city|1
Colombia - Bucaramanga city|1
Colombia - Cali city|1
Colombia - Cartagena city|1
Colombia - Cucuta city|1
Colombia - Florencia city|1
Colombia - Ibague city|1
Colombia - Inirida city|1
Colombia - Leticia city|1
Colombia - Manizales city|1
Colombia - Medellin city|1
Colombia - Mitu city|1
Colombia - Mocoa city|1
Colombia - Monteria city|1
Colombia - Neiva city|1
Colombia - Pasto city|1
Colombia - Pereira city|1
Colombia - Popayan city|1
Colombia - Puerto Carreno city|1
Colombia - Quibdo city|1
Colombia - Riohacha city|1
Colombia - San Andres city|1
Colombia - San Jose del Guaviare city|1
Colombia - Santa Marta city|1
Colombia - Sucre city|1
Colombia - Tunja city|1
Colombia - Valledupar city|1
Colombia - Villavicencio city|1
Colombia - Yopal city|1
Cyprus - onshore|36,1,1096007,1822
Europe - former Yugoslavia onshore 19.5°E to 22.5°E  North Macedonia|5
Pacific - US interests Pacific plate|6,2753,1095184,28
Pacific - US interests Mariana plate|3,2747,1028148,67040,26
Falkland Islands - offshore 63°W to 57°W|378
Italy - east of 18°E|6,1084,1923,1000000
Christmas Island - onshore|11,1,1297
Heard Island and McDonald Islands - west of 66°E|12
Heard Island and McDonald Islands - 66°E to 72°E|1
Heard Island and McDonald Islands - 72°E to 78°E|1
Heard Island and McDonald Islands - east of 78°E|1
Cocos (Keeling) Islands - west of 96°E|1,1110
Cocos (Keeling) Islands - east of 96°E|1,1110
Norfolk Island - east of 168°E|1,1121
USA - Oregon - Baker City|46,1,1,1,1095713,30
USA - Oregon - Bend-Klamath Falls|4,1,1,1,1095711,30
USA - Oregon - Bend-Redmond-Prineville|4,1,1,1,1095708,30
USA - Oregon - Bend-Burns|4,1,1,1,1095702,30
USA - Oregon - Canyonville-Grants Pass|4,1,1,1,1095701,30
USA - Oregon - Columbia River East|4,1,1,1,1095698,30
USA - Oregon - Columbia River West|4,1,1,1,1095695,30
USA - Oregon - Cottage Grove-Canyonville|4,1,1,1,1095692,30
USA - Oregon - Dufur-Madras|4,1,1,1,1095689,30
USA - Oregon - Eugene|4,1,1,1,1095686,30
USA - Oregon - Grants Pass-Ashland|4,1,1,1,1095683,30
USA - Oregon - Gresham-Warm Springs|4,1,1,1,1095680,30
USA - Oregon - La Grande|4,1,1,1,1095677,30
USA - Oregon - Ontario|4,1,1,1,1095674,30
USA - Oregon - Oregon Coast|4,1,1,1,1095671,30
USA - Oregon - Pendleton|4,1,1,1,1095669,30
USA - Oregon - Pendleton-La Grande|4,1,1,1,1095664,30
USA - Oregon - Portland|4,1,1,1,1095662,30
USA - Oregon - Salem|4,1,1,1,1095659,30
USA - Oregon - Sweet Home-Sisters|4,1,1,1,1095656,30
Italy|15,1,918,1
Lebanon - onshore|7
Equatorial Guinea - Bioko|1
Seychelles - Seychelles Bank|9,23
Gambia - onshore|2
USA - Kansas|28,1,1,1
Vietnam - 103.5°E to 106.5°E onshore|35
Vietnam - east of 106.5°E onshore|1
Israel|22,7,149,3
USA - California - San Francisco Bay Area|16,1,134,1
USA - Iowa - Spencer|61
USA - Iowa - Mason City|1
USA - Iowa - Elkader|1
USA - Iowa - Sioux City-Iowa Falls|1
USA - Iowa - Waterloo|1
USA - Iowa - Council Bluffs|1
USA - Iowa - Carroll-Atlantic|1
USA - Iowa - Ames-Des Moines|1
USA - Iowa - Newton|1
USA - Iowa - Cedar Rapids|1
USA - Iowa - Dubuque-Davenport|1
USA - Iowa - Red Oak-Ottumwa|1
USA - Iowa - Fairfield|1
USA - Iowa - Burlington|1
French Southern and Antarctic Territories|3,15,45
French Southern Territories - Europa|1
French Southern Territories - Crozet west of 48°E|1
French Southern Territories - Crozet 48°E to 54°E|1
French Southern Territories - Crozet east of 54°E|1
French Southern Territories - 60°E to 66°E|1
French Southern Territories - 66°E to 72°E|1
French Southern Territories - 72°E to 78°E|1
French Southern Territories - east of 78°E|1
USA - Montana - St Mary valley|28,10
USA - Montana - Blackfeet reservation|1,10
USA - Montana - Milk River|1,10
USA - Montana - Fort Belknap|1,10
USA - Montana - Fort Peck higher areas|1,10
USA - Montana - Fort Peck lower areas|1,10
USA - Montana - Crow reservation|1,10
USA - Montana - Three Forks|1,10
USA - Montana - Billings|1,10
USA - Wyoming - Wind River reservation|1,10
USA - Indiana - Adams|139,1
USA - Indiana - Allen|2,1
USA - Indiana - Bartholomew|2,1
USA - Indiana - Benton|2,1
USA - Indiana - Blackford and Delaware|2,1
USA - Indiana - Boone and Hendricks|2,1
USA - Indiana - Brown|2,1
USA - Indiana - Carroll|2,1
USA - Indiana - Cass|2,1
USA - Indiana - Clark, Floyd, Scott|2,1
USA - Indiana - Clay|2,1
USA - Indiana - Clinton|2,1
USA - Indiana - Crawford, Lawrence, Orange|2,1
USA - Indiana - Daviess and Greene|2,1
USA - Indiana - Dearborn, Ohio, Switzerland|2,1
USA - Indiana - Decatur and Rush|2,1
USA - Indiana - DeKalb|2,1
USA - Indiana - Dubois and Martin|2,1
USA - Indiana - Elkhart, Kosciusko, Wabash|2,1
USA - Indiana - Fayette, Franklin, Union|2,1
USA - Indiana - Fountain and Warren|2,1
USA - Indiana - Fulton, Marshall, St Joseph|2,1
USA - Indiana - Gibson|2,1
USA - Indiana - Grant|2,1
USA - Indiana - Hamilton and Tipton|2,1
USA - Indiana - Hancock and Madison|2,1
USA - Indiana - Harrison and Washington|2,1
USA - Indiana - Henry|2,1
USA - Indiana - Howard and Miami|2,1
USA - Indiana - Huntington and Whitley|2,1
USA - Indiana - Jackson|2,1
USA - Indiana - Jasper and Porter|2,1
USA - Indiana - Jay|2,1
USA - Indiana - Jefferson|2,1
USA - Indiana - Jennings|2,1
USA - Indiana - Johnson and Marion|2,1
USA - Indiana - Knox|2,1
USA - Indiana - LaGrange and Noble|2,1
USA - Indiana - Lake and Newton|2,1
USA - Indiana - LaPorte, Pulaski, Starke|2,1
USA - Indiana - Monroe and Morgan|2,1
USA - Indiana - Montgomery and Putnam|2,1
USA - Indiana - Owen|2,1
USA - Indiana - Parke and Vermillion|2,1
USA - Indiana - Perry|2,1
USA - Indiana - Pike and Warrick|2,1
USA - Indiana - Posey|2,1
USA - Indiana - Randolph and Wayne|2,1
USA - Indiana - Ripley|2,1
USA - Indiana - Shelby|2,1
USA - Indiana - Spencer|2,1
USA - Indiana - Steuben|2,1
USA - Indiana - Sullivan|2,1
USA - Indiana - Tippecanoe and White|2,1
USA - Indiana - Vanderburgh|2,1
USA - Indiana - Vigo|2,1
USA - Indiana - Wells|2,1
Oman|4,1921,1027912,66821,620
Oman - west of 54°E|1,1921,1094300
Oman - 54°E to 60°E|1,1921,1094300
Oman - east of 60°E|1,1921,1094300
USA - Wisconsin - Adams and Juneau|152,59,638,1
USA - Wisconsin - Ashland|1,59,634,2
USA - Wisconsin - Barron|1,59,629,2
USA - Wisconsin - Bayfield|1,59,624,2
USA - Wisconsin - Brown|1,59,621,1
USA - Wisconsin - Buffalo|1,59,617,1
USA - Wisconsin - Burnett|1,59,614,1
USA - Wisconsin - Calumet, Fond du Lac, Outagamie and Winnebago|1,59,611,1
USA - Wisconsin - Chippewa|1,59,608,1
USA - Wisconsin - Clark|1,59,605,1
USA - Wisconsin - Columbia|1,59,601,2
USA - Wisconsin - Crawford|1,59,598,1
USA - Wisconsin - Dane|1,59,592,2
USA - Wisconsin - Dodge and Jefferson|1,59,587,2
USA - Wisconsin - Door|1,59,583,1
USA - Wisconsin - Douglas|1,59,579,1
USA - Wisconsin - Dunn|1,59,576,1
USA - Wisconsin - Eau Claire|1,59,488,1
USA - Wisconsin - Florence|1,59,485,1
USA - Wisconsin - Forest|1,59,567,4
USA - Wisconsin - Grant|1,59,564,1
USA - Wisconsin - Green and Lafayette|1,59,561,1
USA - Wisconsin - Green Lake and Marquette|1,59,558,1
USA - Wisconsin - Iowa|1,59,555,1
USA - Wisconsin - Iron|1,59,552,1
USA - Wisconsin - Jackson|1,59,549,1
USA - Wisconsin - Kenosha, Milwaukee, Ozaukee and Racine|1,59,546,1
USA - Wisconsin - Kewaunee, Manitowoc and Sheboygan|1,59,543,1
USA - Wisconsin - La Crosse|1,59,540,1
USA - Wisconsin - Langlade|1,59,537,1
USA - Wisconsin - Lincoln|1,59,534,1
USA - Wisconsin - Marathon|1,59,531,1
USA - Wisconsin - Marinette|1,59,528,1
USA - Wisconsin - Menominee|1,59,525,1
USA - Wisconsin - Monroe|1,59,522,1
USA - Wisconsin - Oconto|1,59,519,1
USA - Wisconsin - Oneida|1,59,516,1
USA - Wisconsin - Pepin and Pierce|1,59,513,1
USA - Wisconsin - Polk|1,59,510,1
USA - Wisconsin - Portage|1,59,507,1
USA - Wisconsin - Price|1,59,504,1
USA - Wisconsin - Richland|1,59,501,1
USA - Wisconsin - Rock|1,59,498,1
USA - Wisconsin - Rusk|1,59,495,1
USA - Wisconsin - Sauk|1,59,492,1
USA - Wisconsin - Sawyer|1,59,489,1
USA - Wisconsin - Shawano|1,59,486,1
USA - Wisconsin - St. Croix|1,59,483,1
USA - Wisconsin - Taylor|1,59,480,1
USA - Wisconsin - Trempealeau|1,59,477,1
USA - Wisconsin - Vernon|1,59,474,1
USA - Wisconsin - Vilas|1,59,471,1
USA - Wisconsin - Walworth|1,59,468,1
USA - Wisconsin - Washburn|1,59,465,1
USA - Wisconsin - Washington|1,59,462,1
USA - Wisconsin - Waukesha|1,59,459,1
USA - Wisconsin - Waupaca|1,59,456,1
USA - Wisconsin - Waushara|1,59,453,1
USA - Wisconsin - Wood|1,59,450,1
Kyrgyzstan|100,1096323
Kyrgyzstan - west of 70°01'E|6
Kyrgyzstan - 70°01'E to 73°01'E|1
Kyrgyzstan - 73°01'E to 76°01'E|1
Kyrgyzstan - 76°01'E to 79°01'E|1
Kyrgyzstan - east of 79°01'E|1
India|59,1029448
India - Andhra Pradesh and Telangana|1
India - Arunachal Pradesh|1
India - Assam|1
India - Bihar|1
India - Delhi|1
India - Gujarat|1
India - Haryana|1
India - Himachal Pradesh|1
India - Jammu and Kashmir|1
India - Jharkhand|1
India - Madhya Pradesh|1
India - Maharashtra|1
India - Manipur|1
India - Meghalaya|1
India - Nagaland|1
India - northeast|1
India - Odisha|1
India - Punjab|1
India - Rajasthan|1
India - Uttar Pradesh|1
India - Uttarakhand|1
India - Andaman and Nicobar Islands|1
India - Chhattisgarh|1
India - Goa|1
India - Karnataka|1
India - Kerala|1
India - Lakshadweep|1
India - Mizoram|1
India - Sikkim|1
India - Tamil Nadu|1
India - Tripura|1
India - West Bengal|1
Bulgaria|11
Bulgaria - west of 24°E|1,4
Bulgaria - 24°E to 30°E|1,4,1587
Bulgaria - onshore|1
Bulgaria - east of 30°E|4
Ukraine - west of 25°E|20
Ukraine - 25°E to 28°E|1
Ukraine - 28°E to 31°E onshore|1
Ukraine - 31°E to 34°E onshore|1
Ukraine - 34°E to 37°E onshore|1
Ukraine - 37°E to 40°E onshore|1
Ukraine - east of 40°E|1
Australasia - Australia and Christmas Island - west of 108°E|17,20500
Australasia - Australia and Christmas Island - 108°E to 114°E|1,20500
Australia - 114°E to 120°E|1,20500
Australia - 120°E to 126°E|1,12400,100,8000
Australia - 126°E to 132°E|1,12400,8100
Australia - 132°E to 138°E|1,12400,8100
Australia - 138°E to 144°E|1,20500
Australia - 144°E to 150°E|1,20500
Australia - 150°E to 156°E|1,20500
Australia - 156°E to 162°E including Macquarie|1,20500
Australasia - Australia and Norfolk Island - 162°E to 168°E|1,20500
DR Congo (Zaire) - offshore|134
Australia - Western Australia - Albany|21
Australia - Western Australia - Barrow|1
Australia - Western Australia - Broome|1
Australia - Western Australia - Busselton|1
Australia - Western Australia - Carnarvon|1
Australia - Western Australia - Collie|3
Australia - Western Australia - Esperance|1
Australia - Western Australia - Exmouth|1
Australia - Western Australia - Geraldton|1
Australia - Western Australia - Kalgoorlie|1
Australia - Western Australia - Jurien Bay|1
Australia - Western Australia - Kalbarri|1
Australia - Western Australia - Karratha|1
Australia - Western Australia - Kununurra|1
Australia - Western Australia - Lancelin|1
Australia - Western Australia - Margaret River|1
Australia - Western Australia - Perth|1
Australia - Western Australia - Port Hedland|1
Trinidad and Tobago - offshore west of 60°W|3
Trinidad and Tobago - offshore east of 60°W|1
Europe - Upper Austria, Salzburg and Bohemia|6,2
Europe - Lower Austria and Moravia|1,2
USA - Arizona - Pima county east|22
USA - Arizona - Pima county central|1
USA - Arizona - Pima county west|1
USA - Arizona - Pima county Mt. Lemmon|1
USA - Oregon - Burns-Harper|243,1
USA - Oregon - Canyon City-Burns|2,1
USA - Oregon - Coast Range North|2,1
USA - Oregon - Dayville-Prairie City|2,1
USA - Oregon - Denio-Burns|2,1
USA - Oregon - Halfway|2,1
USA - Oregon - Medford-Diamond Lake|2,1
USA - Oregon - Mitchell|2,1
USA - Oregon - North Central|2,1
USA - Oregon - Ochoco Summit|2,1
USA - Oregon - Owyhee|2,1
USA - Oregon - Pilot Rock-Ukiah|2,1
USA - Oregon - Prairie City-Brogan|2,1
USA - Oregon - Riley-Lakeview|2,1
USA - Oregon - Siskiyou Pass|2,1
USA - Oregon - Ukiah-Fox|2,1
USA - Oregon - Wallowa|2,1
USA - Oregon - Warner Highway|2,1
USA - Oregon - Willamette Pass|2,1
Slovakia|4,1,1,1096295
USA - Nevada - Las Vegas|28,1,3,1
USA - Nevada - Las Vegas high elevation|2,1,3,2
Australia - Queensland - Weipa|10
Germany - Hamburg|4
China - Macao|33,3,2,1093726,1967,122
USA - FBN|21,411
Antarctica - Adelie Land coastal area west of 138°E|6
Antarctica - Adelie Land coastal area east of 138°E|1
USA - Kansas - Goodland|62
USA - Kansas - Colby|1
USA - Kansas - Oberlin|1
USA - Kansas - Hays|1
USA - Kansas - Great Bend|1
USA - Kansas - Beloit|1
USA - Kansas - Salina|1
USA - Kansas - Manhattan|1
USA - Kansas - Emporia|1
USA - Kansas - Atchison|1
USA - Kansas - Kansas City|1
USA - Kansas - Ulysses|1
USA - Kansas - Garden City|2
USA - Kansas - Dodge City|2
USA - Kansas - Larned|1
USA - Kansas - Pratt|1
USA - Kansas - Wichita|1
USA - Kansas - Arkansas City|2
USA - Kansas - Coffeyville|1
USA - Kansas - Pittsburg|1
Pacific - Guam and NMI west of 144°E|152
Pacific - Guam and NMI east of 144°E|1,1093756
Angola|1,5
Saudi Arabia|124,515
USA - Idaho|8,1093779
Saudi Arabia - west of 36°E|10,520
Saudi Arabia - 36°E to 42°E|1,520
Saudi Arabia - 42°E to 48°E|1,520
Saudi Arabia - 48°E to 54°E|1,520
Saudi Arabia - east of 54°E|1,520,11080
World centred on 90°W|18
World centred on 150°E|1
Wallis and Futuna|41,2,1
Costa Rica - onshore|8
Costa Rica - offshore Pacific|1
Costa Rica - offshore Caribbean|1
Latin America - Central America and South America|62,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
Kosovo|168,1
Angola - west of 12°E|16
Angola - 12°E to 18°E|1
Angola - east of 18°E|1
Angola - Angola proper - offshore|1,12933
Vietnam - Dien Bien and Lai Chau|46
Vietnam - Son La|1
Vietnam - Ca Mau and Kien Giang|1
Vietnam - An Giang, Lao Cai, Nghe An, Phu Tho, Yen Bai|1
Vietnam - 104°20'E to 106°40'E by province|1
Vietnam - 105°15'E to 107°50'E by province - HCMC|1
Vietnam - Hoa Binh, Quang Binh and Tuyen Quang|1
Vietnam - Binh Phuoc and Quang Tri|1
Vietnam - Bac Kan and Thai Nguyen|1
Vietnam - Bac Giang and Thua Thien-Hue|1
Vietnam - Lang Son|1
Vietnam - Kon Tum|1
Vietnam - Binh Dinh, Khanh Hoa, Ninh Thuan|1
Vietnam - Binh Thuan, Dak Lak, Dak Nong, Gia Lai, Phu Yen|1
South Africa - mainland - onshore and offshore|3
South Africa - Prince Edward islands - onshore and offshore|1
Argentina - south Santa Cruz|26
Argentina - south Santa Cruz west of 70.5°W|1
Argentina - south Santa Cruz east of 70.5°W|1
Argentina - Tierra del Fuego onshore|1,1,1,1
Austria - west of 11°50'E|20,21980,3,3,24,3,4,3,3
Austria - 11°50'E to 14°50'E|1,21980,3,3,24,3,4,4,2
Austria - east of 14°50'E|1,21980,3,3,24,3,4,2,4
Argentina - 42.5°S to 50.3°S and west of 70.5°W|11
Argentina - 42.5°S to 50.3°S and east of 67.5°W|1
UK - London to Birmingham and Crewe|14,1
World - south of 50°S|55
UK - Liverpool to Leeds|10,3
UK - London to Sheffield|8,1
UK - Aberdeen to Inverness|12,3
Spain - Canary Islands onshore|19,1027843
Spain - Canary Islands - El Hierro west of 18°W|1,2
Spain - Canary Islands onshore east of 18°W|1
Spain - Canary Islands western east of 18°W|2
UK - Glasgow to Kilmarnock|46,3
Indonesia - west of 96°E, N hemisphere|23,14390
Indonesia - 96°E to 102°E, N hemisphere|1,14390
Indonesia - 102°E to 108°E, N hemisphere|1,14390
Indonesia - 108°E to 114°E, N hemisphere|1,14390
Indonesia - 114°E to 120°E, N hemisphere|1,14390
Indonesia - 120°E to 126°E, N hemisphere|1,14390
Indonesia - 126°E to 132°E, N hemisphere|1,14390
Indonesia - 96°E to 102°E, S hemisphere|5,14390
Indonesia - 102°E to 108°E, S hemisphere|1,14390
Indonesia - 108°E to 114°E, S hemisphere|1,14390
Indonesia - 114°E to 120°E, S hemisphere|1,14390
Indonesia - 120°E to 126°E, S hemisphere|1,14390
Indonesia - 126°E to 132°E, S hemisphere|1,14390
Indonesia - 132°E to 138°E, S hemisphere|1,14390
Indonesia - east of 138°E, S hemisphere|1,14390
Argentina - Buenos Aires city|4
Europe - Lyon-Turin|49
USA - Oregon and Washington|127,1092544
Bangladesh - onshore|4,14697
Canada - 48°W to 42°W|31,17214,982786
Canada - east of 42°W|3,1,999999,1
UK - Tweedmouth to Aberdeen|27,2,999998,2
UK - Newcastle to Ashington|19,3,999997,3
UK - Oxford to Bedford|5,3,999997,3
Ukraine - Kyiv oblast|58
Ukraine - Crimea|10
Ukraine - Vinnytsia oblast|1
Ukraine - Volyn oblast|1
Ukraine - Dnipropetrovsk oblast|1
Ukraine - Donetsk oblast|1
Ukraine - Zhytomyr oblast|1
Ukraine - Zakarpattia oblast|1
Ukraine - Zaporizhzhia oblast|1
Ukraine - Ivano-Frankivsk oblast|1
Ukraine - Kirovohrad oblast|1
Ukraine - Luhansk oblast|1
Ukraine - Lviv oblast|10
Ukraine - Mykolaiv oblast|1
Ukraine - Odessa oblast|1
Ukraine - Poltava oblast|1
Ukraine - Rivne oblast|1
Ukraine - Sumy oblast|1
Ukraine - Ternopil oblast|1
Ukraine - Kharkiv oblast|1
Ukraine - Kherson oblast|1
Ukraine - Khmelnytskyi oblast|1
Ukraine - Cherkasy oblast|1
Ukraine - Chernivtsi oblast|1
Ukraine - Chernihiv oblast|1
Ukraine - Kyiv city|1
Ukraine - Sevastopol|1
UK - Cardiff to Lincoln|1,3
UK - Manchester to Dore|5,9
Papua New Guinea - 156°E to 162°E|3
Papua New Guinea - east of 162°E|1
UK - Newport to Ebbw Vale|64,4
UK - Leeds to Hull|25,3
UK - Motherwell to Inverness|5,3
UK - Inverness to Thurso|5,3
UK - Manchester, Wigan and Chester|10028,31
Chile - west of 108°W|40
USA - Amtrak NE corridor|8
Africa - South Sudan and Sudan - 24°E to 30°E|85
Africa - Ethiopia and Sudan - 30°E to 36°E|1
Africa - Eritrea, Ethiopia and Sudan - 36°E to 42°E|1
Ethiopia - east of 42°E|1
Australia - 102°E to 108°E|110,100
Australia - 108°E to 114°E (EEZ)|1,100
Australia - 114°E to 120°E (EEZ)|1,100
Australasia - Australia and PNG - 138°E to 144°E|4
Australasia - Australia and PNG - 144°E to 150°E|1
Australasia - Australia and PNG - 150°E to 156°E|1
Australia - 156°E to 162°E|1,100
Australia - EEZ east of 162°E|1,100
Australia - SA and WA 126°E to 132°E|94
Australia - SA 132°E to 138°E|1
Australia - SA and Qld 138°E to 144°E|1
Australia - Qld 144°E to 150°E|1
Australia - Qld east of 150°E|1
Saudi Arabia - onshore west of 36°E|80
Saudi Arabia - onshore 36°E to 42°E|1
Asia - Middle East - Kuwait and Saudi - 42°E to 48°E|1
Asia - Middle East - Kuwait and Saudi - 48°E to 54°E|1
Bahrain - onshore|60
Somalia - 42°E to 48°E, N hemisphere onshore|39
Somalia - onshore east of 48°E|1
Brazil - 54°W to 48°W and Aratu|283
Brazil - 48°W to 42°W and Aratu|1
Brazil - 42°W to 36°W and Aratu|1
Africa - Botswana and Zambia - west of 24°E|110
Africa - Botswana, Zambia and Zimbabwe - 24°E to 30°E|1
Africa - Malawi, Zambia and Zimbabwe - east of 30°E|1
Africa - Tanzania and Uganda - south of equator and west of 30°E|99
Africa - Kenya, Tanzania and Uganda - south of equator and 30°E to 36°E|1
Africa - Kenya and Tanzania - south of equator and east of 36°E|1
Uganda - north of equator and west of 30°E|58
Africa - Kenya and Uganda - north of equator and 30°E to 36°E|1
Kenya - north of equator and east of 36°E|1
Indonesia - Java and Java Sea - west of 108°E|51
Indonesia - Java and Java Sea - 108°E to 114°E|1
Indonesia - Java and Java Sea - east of 114°E|1
Liechtenstein|632
Colombia - offshore Caribbean west of 72°W|36
Colombia - west of 75°35'W|73,5
Colombia - 75°35'W to 72°35'W|1,5
Angola - Angola proper - offshore - west of 12°E|140
Angola - Angola proper - 12°E to 18°E|1
Angola - offshore block 15|58
Argentina - 70.5°W to 67.5°W mainland onshore|101
Argentina - 67.5°W to 64.5°W mainland onshore|1
Argentina - 64.5°W to 61.5°W mainland onshore|1
Canada - 108°W to 102°W  Canada - Saskatchewan|19
Botswana - west of 24°E|21
Botswana - east of 24°E|1
Botswana - 21°E to 27°E|1
Tunisia - north of 34°39'N|155
Tunisia - south of 34°39'N|1
Brazil - west of 54°W and south of 18°S|129
Brazil - 54°W to 48°W and south of 15°S|1
Brazil - 42°W to 36°W onshore|2,6660
Brazil - east of 36°W onshore|1
Canada - Newfoundland - east of 54.5°W|116,4257,5183,100
Canada - Newfoundland and Labrador - 57.5°W to 54.5°W|1,4257,5183,100
Canada - Newfoundland and Labrador - 60°W to 57.5°W|1,9440
Canada - Labrador - 63°W to 60°W|1,9440
Canada - Labrador - 66°W to 63°W|1,9440
Canada - Labrador - west of 66°W|1,9440
Egypt - east of 33°E onshore|345
Egypt - 29°E to 33°E|1
Egypt - west of 29°E  north of 28°11'N|1
Egypt - west of 29°E  south of 28°11'N|1
Europe - 18°W to 12°W and ED50 by country|34
Europe - 12°W to 6°W and ED50 by country|1
Europe - 6°W to 0°W and ED50 by country|1
Europe - 0°E to 6°E and ED50 by country|1
Europe - 6°E to 12°E and ED50 by country|1
Europe - 12°E to 18°E and ED50 by country|1
Europe - 18°E to 24°E and ED50 by country|1
Europe - 24°E to 30°E and ED50 by country|1
Europe - 30°E to 36°E and ED50 by country|1
Europe - 36°E to 42°E and ED50 by country|1
Europe - 42°E to 48°E and ED50 by country|1
UK - offshore - North Sea|52
Netherlands - offshore|5
Oman - mainland east of 54°E|145
Indonesia - west of 96°E onshore|590,16
Indonesia - 96°E to 99°E onshore|1
Indonesia - 99°E to 102°E onshore|1
Indonesia - 102°E to 105°E onshore|1
Indonesia - 105°E to 108°E onshore|1
Indonesia - 108°E to 111°E onshore|1
Indonesia - 111°E to 114°E onshore|1
Indonesia - 114°E to 117°E onshore|1
Indonesia - 117°E to 120°E onshore|1
Indonesia - 120°E to 123°E onshore|1
Indonesia - 123°E to 126°E onshore|1
Indonesia - 126°E to 129°E onshore|1
Indonesia - 129°E to 132°E onshore|1
Indonesia - 132°E to 135°E onshore|1
Indonesia - 135°E to 138°E onshore|1
Indonesia - east of 138°E onshore|1,49
Indonesia - 96°E to 102°E, N hemisphere onshore|2
Indonesia - 102°E to 108°E, N hemisphere onshore|1
Indonesia - 108°E to 114°E, N hemisphere onshore|1
Indonesia - 114°E to 120°E, N hemisphere onshore|1
Indonesia - 120°E to 126°E, N hemisphere onshore|1
Indonesia - 126°E to 132°E, N hemisphere onshore|1
Indonesia - 96°E to 102°E, S hemisphere onshore|35
Indonesia - 102°E to 108°E, S hemisphere onshore|1
Indonesia - 108°E to 114°E, S hemisphere onshore|1
Indonesia - 114°E to 120°E, S hemisphere onshore|1
Indonesia - 120°E to 126°E, S hemisphere onshore|1
Indonesia - 126°E to 132°E, S hemisphere onshore|1
Indonesia - 132°E to 138°E, S hemisphere onshore|1
Myanmar (Burma) - onshore west of 96°E|53
Asia - Myanmar and Thailand - 96°E to 102°E|1
Thailand - onshore east of 102°E|1
Thailand - onshore and GoT 96°E to102°E|99
Thailand - east of 102°E|1
Bangladesh - onshore west of 90°E|257
Bangladesh - onshore east of 90°E|1
Pakistan - onshore west of 66°E|5
Pakistan - onshore 66°E to 72°E|1
Pakistan - east of 72°E|1
India - onshore west of 72°E|29
India - mainland 72°E to 78°E|1
India - onshore 78°E to 84°E|1
India - onshore 84°E to 90°E|1
India - mainland 90°E to 96°E|1
India - east of 96°E|1
Pakistan - north of 35°35'N|23
Asia - India  Pakistan - 28°N to 35°35'N|1
Asia - India  Pakistan - onshore 21°N to 28°N and west of 82°E|1
India - onshore 15°N to 21°N|1,8
India - mainland south of 15°N|1,9
Pakistan - 28°N to 35°35'N|2
Pakistan - onshore south of 28°N|1
India - north of 28°N|1
India - onshore 21°N to 28°N and west of 82°E|1
India - onshore north of 21°N and east of 82°E|1
Asia - Bangladesh  India  Myanmar  Pakistan - zone Ilb|2
Malaysia - West Malaysia - onshore west of 102°E|165
Malaysia - West Malaysia - east of 102°E|1
Venezuela - 72°W and 66°W onshore|171
Venezuela - east of 66°W onshore|1
South America - 84°W to 78°W, N hemisphere and PSAD56 by country|97
South America - 78°W to 72°W, N hemisphere and PSAD56 by country|1
South America - 72°W to 66°W, N hemisphere and PSAD56 by country|1
South America - 66°W to 60°W, N hemisphere and PSAD56 by country|1
South America - 60°W to 54°W, N hemisphere and PSAD56 by country|1
South America - 84°W to 78°W, S hemisphere and PSAD56 by country|56
South America - 78°W to 72°W, S hemisphere and PSAD56 by country|1
South America - 72°W to 66°W, S hemisphere and PSAD56 by country|1
Brazil - Amazon cone shelf|3
Peru - west of 79°W|9
Peru - 79°W to 73°W|1
Peru - east of 73°W|1
Philippines - zone I onshore|498
Philippines - zone II onshore|1
Philippines - zone III onshore|1
Philippines - zone IV onshore|1
Philippines - zone V onshore|1
Europe - 42°E to 48°E and ETRS89 by country|443,1077700
Europe - Estonia  Latvia  Lithuania|46,1077700
Morocco - north of 31.5°N|307,1076000
Morocco - south of 31.5°N|1,1076000
Morocco - south of 27.9°N|1,1076000
Western Sahara - north of 24.3°N|1
Western Sahara - south of 24.3°N|1
Nigeria - offshore deep water - west of 6°E|136
Nigeria - offshore deep water - east of 6°E|1
Nigeria - west of 6.5°E|59
Nigeria - 6.5°E to 10.5°E|1
Nigeria - east of 10.5°E|1
Gabon - north of equator and west of 12°E onshore|239
Gabon - west of 12°E|60
North America - 144°W to 138°W and NAD27 by country|15
North America - 138°W to 132°W and NAD27 by country - onshore|1
North America - 132°W to 126°W and NAD27 by country - onshore|1
North America - 126°W to 120°W and NAD27 by country - onshore|1
North America - 120°W to 114°W and NAD27 by country - onshore|1
North America - 114°W to 108°W and NAD27 by country|1
North America - 108°W to 102°W and NAD27 by country|1
North America - 102°W to 96°W and NAD27 by country|1
North America - 96°W to 90°W and NAD27 by country|1
North America - 90°W to 84°W and NAD27 by country|1
North America - 84°W to 78°W and NAD27 by country|1
North America - 78°W to 72°W and NAD27 by country|1
North America - 72°W to 66°W and NAD27 by country|1
North America - 66°W to 60°W and NAD27 by country|1
Canada - 60°W to 54°W and NAD27|1
USA - California - SPCS27 - 5|24,1075954
USA - California - SPCS27 - 7|2,52
USA - Louisiana - SPCS27 - S|35
USA - 162°W to 156°W - AK, HI|122
USA - 156°W to 150°W - AK, HI|1
North America - 144°W to 138°W and NAD83 by country|2
North America - 138°W to 132°W and NAD83 by country|1
North America - 132°W to 126°W and NAD83 by country|1
North America - 126°W to 120°W and NAD83 by country|1
North America - 120°W to 114°W and NAD83 by country|1
North America - 114°W to 108°W and NAD83 by country|1
North America - 108°W to 102°W and NAD83 by country|1
North America - 102°W to 96°W and NAD83 by country|1
North America - 96°W to 90°W and NAD83 by country|1
North America - 90°W to 84°W and NAD83 by country|1
North America - 84°W to 78°W and NAD83 by country|1
North America - 78°W to 72°W and NAD83 by country|1
North America - 72°W to 66°W and NAD83 by country|1
North America - 66°W to 60°W and NAD83 by country|1
Asia - Middle East - Iraq and Kuwait 42°E to 48°E|118
Asia - Middle East - Qatar offshore and UAE west of 54°E|1
UAE - east of 54°E|1
New Zealand - nearshore west of 168°E|218
New Zealand - nearshore 168°E to 174°E|1
New Zealand - nearshore east of 174°E|1
New Zealand - North Island|31
New Zealand - South and Stewart Islands|1
Norway - zone I|99,1074710
Norway - zone II|1,1074710
Norway - zone III|1,1074710
Norway - zone IV|1,1074710
Norway - zone V|1,1074710
Norway - zone VI|1,1074710
Norway - zone VII|1,1074710
Norway - zone VIII|1,1074710
France - mainland north of 48.15°N|163,10,10,10,1074990,4
France - mainland 45.45°N to 48.15°N|1,30
France - mainland south of 45.45°N|1,10,10,10,1074990,4
France - Corsica onshore|1,10,10,10,1074990,4
France - mainland 45.45°N to 48.15°N. Also all mainland|8,10,1075000,4
South America - 54°W to 48°W, N hemisphere and SAD69 by country|1550,50
South America - 78°W to 72°W, N hemisphere and SAD69 by country|46
South America - 72°W to 66°W, N hemisphere onshore|1
South America - 66°W to 60°W, N hemisphere and SAD69 by country|1
South America - 60°W to 54°W, N hemisphere and SAD69 by country|1
South America - 60°W to 54°W, S hemisphere and SAD69 by country|10,10
South America - 54°W to 48°W, S hemisphere and SAD69 by country|1,10
South America - 84°W to 78°W, S hemisphere and SAD69 by country|5
South America - 78°W to 72°W, S hemisphere and SAD69 by country|1
South America - 72°W to 66°W, S hemisphere onshore|1
South America - 66°W to 60°W, S hemisphere and SAD69 by country|1
Falkland Islands - onshore west of 60°W|30
Falkland Islands - onshore east of 60°W|1
Namibia - offshore|112
Namibia - west of 12°E|38
Namibia - 12°E to 14°E|2
Namibia - 14°E to 16°E|2
Namibia - 16°E to 18°E|2
Namibia - 18°E to 20°E|2
Namibia - 20°E to 22°E|2
Namibia - 22°E to 24°E|2
Namibia - east of 24°E|2
Madagascar - nearshore - west of 48°E|353
Madagascar - nearshore - east of 48°E|1
Asia - Brunei and East Malaysia - 108°E to 114°E|110
Asia - Brunei and East Malaysia - 114°E to 120°E|1
Malaysia - East Malaysia - Sarawak onshore|24
Ireland - onshore|28
UAE - Abu Dhabi - onshore west of 54°E|437
UAE - Abu Dhabi and Dubai - onshore east of 54°E|1
Algeria - north of 34°39'N|151,2,298,999800
Algeria - 32°N to 34°39'N|1,2
Algeria - west of 6°W|237
Algeria - 6°W to 0°W|1
Algeria - 0°E to 6°E|1
Algeria - east of 6°E|1
Algeria - 31°30'N to 34°39'N|60,999800
Suriname - offshore|362
Suriname - onshore|16,1
Kuwait - west of 48°E onshore|668
Kuwait - east of 48°E onshore|1
Latin America - 120°W to 114°W|126
Latin America - 114°W to 108°W|1
Latin America - 108°W to 102°W|1
Latin America - 102°W to 96°W|1
Latin America - 96°W to 90°W  N hemisphere and SIRGAS 2000 by country|1
Latin America - 90°W to 84°W  N hemisphere and SIRGAS 2000 by country|1
Latin America - 84°W to 78°West  N hemisphere and SIRGAS by country|1
Latin America - 78°W to 72°West  N hemisphere and SIRGAS by country|1
South America - 72°W to 66°W, N hemisphere and SIRGAS 2000 by country|1
South America - 66°W to 60°W, N hemisphere and SIRGAS 2000 by country|1
South America - 60°W to 54°W, N hemisphere and SIRGAS 2000 by country|1
South America - 54°W to 48°W, N hemisphere and SIRGAS 2000 by country|1
South America - 84°W to 78°W, S hemisphere|1
South America - 78°W to 72°W, S hemisphere and SIRGAS 2000 by country|1
South America - 72°W to 66°W, S hemisphere and SIRGAS 2000 by country|1
South America - 66°W to 60°W, S hemisphere and SIRGAS 2000 by country|1
South America - 60°W to 54°W, S hemisphere and SIRGAS 2000 by country|1
South America - 54°W to 48°W, S hemisphere and SIRGAS 2000 by country|1
South America - 84°W to 78°W, N hemisphere and SIRGAS95 by country|4,999931
South America - 78°W to 72°W, N hemisphere|1,999931
South America - 72°W to 66°W, N hemisphere|1,999931
South America - 66°W to 60°W, N hemisphere|1,999931
South America - 60°W to 54°W, N hemisphere|1,999931
South America - 54°W to 48°W, N hemisphere|1,999931
South America - 84°W to 78°W, S hemisphere and SIRGAS95 by country|1
South America - 78°W to 72°W, S hemisphere and SIRGAS 1995 by country|1
South America - 72°W to 66°W, S hemisphere|1
South America - 66°W to 60°W, S hemisphere|1
South America - 60°W to 54°W, S hemisphere|1
South America - 54°W to 48°W, S hemisphere|1
South America - 48°W to 42°W|1
South America - 42°W to 36°W|1
South America - 36°W to 30°W|1
USA - Montana - SPCS27 - N|1
USA - Montana - SPCS27 - C|1
USA - Montana - SPCS27 - S|1
USA - Nebraska - SPCS27 - N|2
USA - Nebraska - SPCS27 - S|1
USA - New Mexico - SPCS27 - C|7
USA - New Mexico - SPCS27 - W|1
USA - South Carolina - SPCS27 - N|17
USA - South Carolina - SPCS27 - S|2
USA - Texas - SPCS27 - SC|7
USA - Texas - SPCS27 - S|1
USA - Washington - SPCS27 - N|7
USA - Washington - SPCS27 - S|1
USA - 102°W to 96°W and GoM OCS|15,100
USA - 96°W to 90°W and GoM OCS|1,100
USA - 90°W to 84°W and GoM OCS|1,100
USA - 84°W to 78°W and GoM OCS|1,100
USA - GoM OCS - west of 96°W|7,590
USA - GoM OCS - 96°W to 90°W|1,590
USA - GoM OCS - 90°W to 84°W|1,590
USA - GoM OCS - east of 84°W|1,590
USA - Wyoming|82,1070053
Caribbean - Puerto Rico and US Virgin Islands|2,1069882,1,1,716
World - N hemisphere - 180°W to 174°W|40,200
World - N hemisphere - 174°W to 168°W|1
World - N hemisphere - 168°W to 162°W|1,200
World - N hemisphere - 162°W to 156°W|1,200
World - N hemisphere - 156°W to 150°W|1,200
World - N hemisphere - 150°W to 144°W|1,200
World - N hemisphere - 144°W to 138°W|1,200
World - N hemisphere - 138°W to 132°W|1,200
World - N hemisphere - 132°W to 126°W|1,200
World - N hemisphere - 126°W to 120°W|1,200
World - N hemisphere - 120°W to 114°W|1,200
World - N hemisphere - 114°W to 108°W|1,200
World - N hemisphere - 108°W to 102°W|1,200
World - N hemisphere - 102°W to 96°W|1,200
World - N hemisphere - 96°W to 90°W|1,200
World - N hemisphere - 90°W to 84°W|1,200
World - N hemisphere - 84°W to 78°W|1,200
World - N hemisphere - 78°W to 72°W|1,200
World - N hemisphere - 72°W to 66°W|1,200
World - N hemisphere - 66°W to 60°W|1,200,1070150
World - N hemisphere - 60°W to 54°W|1,200,1070150
World - N hemisphere - 54°W to 48°W|1,200,1070150
World - N hemisphere - 48°W to 42°W|1,200,1070150
World - N hemisphere - 42°W to 36°W|1,200,1070150
World - N hemisphere - 36°W to 30°W|1,200,1070150
World - N hemisphere - 30°W to 24°W|1,200,1070150
World - N hemisphere - 24°W to 18°W|1,200,1070150
World - N hemisphere - 18°W to 12°W|1,200,1070150
World - N hemisphere - 12°W to 6°W|1,200,1070150
World - N hemisphere - 6°W to 0°W|1,200,1070150
World - N hemisphere - 0°E to 6°E|1,200
World - N hemisphere - 6°E to 12°E|1,200
World - N hemisphere - 12°E to 18°E|1
World - N hemisphere - 18°E to 24°E|1
World - N hemisphere - 24°E to 30°E|1,200
World - N hemisphere - 30°E to 36°E|1,200
World - N hemisphere - 36°E to 42°E|1,200
World - N hemisphere - 42°E to 48°E|1,200
World - N hemisphere - 48°E to 54°E|1,200
World - N hemisphere - 54°E to 60°E|1,200
World - N hemisphere - 60°E to 66°E|1,200
World - N hemisphere - 66°E to 72°E|1,200
World - N hemisphere - 72°E to 78°E|1,200
World - N hemisphere - 78°E to 84°E|1,200
World - N hemisphere - 84°E to 90°E|1,200
World - N hemisphere - 90°E to 96°E|1,200
World - N hemisphere - 96°E to 102°E|1,200
World - N hemisphere - 102°E to 108°E|1
World - N hemisphere - 108°E to 114°E|1
World - N hemisphere - 114°E to 120°E|1,200
World - N hemisphere - 120°E to 126°E|1,200
World - N hemisphere - 126°E to 132°E|1,200
World - N hemisphere - 132°E to 138°E|1,200
World - N hemisphere - 138°E to 144°E|1,200
World - N hemisphere - 144°E to 150°E|1,200
World - N hemisphere - 150°E to 156°E|1,200,1069694,6,442
World - N hemisphere - 156°E to 162°E|1,200
World - N hemisphere - 162°E to 168°E|1,200
World - N hemisphere - 168°E to 174°E|1,200
World - N hemisphere - 174°E to 180°E|1,200
World - S hemisphere - 180°W to 174°W|41,200
World - S hemisphere - 174°W to 168°W|1,100,100
World - S hemisphere - 168°W to 162°W|1,200
World - S hemisphere - 162°W to 156°W|1,200
World - S hemisphere - 156°W to 150°W|1,200
World - S hemisphere - 150°W to 144°W|1,200
World - S hemisphere - 144°W to 138°W|1,200
World - S hemisphere - 138°W to 132°W|1,200
World - S hemisphere - 132°W to 126°W|1,200
World - S hemisphere - 126°W to 120°W|1,200
World - S hemisphere - 120°W to 114°W|1,200
World - S hemisphere - 114°W to 108°W|1,200
World - S hemisphere - 108°W to 102°W|1,200
World - S hemisphere - 102°W to 96°W|1,200
World - S hemisphere - 96°W to 90°W|1,200
World - S hemisphere - 90°W to 84°W|1,200
World - S hemisphere - 84°W to 78°W|1,200
World - S hemisphere - 78°W to 72°W|1,200
World - S hemisphere - 72°W to 66°W|1,200
World - S hemisphere - 66°W to 60°W|1,200
World - S hemisphere - 60°W to 54°W|1,200
World - S hemisphere - 54°W to 48°W|1,200
World - S hemisphere - 48°W to 42°W|1,200
World - S hemisphere - 42°W to 36°W|1,200
World - S hemisphere - 36°W to 30°W|1,200
World - S hemisphere - 30°W to 24°W|1,200
World - S hemisphere - 24°W to 18°W|1,200
World - S hemisphere - 18°W to 12°W|1,200
World - S hemisphere - 12°W to 6°W|1,200
World - S hemisphere - 6°W to 0°W|1,200
World - S hemisphere - 0°E to 6°E|1,200
World - S hemisphere - 6°E to 12°E|1,200
World - S hemisphere - 12°E to 18°E|1,200
World - S hemisphere - 18°E to 24°E|1,200
World - S hemisphere - 24°E to 30°E|1,200
World - S hemisphere - 30°E to 36°E|1,200
World - S hemisphere - 36°E to 42°E|1,200
World - S hemisphere - 42°E to 48°E|1,200
World - S hemisphere - 48°E to 54°E|1,200
World - S hemisphere - 54°E to 60°E|1,200
World - S hemisphere - 60°E to 66°E|1,200
World - S hemisphere - 66°E to 72°E|1,200
World - S hemisphere - 72°E to 78°E|1,200
World - S hemisphere - 78°E to 84°E|1,200
World - S hemisphere - 84°E to 90°E|1,200
World - S hemisphere - 90°E to 96°E|1,200
World - S hemisphere - 96°E to 102°E|1,200
World - S hemisphere - 102°E to 108°E|1,200
World - S hemisphere - 108°E to 114°E|1
World - S hemisphere - 114°E to 120°E|1,200
World - S hemisphere - 120°E to 126°E|1,200
World - S hemisphere - 126°E to 132°E|1,200
World - S hemisphere - 132°E to 138°E|1,200
World - S hemisphere - 138°E to 144°E|1,200
World - S hemisphere - 144°E to 150°E|1,200
World - S hemisphere - 150°E to 156°E|1,200
World - S hemisphere - 156°E to 162°E|1,200
World - S hemisphere - 162°E to 168°E|1,200
World - S hemisphere - 168°E to 174°E|1,200
World - S hemisphere - 174°E to 180°E|1,200
World - N hemisphere - 12°E to 18°E - by country and WGS 72BE|73
World - N hemisphere - 18°E to 24°E - by country and WGS 72BE|1
World - N hemisphere - 102°E to 108°E - by country and WGS 72BE|14
World - N hemisphere - 108°E to 114°E - by country and WGS 72BE|1
World - S hemisphere - 108°E to 114°E - by country and WGS 72BE|100
World - N hemisphere - 0°N to 84°N|51
World - N hemisphere - 180°W to 174°W - by country|1
World - N hemisphere - 174°W to 168°W - by country|1
World - N hemisphere - 168°W to 162°W - by country|1
World - N hemisphere - 162°W to 156°W - by country|1
World - N hemisphere - 156°W to 150°W - by country|1
World - N hemisphere - 150°W to 144°W - by country|1
World - N hemisphere - 144°W to 138°W - by country|1
World - N hemisphere - 138°W to 132°W - by country|1
World - N hemisphere - 132°W to 126°W - by country|1
World - N hemisphere - 126°W to 120°W - by country|1
World - N hemisphere - 120°W to 114°W - by country|1
World - N hemisphere - 114°W to 108°W - by country|1
World - N hemisphere - 108°W to 102°W - by country|1
World - N hemisphere - 102°W to 96°W - by country|1
World - N hemisphere - 96°W to 90°W - by country|1
World - N hemisphere - 90°W to 84°W - by country|1
World - N hemisphere - 84°W to 78°W - by country|1
World - N hemisphere - 78°W to 72°W - by country|1
World - N hemisphere - 72°W to 66°W - by country|1
World - N hemisphere - 66°W to 60°W - by country|1
World - N hemisphere - 60°W to 54°W - by country|1
World - N hemisphere - 54°W to 48°W - by country|1
World - N hemisphere - 48°W to 42°W - by country|1
World - N hemisphere - 42°W to 36°W - by country|1
World - N hemisphere - 36°W to 30°W - by country|1
World - N hemisphere - 30°W to 24°W - by country|1
World - N hemisphere - 24°W to 18°W - by country|1
World - N hemisphere - 18°W to 12°W - by country|1
World - N hemisphere - 12°W to 6°W - by country|1
World - N hemisphere - 6°W to 0°W - by country|1
World - N hemisphere - 0°E to 6°E - by country|1
World - N hemisphere - 6°E to 12°E - by country|1,1069500
World - N hemisphere - 12°E to 18°E - by country|1,1069500
World - N hemisphere - 18°E to 24°E - by country|1,1069500
World - N hemisphere - 24°E to 30°E - by country|1,1069500
World - N hemisphere - 30°E to 36°E - by country|1
World - N hemisphere - 36°E to 42°E - by country|1
World - N hemisphere - 42°E to 48°E - by country|1
World - N hemisphere - 48°E to 54°E - by country|1
World - N hemisphere - 54°E to 60°E - by country|1
World - N hemisphere - 60°E to 66°E - by country|1
World - N hemisphere - 66°E to 72°E - by country|1
World - N hemisphere - 72°E to 78°E - by country|1
World - N hemisphere - 78°E to 84°E - by country|1
World - N hemisphere - 84°E to 90°E - by country|1
World - N hemisphere - 90°E to 96°E - by country|1
World - N hemisphere - 96°E to 102°E - by country|1
World - N hemisphere - 102°E to 108°E - by country|1
World - N hemisphere - 108°E to 114°E - by country|1
World - N hemisphere - 114°E to 120°E - by country|1
World - N hemisphere - 120°E to 126°E - by country|1
World - N hemisphere - 126°E to 132°E - by country|1
World - N hemisphere - 132°E to 138°E - by country|1
World - N hemisphere - 138°E to 144°E - by country|1
World - N hemisphere - 144°E to 150°E - by country|1
World - N hemisphere - 150°E to 156°E - by country|1
World - N hemisphere - 156°E to 162°E - by country|1
World - N hemisphere - 162°E to 168°E - by country|1
World - N hemisphere - 168°E to 174°E - by country|1,1069554
World - N hemisphere - 174°E to 180°E - by country|1
World - S hemisphere - 0°N to 80°S|40
World - S hemisphere - 180°W to 174°W - by country|1
World - S hemisphere - 174°W to 168°W - by country|1
World - S hemisphere - 168°W to 162°W - by country|1
World - S hemisphere - 162°W to 156°W - by country|1
World - S hemisphere - 156°W to 150°W - by country|1
World - S hemisphere - 150°W to 144°W - by country|1
World - S hemisphere - 144°W to 138°W - by country|1
World - S hemisphere - 138°W to 132°W - by country|1
World - S hemisphere - 132°W to 126°W - by country|1
World - S hemisphere - 126°W to 120°W - by country|1
World - S hemisphere - 120°W to 114°W - by country|1
World - S hemisphere - 114°W to 108°W - by country|1
World - S hemisphere - 108°W to 102°W - by country|1
World - S hemisphere - 102°W to 96°W - by country|1
World - S hemisphere - 96°W to 90°W - by country|1
World - S hemisphere - 90°W to 84°W - by country|1
World - S hemisphere - 84°W to 78°W - by country|1
World - S hemisphere - 78°W to 72°W - by country|1
World - S hemisphere - 72°W to 66°W - by country|1
World - S hemisphere - 66°W to 60°W - by country|1
World - S hemisphere - 60°W to 54°W - by country|1
World - S hemisphere - 54°W to 48°W - by country|1
World - S hemisphere - 48°W to 42°W - by country|1
World - S hemisphere - 42°W to 36°W - by country|1
World - S hemisphere - 36°W to 30°W - by country|1
World - S hemisphere - 30°W to 24°W - by country|1
World - S hemisphere - 24°W to 18°W - by country|1
World - S hemisphere - 18°W to 12°W - by country|1
World - S hemisphere - 12°W to 6°W - by country|1
World - S hemisphere - 6°W to 0°W - by country|1
World - S hemisphere - 0°E to 6°E - by country|1
World - S hemisphere - 6°E to 12°E - by country|1
World - S hemisphere - 12°E to 18°E - by country|1
World - S hemisphere - 18°E to 24°E - by country|1
World - S hemisphere - 24°E to 30°E - by country|1
World - S hemisphere - 30°E to 36°E - by country|1
World - S hemisphere - 36°E to 42°E - by country|1
World - S hemisphere - 42°E to 48°E - by country|1
World - S hemisphere - 48°E to 54°E - by country|1
World - S hemisphere - 54°E to 60°E - by country|1
World - S hemisphere - 60°E to 66°E - by country|1
World - S hemisphere - 66°E to 72°E - by country|1
World - S hemisphere - 72°E to 78°E - by country|1
World - S hemisphere - 78°E to 84°E - by country|1
World - S hemisphere - 84°E to 90°E - by country|1
World - S hemisphere - 90°E to 96°E - by country|1
World - S hemisphere - 96°E to 102°E - by country|1
World - S hemisphere - 102°E to 108°E - by country|1
World - S hemisphere - 108°E to 114°E - by country|1
World - S hemisphere - 114°E to 120°E - by country|1
World - S hemisphere - 120°E to 126°E - by country|1
World - S hemisphere - 126°E to 132°E - by country|1
World - S hemisphere - 132°E to 138°E - by country|1
World - S hemisphere - 138°E to 144°E - by country|1
World - S hemisphere - 144°E to 150°E - by country|1
World - S hemisphere - 150°E to 156°E - by country|1
World - S hemisphere - 156°E to 162°E - by country|1
World - S hemisphere - 162°E to 168°E - by country|1
World - S hemisphere - 168°E to 174°E - by country|1
World - S hemisphere - 174°E to 180°E - by country|1
Mozambique - offshore|6
Venezuela - east of 60~W, N hemisphere|991955
Puerto Rico|7338
Virgin Islands, US|1
Iceland - onshore|5144
Solomon Islands - New Georgia - Ghizo (Gizo)|14
Solomon Islands - Guadalcanal Island|3
St Kitts and Nevis|19
Guam|27821,100,37078,1,526
North America - Canada and USA (CONUS, Alaska mainland)|36947,1,1
Africa|3,11,1,1
Asia|1
Europe|1,1,17,37,1
South America|2,17,1
Asia - North|10,1,1
Asia - South|3,1,1
USA - Washington - Bellevue|13
USA - USFS - Eastern Region|1
Sri Lanka|21,1
Australia - New South Wales - 140~E to 142~E (ISG 54/2)|9
Australia - New South Wales - 142~E to 144~E (ISG 54/3)|1
Australia - New South Wales - 144~E to 146~E (ISG 55/1)|1
Australia - New South Wales - 146~E to 148~E (ISG 55/2)|1
Australia - New South Wales - 148~E to 150~E (ISG 55/3)|1
Australia - New South Wales - 150~E to 152~E (ISG 56/1)|1
Australia - New South Wales - 152~E to 154~E (ISG 56/2)|1
Australia - New South Wales - 154~E to 156~E (ISG 56/3)|1
Palau|17,2016
USA - Georgia|22,486
Norway - Baerum Kommune|18,314
Norway - Bergenhalvoen Kommune|1,314
Norway - Oslo Kommune|1,314
Western Sahara|6
Serbia and Kosovo|13
Portugal|3,1,2,1,1,1940,1
Australia - Perth Coast|56
Mongolia - west of 96~E|8
Mongolia - between 96~E and 102~E|1
Mongolia - between 102~E and 108~E|1
Mongolia - between 108~E and 114~E|1
Mongolia - east of 114~E|1
Colombia region 8|4,1
Micronesia|5,1872
Northern Mariana Islands|1
Germany - west of 12~E|90,31
USA - North Dakota - Fargo|61,1,1
USA - Montana, North Dakota, and South Dakota|10
UK - London|1,1650
ARC System - Zone 1|21
ARC System - Zone 2|1
ARC System - Zone 3|1
ARC System - Zone 4|1
ARC System - Zone 5|1
ARC System - Zone 6|1
ARC System - Zone 7|1
ARC System - Zone 8|1
ARC System - Zone 9|1
ARC System - Zone 10|1
ARC System - Zone 11|1
ARC System - Zone 12|1
ARC System - Zone 13|1
ARC System - Zone 14|1
ARC System - Zone 15|1
ARC System - Zone 16|1
ARC System - Zone 17|1
ARC System - Zone 18|1
Macao|10
Philippines - West of 120~E, N hemisphere|5,3
Philippines - 120~E to 126~E, N hemisphere|1,3
Philippines - East of 126~E, N hemisphere|1,3
Idaho - Ada County|4
HJAIA - Hartsfield-Jackson Atlanta Intl Airport|1
GOES-16 East Full disk|37,1
Kyrgyz Republic - 67~01'E to 70~01'E|60
Kyrgyz Republic - 70~01'E to 73~01'E|1
Kyrgyz Republic - 73~01'E to 76~01'E|1
Kyrgyz Republic - 76~01'E to 79~01'E|1
Kyrgyz Republic - 79~01'E to 82~01'E|1
USA - Contiguous US|28
US - Nebraska - Lancaster County|116
Colombia - Leticia - Amazonas|62
Colombia - Medellin - Antioquia|1
Colombia - Arauca - Arauca|1
Colombia - Barranquilla - Atlantico|1
Colombia - Bogota D.C. - Bogota D.C|1
Colombia - Cartagena_Bolivar|1
Colombia - Tunja - Boyaca|1
Colombia - Manizales - Caldas|1
Colombia - Florencia - Caqueta|1
Colombia - Yopal - Casanare|1
Colombia - Popayan - Cauca|1
Colombia - Valledupar - Cesar|1
Colombia - Quibdo - Choco|1
Colombia - Monteria - Cordoba|1
Colombia - Inirida - Guainia|1
Colombia - San Jose del Guaviare - Guaviare|1
Colombia - Neiva - Huila|1
Colombia - Riohacha - La Guajira|1
Colombia - Santa Marta - Magdalena|1
Colombia - Villavicencio - Meta|1
Colombia - Pasto - Narino|1
Colombia - Cucuta - Norte de Santander|1
Colombia - Mocoa - Putumayo|1
Colombia - Armenia - Quindio|1
Colombia - Pereira - Risaralda|1
Colombia - San_Andres - San_Andres|1
Colombia - Bucaramanga - Santander|1
Colombia - Sucre - Sucre|1
Colombia - Ibague - Tolima|1
Colombia - Cali - Valle del Cauca|1
Colombia - Mitu - Vaupes|1
Colombia - Puerto - Carreno - Vichada|1
UK - Highways England - A1|1
UK - Highways England - A2|1
UK - Highways England - A3|1,1
UK - Highways England - A4|2
UK - Highways England - A5|1,1
UK - Highways England - A6|2,1
UK - Highways England - A7|2,1
UK - Highways England - A8|2,1
UK - Highways England - A9|2,1
UK - Highways England - A10|2,1
UK - Highways England - A11|2,1,1
UK - Highways England - A12|3,1,1
UK - Highways England - A13|3,1
UK - Highways England - A14|2,1
UK - Highways England - A15|2,1
UK - Highways England - A16|2,1
UK - Highways England - A17|2,1
UK - Highways England - A18|2,1
UK - Highways England - A19|2,1
UK - Highways England - A20|2,1
UK - Highways England - A21|2,1
UK - Highways England - A22|2,1
UK - Highways England - A23|2,1
UK - Highways England - A24|2,1
UK - Highways England - A25|2,1
UK - Highways England - A26|2,1
UK - Highways England - A27|2,1
UK - Highways England - A28|2,1
UK - Highways England - A29|2
UK - Highways England - A30|1
UK - Highways England - B15|1,1,1
UK - Highways England - B16|3,1,1,1
UK - Highways England - B17|4,1
UK - Highways England - B18|2,1
UK - Highways England - B19|2
UK - Highways England - B20|1
UK - Highways England - B21|1
UK - Highways England - B22|1
UK - Highways England - B23|1
UK - Highways England - B24|1
UK - Highways England - B25|1
UK - Highways England - B26|1
UK - Highways England - B27|1
UK - Highways England - B28|1
UK - Highways England - B29|1
UK - Highways England - B30|1
UK - Highways England - B31|1
UK - Highways England - B32|1
UK - Highways England - C13|1
UK - Highways England - C14|1,1,1,1
UK - Highways England - C15|4,1,1,1,1
UK - Highways England - C16|5,1,1,1
UK - Highways England - C17|4,1
UK - Highways England - C18|2,1
UK - Highways England - C19|2,1
Illinois - Aurora|2
Illinois - Freeport|1
Illinois - Chicago|1
Illinois - Rockford|1
Illinois - Moline|1
Illinois - Ottawa|1
Illinois - Sterling|1
Illinois - Joliet|1
Illinois - Eureka|1
Illinois - Pontiac|1
Illinois - Monmouth|1
Illinois - Watseka|1
Illinois - Peoria|1
Illinois - Bloomington|1
Illinois - Galesburg|1
Illinois - Champaign|1
Illinois - Decatur|1
Illinois - Quincy|1
Illinois - Lincoln|1
Illinois - Macomb|1
Illinois - Springfield|1
Illinois - Jacksonville|1
Illinois - Taylorville|1
Illinois - Charleston|1
Illinois - Carlinville|1
Illinois - Robinson|1
Illinois - Jerseyville|1
Illinois - Effingham|1
Illinois - Belleville|1
Illinois - Olney|1
Illinois - Mount Vernon|1
Illinois - Carbondale|1
Illinois - Metropolis|1
Bangladesh - Dinajpur|1
Bangladesh - Rangpur|1
Bangladesh - Rajshahi|1
Bangladesh - Bogura|1
Bangladesh - Pabna|1
Bangladesh - Mymensingh|1
Bangladesh - Dhaka|1
Bangladesh - Faridpur|1
Bangladesh - Sylhet|1
Bangladesh - Kushtia|1
Bangladesh - Joshore|1
Bangladesh - Khulna|1
Bangladesh - Barishal|1
Bangladesh - Cumilla|1
Bangladesh - Noakhali|1
Bangladesh - Chottogram|1
Bangladesh - CHT|1
Australia - Lord Howe Island - 158~E to 160~E (ISG 57/2)|11
Navajo Nation|625,1,1,1,1,1,1,1,1
Guatemala|12
USA - Minnesota|2,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,5,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,907,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1
Palestine Territory|99
Mauritius|173,156
Moon - Far Side|7
Moon - Near Side|1
World (by country)|130,247
Georgia - onshore|12,623
USA - California and borders of NV, AZ, OR and MX|2,620
Sierra Leone|79
Marshall Islands|10
Mongolia|21,1,518
Morocco - onshore|127`
