// Made by scripts/reference-systems from the EPSG registry v10.076 (PROJ 9.1.1); terms in docs/decisions/0015.
// Three-dimensional and compound systems (code, name, the system in the plane; xyz for geocentric ones).
export const lines = `4479|China Geodetic Coordinate System 2000|xyz
4480|China Geodetic Coordinate System 2000|4490
7681|GSK-2011|xyz
7682|GSK-2011|7683
5828|DB_REF|xyz
5830|DB_REF|5681
9266|MGI|xyz
9267|MGI|4312
IGNF:STPM50|St Pierre Miquelon 1950 cartesiennes|xyz
IGNF:STPM50GEO|St Pierre Miquelon 1950 geographiques (dms)|IGNF:STPM50G
4994|PRS92|xyz
4995|PRS92|4683
IGNF:NTF|NTF cartesiennes|xyz
3822|TWD97|xyz
3823|TWD97|3824
3887|IGRS|xyz
3888|IGRS|3889
4000|MOLDREF99|xyz
4017|MOLDREF99|4023
4039|RGRDC 2005|xyz
4040|RGRDC 2005|4046
4073|SREF98|xyz
4074|SREF98|4075
4079|REGCAN95|xyz
4080|REGCAN95|4081
4468|RGM04|xyz
4469|RGM04|IGNF:RGM04GDD
7038|RGM04 (lon-lat)|IGNF:RGM04GDD
IGNF:RGM04|RGM04 cartesiennes geocentriques|xyz
IGNF:RGM04GEO|RGM04 geographiques (dms)|IGNF:RGM04GDD
IGNF:RGM04GEODD|RGM04 geographiques (dd)|IGNF:RGM04GDD
4465|RGSPM06|xyz
4466|RGSPM06|IGNF:RGSPM06GDD
7034|RGSPM06 (lon-lat)|IGNF:RGSPM06GDD
IGNF:RGSPM06|RGSPM06 cartesiennes geocentriques|xyz
IGNF:RGSPM06GEO|RGSPM06 geographiques (dms)|IGNF:RGSPM06GDD
IGNF:RGSPM06GEODD|RGSPM06 geographiques (dd)|IGNF:RGSPM06GDD
5011|PTRA08|xyz
5012|PTRA08|5013
4481|Mexico ITRF92|xyz
4482|Mexico ITRF92|4483
4556|RRAF 1991|xyz
4557|RRAF 1991|4558
5244|GDBD2009|xyz
5245|GDBD2009|5246
5250|TUREF|xyz
5251|TUREF|5252
5262|DRUKREF 03|xyz
5263|DRUKREF 03|5264
5322|ISN2004|xyz
5323|ISN2004|5324
5332|ITRF2008|xyz
7911|ITRF2008|ESRI:104257
5352|MARGEN|xyz
5353|MARGEN|5354
5358|SIRGAS-Chile 2002|xyz
5359|SIRGAS-Chile 2002|5360
5368|MACARIO SOLIS|xyz
5370|MACARIO SOLIS|5371
5369|Peru96|xyz
5372|Peru96|5373
5391|SIRGAS_ES2007.8|xyz
5392|SIRGAS_ES2007.8|5393
5487|RGAF09|xyz
5488|RGAF09|IGNF:RGAF09GDD
7085|RGAF09 (lon-lat)|IGNF:RGAF09GDD
IGNF:RGAF09|RGAF09 cartesiennes geocentriques|xyz
IGNF:RGAF09GEO|RGAF09 geographiques (dms)|IGNF:RGAF09GDD
IGNF:RGAF09GEODD|RGAF09 geographiques (dd)|IGNF:RGAF09GDD
5544|PNG94|xyz
5545|PNG94|5546
5591|FEH2010|xyz
5592|FEH2010|5593
5884|TGD2005|xyz
5885|TGD2005|5886
6133|CIGD11|xyz
6134|CIGD11|6135
7071|RGTAAF07|xyz
7072|RGTAAF07|IGNF:RGTAAF07GDD
7087|RGTAAF07 (lon-lat)|IGNF:RGTAAF07GDD
IGNF:RGTAAF07|RGTAAF07 cartesiennes geocentriques|xyz
IGNF:RGTAAFGEO|RGTAAF07 geographiques (dms)|IGNF:RGTAAF07GDD
IGNF:RGTAAFGEODD|RGTAAF07 geographiques (dd)|IGNF:RGTAAF07GDD
6317|NAD83(2011)|xyz
6319|NAD83(2011)|6318
6320|NAD83(PA11)|xyz
6321|NAD83(PA11)|6322
6323|NAD83(MA11)|xyz
6324|NAD83(MA11)|6325
6363|Mexico ITRF2008|xyz
6364|Mexico ITRF2008|6365
6666|JGD2011|xyz
6667|JGD2011|6668
6704|RDN2008|xyz
6705|RDN2008|6706
6781|NAD83(CORS96)|xyz
6782|NAD83(CORS96)|6783
6934|IGS08|xyz
9013|IGS08|ESRI:104010
6981|IG05 Intermediate CRS|xyz
6982|IG05 Intermediate CRS|6983
6978|IGD05|xyz
6979|IGD05|6980
6988|IG05/12 Intermediate CRS|xyz
6989|IG05/12 Intermediate CRS|6990
6985|IGD05/12|xyz
6986|IGD05/12|6987
7371|ONGD14|xyz
7372|ONGD14|7373
7684|Kyrg-06|xyz
7685|Kyrg-06|7686
7789|ITRF2014|xyz
7912|ITRF2014|ESRI:104019
7796|BGS2005|xyz
7797|BGS2005|7798
7842|GDA2020|xyz
7843|GDA2020|7844
7884|SHGD2015|xyz
7885|SHGD2015|7886
7914|ETRF89|xyz
7915|ETRF89|9059
7916|ETRF90|xyz
7917|ETRF90|ESRI:104179
7918|ETRF91|xyz
7919|ETRF91|ESRI:104180
7920|ETRF92|xyz
7921|ETRF92|ESRI:104181
7922|ETRF93|xyz
7923|ETRF93|ESRI:104182
7924|ETRF94|xyz
7925|ETRF94|ESRI:104183
7926|ETRF96|xyz
7927|ETRF96|ESRI:104184
7928|ETRF97|xyz
7929|ETRF97|ESRI:104185
7930|ETRF2000|xyz
7931|ETRF2000|ESRI:104186
8084|ISN2016|xyz
8085|ISN2016|8086
8227|IGS14|xyz
9018|IGS14|ESRI:104021
8230|NAD83(CSRS96)|xyz
8231|NAD83(CSRS96)|8232
8233|NAD83(CSRS)v2|xyz
8235|NAD83(CSRS)v2|8237
8238|NAD83(CSRS)v3|xyz
8239|NAD83(CSRS)v3|8240
8242|NAD83(CSRS)v4|xyz
8244|NAD83(CSRS)v4|8246
8247|NAD83(CSRS)v5|xyz
8248|NAD83(CSRS)v5|8249
8250|NAD83(CSRS)v6|xyz
8251|NAD83(CSRS)v6|8252
8253|NAD83(CSRS)v7|xyz
8254|NAD83(CSRS)v7|8255
8397|ETRF2005|xyz
8399|ETRF2005|9068
8401|ETRF2014|xyz
8403|ETRF2014|9069
8429|Macao 2008|xyz
8430|Macao 2008|8431
8425|Hong Kong Geodetic CS|xyz
8426|Hong Kong Geodetic CS|8427
8541|NAD83(FBN)|xyz
8542|NAD83(FBN)|8860
8543|NAD83(HARN Corrected)|xyz
8544|NAD83(HARN Corrected)|8545
8683|SRB_ETRS89|xyz
8684|SRB_ETRS89|8685
8816|MTRF-2000|xyz
8817|MTRF-2000|8818
8697|RSAO13|xyz
8698|RSAO13|8699
9070|NAD83(MARP00)|xyz
9071|NAD83(MARP00)|9072
8898|RGWF96|xyz
8899|RGWF96|IGNF:RGWF96GDD
8901|RGWF96 (lon-lat)|IGNF:RGWF96GDD
IGNF:RGWF96|RESEAU GEODESIQUE DE WALLIS ET FUTUNA 1996 CARTESIENNES GEOCENTRIQUES|xyz
IGNF:RGWF96GEO|RESEAU GEODESIQUE DE WALLIS ET FUTUNA 1996 GEOGRAPHIQUES (DMS)|IGNF:RGWF96GDD
IGNF:RGWF96GEODD|RESEAU GEODESIQUE DE WALLIS ET FUTUNA 1996 GEOGRAPHIQUES (DD)|IGNF:RGWF96GDD
8905|CR-SIRGAS|xyz
8906|CR-SIRGAS|8907
8915|SIRGAS-CON DGF00P01|xyz
8916|SIRGAS-CON DGF00P01|8972
8917|SIRGAS-CON DGF01P01|xyz
8918|SIRGAS-CON DGF01P01|8973
8919|SIRGAS-CON DGF01P02|xyz
8920|SIRGAS-CON DGF01P02|8974
8921|SIRGAS-CON DGF02P01|xyz
8922|SIRGAS-CON DGF02P01|8975
8923|SIRGAS-CON DGF04P01|xyz
8924|SIRGAS-CON DGF04P01|8976
8925|SIRGAS-CON DGF05P01|xyz
8926|SIRGAS-CON DGF05P01|8977
8927|SIRGAS-CON DGF06P01|xyz
8928|SIRGAS-CON DGF06P01|8978
8929|SIRGAS-CON DGF07P01|xyz
8930|SIRGAS-CON DGF07P01|8979
8931|SIRGAS-CON DGF08P01|xyz
8932|SIRGAS-CON DGF08P01|8980
8933|SIRGAS-CON SIR09P01|xyz
8934|SIRGAS-CON SIR09P01|8981
8935|SIRGAS-CON SIR10P01|xyz
8936|SIRGAS-CON SIR10P01|8982
8937|SIRGAS-CON SIR11P01|xyz
8938|SIRGAS-CON SIR11P01|8983
8939|SIRGAS-CON SIR13P01|xyz
8940|SIRGAS-CON SIR13P01|8984
8941|SIRGAS-CON SIR14P01|xyz
8942|SIRGAS-CON SIR14P01|8985
8943|SIRGAS-CON SIR15P01|xyz
8944|SIRGAS-CON SIR15P01|8986
8945|SIRGAS-CON SIR17P01|xyz
8946|SIRGAS-CON SIR17P01|8987
8947|SIRGAS-Chile 2010|xyz
8948|SIRGAS-Chile 2010|8949
9001|IGS97|xyz
9002|IGS97|9003
9004|IGS00|xyz
9005|IGS00|9006
9007|IGb00|xyz
9008|IGb00|9009
9010|IGS05|xyz
9011|IGS05|9012
9015|IGb08|xyz
9016|IGb08|9017
9073|NAD83(PACP00)|xyz
9074|NAD83(PACP00)|9075
9138|KOSOVAREF01|xyz
9139|KOSOVAREF01|9140
9146|SIRGAS-Chile 2013|xyz
9147|SIRGAS-Chile 2013|9148
9151|SIRGAS-Chile 2016|xyz
9152|SIRGAS-Chile 2016|9153
9182|SIRGAS-Chile|xyz
9183|SIRGAS-Chile|9184
9292|ONGD17|xyz
9293|ONGD17|9294
9331|KSA-GRF17|xyz
9332|KSA-GRF17|9333
9378|IGb14|xyz
9379|IGb14|9380
9307|ATRF2014|xyz
9308|ATRF2014|9309
9545|LTF2004(G)|xyz
9546|LTF2004(G)|9547
9694|REDGEOMIN|xyz
9695|REDGEOMIN|9696
9700|ETRF2000-PL|xyz
9701|ETRF2000-PL|9702
9775|RGF93 v2|xyz
9776|RGF93 v2|9779
9778|RGF93 v2 (lon-lat)|9779
9780|RGF93 v2b|xyz
9781|RGF93 v2b|9784
9783|RGF93 v2b (lon-lat)|9784
9988|ITRF2020|xyz
9989|ITRF2020|9990
20039|SIRGAS-Chile 2021|xyz
20040|SIRGAS-Chile 2021|20041
4355|LKS94 (ETRS89) (3D)|4669
4356|LKS94 (ETRS89) (geocentric)|xyz
4950|LKS94|xyz
4951|LKS94|4669
4359|NAD83(CSRS) (3D)|4617
4360|NAD83(CSRS) (geocentric)|xyz
4954|NAD83(CSRS)|xyz
4955|NAD83(CSRS)|4617
4343|CHTRF95 (3D)|4151
4344|CHTRF95 (geocentric)|xyz
4932|CHTRS95|xyz
4933|CHTRS95|4151
4361|NAD83(HARN) (3D)|8449
4362|NAD83(HARN) (geocentric)|xyz
4956|NAD83(HARN)|xyz
4957|NAD83(HARN)|8449
4363|NZGD2000 (3D)|4167
4364|NZGD2000 (geocentric)|xyz
4958|NZGD2000|xyz
4959|NZGD2000|4167
4375|SIRGAS (3D)|4170
4376|SIRGAS (geocentric)|xyz
4974|SIRGAS 1995|xyz
4975|SIRGAS 1995|4170
4369|RGF93 (3D)|IGNF:RGF93GDD
4370|RGF93 (geocentric)|xyz
4964|RGF93 v1|xyz
4965|RGF93 v1|IGNF:RGF93GDD
7042|RGF93 v1 (lon-lat)|IGNF:RGF93GDD
IGNF:RGF93|RGF93 cartesiennes geocentriques|xyz
IGNF:RGF93GEO|RGF93 geographiques (dms)|IGNF:RGF93GDD
IGNF:RGF93GEODD|RGF93 geographiques (dd)|IGNF:RGF93GDD
4351|IRENET95 (3D)|4173
4352|IRENET95 (geocentric)|xyz
4942|IRENET95|xyz
4943|IRENET95|4173
4339|Australian Antarctic (3D)|4176
4340|Australian Antarctic (geocentric)|xyz
4930|Australian Antarctic|xyz
4931|Australian Antarctic|4176
4341|EST97 (3D)|4180
4342|EST97 (geocentric)|xyz
4934|EST97|xyz
4935|EST97|4180
4367|REGVEN (3D)|4189
4368|REGVEN (geocentric)|xyz
4962|REGVEN|xyz
4963|REGVEN|4189
4365|POSGAR 98 (3D)|4190
4366|POSGAR 98 (geocentric)|xyz
4960|POSGAR 98|xyz
4961|POSGAR 98|4190
4345|ETRS89 (3D)|IGNF:ETRS89G
4346|ETRS89 (geocentric)|xyz
4936|ETRS89|xyz
4937|ETRS89|IGNF:ETRS89G
IGNF:ETRS89|ETRS89 cartesiennes geocentriques|xyz
IGNF:ETRS89GEO|ETRS89 geographiques (dms)|IGNF:ETRS89G
4347|GDA94 (3D)|4283
4348|GDA94 (geocentric)|xyz
4938|GDA94|xyz
4939|GDA94|4283
4353|JGD2000 (3D)|4612
4354|JGD2000 (geocentric)|xyz
4946|JGD2000|xyz
4947|JGD2000|4612
4377|SWEREF99 (3D)|4619
4378|SWEREF99 (geocentric)|xyz
4976|SWEREF99|xyz
4977|SWEREF99|4619
4371|RGFG95 (3D)|IGNF:RGFG95GDD
4372|RGFG95 (geocentric)|xyz
4966|RGFG95|xyz
4967|RGFG95|IGNF:RGFG95GDD
7040|RGFG95 (lon-lat)|IGNF:RGFG95GDD
IGNF:RGFG95|RGFG95 cartesiennes geocentriques|xyz
IGNF:RGFG95GEO|RGFG95 geographiques (dms)|IGNF:RGFG95GDD
IGNF:RGFG95GEODD|RGFG95 geographiques (dd)|IGNF:RGFG95GDD
4373|RGR92 (3D)|IGNF:RGR92GDD
4374|RGR92 (geocentric)|xyz
4970|RGR92|xyz
4971|RGR92|IGNF:RGR92GDD
7036|RGR92 (lon-lat)|IGNF:RGR92GDD
IGNF:RGR92|RGR92 cartesiennes geocentriques|xyz
IGNF:RGR92GEO|RGR92 geographiques (dms)|IGNF:RGR92GDD
IGNF:RGR92GEODD|RGR92 geographiques (dd)|IGNF:RGR92GDD
4330|ITRF88 (geocentric)|xyz
4910|ITRF88|xyz
7900|ITRF88|ESRI:104115
4331|ITRF89 (geocentric)|xyz
4911|ITRF89|xyz
7901|ITRF89|ESRI:104116
4332|ITRF90 (geocentric)|xyz
4912|ITRF90|xyz
7902|ITRF90|ESRI:104117
4333|ITRF91 (geocentric)|xyz
4913|ITRF91|xyz
7903|ITRF91|ESRI:104118
4334|ITRF92 (geocentric)|xyz
4914|ITRF92|xyz
7904|ITRF92|ESRI:104119
4335|ITRF93 (geocentric)|xyz
4915|ITRF93|xyz
7905|ITRF93|ESRI:104120
4336|ITRF94 (geocentric)|xyz
4916|ITRF94|xyz
7906|ITRF94|ESRI:104121
4337|ITRF96 (geocentric)|xyz
4917|ITRF96|xyz
7907|ITRF96|ESRI:104122
4338|ITRF97 (geocentric)|xyz
4918|ITRF97|xyz
7908|ITRF97|ESRI:104123
4385|ITRF2000 (geocentric)|xyz
4919|ITRF2000|xyz
7909|ITRF2000|ESRI:104653
4386|ISN93 (3D)|4659
4387|ISN93 (geocentric)|xyz
4944|ISN93|xyz
4945|ISN93|4659
4388|LKS92 (3D)|4661
4389|LKS92 (geocentric)|xyz
4948|LKS92|xyz
4949|LKS92|4661
4982|IGM95|xyz
4983|IGM95|4670
4988|SIRGAS 2000|xyz
4989|SIRGAS 2000|4674
4996|MAGNA-SIRGAS|xyz
4997|MAGNA-SIRGAS|4686
4998|RGPF|xyz
4999|RGPF|IGNF:RGPFGDD
IGNF:RGPF|RGPF cartesiennes geocentriques|xyz
IGNF:RGPFGEO|RGPF geographiques (dms)|IGNF:RGPFGDD
4924|Mauritania 1999|xyz
4925|Mauritania 1999|4702
4926|Korea 2000|xyz
4927|Korea 2000|4737
4920|GDM2000|xyz
4921|GDM2000|4742
4908|GR96|xyz
4909|GR96|4747
4906|RGNC91-93|xyz
4907|RGNC91-93|4749
4892|NAD83(NSRS2007)|xyz
4893|NAD83(NSRS2007)|4759
4888|HTRS96|xyz
4889|HTRS96|4761
4884|RSRGD2000|xyz
4885|RSRGD2000|4764
4882|Slovenia 1996|xyz
4883|Slovenia 1996|4765
4896|ITRF2005|xyz
7910|ITRF2005|ESRI:104896
4472|Cadastre 1997|4475
4473|Cadastre 1997|xyz
9892|LUREF|xyz
9893|LUREF|IGNF:LUXGEO
IGNF:LUREF|Nouvelle Triangulation Luxembourg cartesiennes|xyz
IGNF:LURES|Nouvelle Triangulation Luxembourg cartesiennes|xyz
IGNF:ED50|ED50 CARTESIENNES GEOCENTRIQUES|xyz
IGNF:GUAD48|Guadeloupe Sainte-Anne cartesiennes|xyz
IGNF:GUAD48GEO|Guadeloupe Sainte-Anne geographiques (dms)|IGNF:GUADANNG
IGNF:GUADANN|Guadeloupe Sainte-Anne cartesiennes|xyz
IGNF:CSG67|CSG 1967 cartesiennes geocentriques|xyz
IGNF:CSG67GEO|CSG67 geographiques (dms)|IGNF:CSG67G
IGNF:MART38|Martinique Fort-Desaix cartesiennes|xyz
IGNF:MART38GEO|Martinique Fort-Desaix geographiques (dms)|IGNF:MARTFDG
IGNF:MARTFD|Martinique Fort-Desaix cartesiennes|xyz
IGNF:REUN47|Reunion Piton des Neiges 1949 cartesiennes|xyz
IGNF:REUN47GEO|Reunion Piton des Neiges geographiques (dms)|IGNF:REUN49G
IGNF:REUN49|Reunion Piton des Neiges 1949 cartesiennes|xyz
IGNF:TAHI51|TAHITI TERME NORD CARTESIENNES GEOCENTRIQUES|xyz
IGNF:TAHAA|Tahaa 1951 cartesiennes geocentriques|xyz
IGNF:TAHAAGEO|Tahaa geographiques (dms)|IGNF:TAHAAG
IGNF:NUKU72|Nuku Hiva IGN 1972 cartesiennes geocentriques|xyz
IGNF:NUKU72GEO|Nuku Hiva 1972 geographiques (dms)|IGNF:NUKU72G
IGNF:MAYO50|Combani cartesiennes|xyz
IGNF:MAYO50GEO|Combani geographiques (dms)|IGNF:MAYO50G
IGNF:LIFOU56|Lifou IGN 1956 cartesiennes geocentriques|xyz
IGNF:IGN72|Grande Terre - Ile des Pins IGN 72 cartesiennes|xyz
IGNF:IGN72GEO|IGN72 geographiques (dms)|IGNF:OUVEA72G
IGNF:OUVE72|Ouvea MHNC 1972 cartesiennes geocentriques|xyz
IGNF:OUVEA72|Ouvea MHNC 1972 cartesiennes geocentriques|xyz
IGNF:PETRELS72|Petrels IGN 1972 cartesiennes geocentriques|xyz
IGNF:PGP50|Pointe Geologie Perroud 1950 cartesiennes|xyz
IGNF:TERA50|Pointe Geologie Perroud 1950 cartesiennes|xyz
IGNF:TERA50GEO|Pointe Geologie Perroud 1950 geographiques (dms)|IGNF:TERA50G
IGNF:WALL78|Wallis - Uvea Shom 1978 cartesiennes geocentriques|xyz
IGNF:WALL78GEO|MOP 1978 geographiques (dms)|IGNF:WALL78G
IGNF:MARE53|Mare IGN 1953 cartesiennes geocentriques|xyz
4381|RGNC 1991 (3D)|IGNF:RGNCG
4382|RGNC 1991 (geocentric)|xyz
4968|RGNC 1991|xyz
4969|RGNC 1991|IGNF:RGNCG
IGNF:RGNC|RGNC cartesiennes geocentriques|xyz
IGNF:RGNCGEO|RGNC geographiques (dms)|IGNF:RGNCG
IGNF:RGNCGEODD|RGNC GEOGRAPHIQUES (DD)|IGNF:RGNCG
IGNF:TAHI79|Tahiti IGN 1979 cartesiennes geocentriques|xyz
IGNF:TAHI79GEO|Tahiti (IGN79) geographiques (dms)|IGNF:TAHI79G
IGNF:MOOREA87|MOOREA 1987 CARTESIENNES GEOCENTRIQUES|xyz
IGNF:MOOREA87GEO|Moorea 1987 geographiques (dms)|IGNF:MOOREA87G
4899|LGD2006|xyz
4900|LGD2006|4754
IGNF:KERG62CAR|Kerguelen - K0 IGN 1962 cartesiennes geocent.|xyz
IGNF:KERG62GEO|Kerguelen - K0 geographiques (dms)|IGNF:KERG62G
IGNF:KERG62K0|Kerguelen - K0 IGN 1962 cartesiennes geocent.|xyz
IGNF:BIEN55|Cap Bienvenue - Perroud 1955 cartesiennes|xyz
IGNF:CAPBP55|Cap Bienvenue - Perroud 1955 cartesiennes|xyz
IGNF:CAPJP55|Cap Jules - Perroud 1955 cartesiennes geocent.|xyz
IGNF:JULES55|Cap Jules - Perroud 1955 cartesiennes geocent.|xyz
IGNF:PMAR55|Port Martin Perroud 1955 cartesiennes|xyz
IGNF:PMARP55|Port Martin Perroud 1955 cartesiennes|xyz
IGNF:CROZ63|Crozet-Possession 1963 cartesiennes geocent.|xyz
IGNF:CROZ63GEO|Crozet - Possession 1963 geographiques (dms)|IGNF:CROZ63G
IGNF:AMST63|Ile Amsterdam 1963 cartesiennes geocentriques|xyz
IGNF:AMST63GEO|Ile Amsterdam 1963 geographiques (dms)|IGNF:AMST63G
IGNF:STPL69|Saint-Paul 1969 cartesiennes geocentriques|xyz
IGNF:STPL69GEO|Ile Saint-Paul 1969 geographiques (dms)|IGNF:STPL69G
IGNF:WALL76|Wallis - Uvea MOP 1976 cartesiennes geocentriques|xyz
IGNF:MHPF67|Gambier MHPF 1967 cartesiennes geocentriques|xyz
IGNF:MOP90|Tetiaroa (MOP90) cartesiennes|xyz
IGNF:TETIA90|Tetiaroa (MOP90) cartesiennes|xyz
IGNF:KAUE70|Kauehi MHPF70 cartesiennes geocentriques|xyz
IGNF:RAIA53|Raiatea Tahaa Bora Bora Huahine 1953 cartesiennes|xyz
IGNF:TAHAA53|Raiatea Tahaa Bora Bora Huahine 1953 cartesiennes|xyz
IGNF:RUSAT84|Rurutu SAT84 cartesiennes geocentriques|xyz
IGNF:SAT84|Rurutu SAT84 cartesiennes geocentriques|xyz
IGNF:MAUPITI|Maupiti MOP 1983 cartesiennes geocentriques|xyz
IGNF:EUROPA54|Europa MHM 1954 cartesiennes geocentriques|xyz
IGNF:GLOR77CAR|Glorieuses (MHG 1977) cartesiennes geocent.|xyz
IGNF:GLOR77MHG|Glorieuses (MHG 1977) cartesiennes geocent.|xyz
IGNF:NOVA53|Juan de Nova MHM 1953 cartesiennes geocentriques|xyz
IGNF:TROM56|Tromelin SGM 1956 cartesiennes geocentriques|xyz
IGNF:C67I95|CSG67 (IGN 1995) CARTESIENNES GEOCENTRIQUES|xyz
IGNF:GUADFM|Guadeloupe Fort Marigot cartesiennes geocent.|xyz
IGNF:GUADFM49|Guadeloupe Fort Marigot cartesiennes geocent.|xyz
IGNF:GUADFM49GEO|Guadeloupe Fort-Marigot geographiques (dms)|IGNF:GUAFM48G
IGNF:GTN51|GOMEN TERME NORD 1951 CARTESIENNES|xyz
IGNF:NC51|GOMEN TERME NORD 1951 CARTESIENNES|xyz
IGNF:EFATE57|Efate - IGN 1957 cartesiennes geocentriques|xyz
IGNF:EFATE57GEO|Efate geographiques (dms)|IGNF:EFATE57G
IGNF:CLIP67|Clipperton (Marine 1967) cartesiennes geocent.|xyz
IGNF:TANNA|Tanna Bloc Sud 1957 cartesiennes geocentriques|xyz
IGNF:RAIV54|Raivavae cadastre 1953-1954 cartesiennes geocent.|xyz
IGNF:RAIV66|Raivavae MHPF 1966 cartesiennes geocentriques|xyz
IGNF:RAPA55|Rapa MHEFO 1955 cartesiennes geocentriques|xyz
IGNF:RAPA80|Rapa SEQ 1980 cartesiennes geocentriques|xyz
IGNF:TUBU55|Tubuai MGT 1955 cartesiennes geocentriques|xyz
IGNF:TUBU69|Tubuai MHPF 1969 cartesiennes geocentriques|xyz
IGNF:MANGA51|Mangareva 1951 cartesiennes geocentriques|xyz
IGNF:FATU55|Fatu Huku MHEFO 1955 cartesiennes geocent.|xyz
IGNF:MHEFO55F|Fatu Huku MHEFO 1955 cartesiennes geocent.|xyz
IGNF:HIVA60|Hiva Oa MHPF 1960 cartesiennes geocentriques|xyz
IGNF:HIVA67|Hiva Oa MHPF 1967 cartesiennes geocentriques|xyz
IGNF:ATUO63|Hiva Oa Tahuata Motohani IGN 1963 cartesiennes|xyz
IGNF:IGN63|Hiva Oa Tahuata Motohani IGN 1963 cartesiennes|xyz
IGNF:IGN63GEO|IGN63 geographiques (dms)|IGNF:IGN63G
IGNF:MHEFO55M|Mohotani MHEFO 1955 cartesiennes geocent.|xyz
IGNF:MOHO55|Mohotani MHEFO 1955 cartesiennes geocent.|xyz
IGNF:AMANU49|Amanu NGT 1949 cartesiennes geocentriques|xyz
IGNF:AMANU63|Amanu MHPF 1963 cartesiennes geocent.|xyz
IGNF:ANAA47|Anaa SHM 1947 cartesiennes geocentriques|xyz
IGNF:APAT80|Apataki Cadastre 1980 cartesiennes geocentriques|xyz
IGNF:CADA80|Apataki Cadastre 1980 cartesiennes geocentriques|xyz
IGNF:APAT49|Apataki FG 1949 cartesiennes geocentriques|xyz
IGNF:APAT48|Apataki MGT 1948 cartesiennes geocentriques|xyz
IGNF:FAKA50|Fakarava SHM 1947-1950 cartesiennes|xyz
IGNF:FANGA84|Fangataufa MOP 1984 cartesiennes geocentriques|xyz
IGNF:FANGA50|Fangataufa MGT 1950 cartesiennes geocentriques|xyz
IGNF:FANGA64|Fangataufa MHPF 1964 cartesiennes geocentriques|xyz
IGNF:FANGA651|Fangataufa MHPF 1965-1 cartesiennes geocent.|xyz
IGNF:FANGA652|Fangataufa MHPF 1965-2 cartesiennes geocent.|xyz
IGNF:FANGA66|Fangataufa MHPF 1966 cartesiennes geocentriques|xyz
IGNF:HAO49|Hao MGT 1949 cartesiennes geocentriques|xyz
IGNF:HAO67|Hao Amanu MHPF 1967 cartesiennes geocentriques|xyz
IGNF:HAOAM67|Hao Amanu MHPF 1967 cartesiennes geocentriques|xyz
IGNF:HAO58|Hao MHPF 1958 cartesiennes geocentriques|xyz
IGNF:HARA49|Haraiki SHM 1949 cartesiennes geocentriques|xyz
IGNF:HIKU50|Hikureu SHM 1947-1950 cartesiennes|xyz
IGNF:MAKE50|Makemo SHM 1947-1950 cartesiennes|xyz
IGNF:MURU59|Mururoa MHPF 1959 cartesiennes geocentriques|xyz
IGNF:MURU51|Mururoa MGT 1951 cartesiennes geocentriques|xyz
IGNF:MURU62|Mururoa MHOI 1962 cartesiennes geocentriques|xyz
IGNF:MURU78|Mururoa IGN 1978 cartesiennes geocentriques|xyz
IGNF:RANGI47|Rangiroa MGT 1947 cartesiennes geocentriques|xyz
IGNF:RANGI47GEO|MGT 1947 geographiques (dms)|IGNF:RANGI47G
IGNF:RANGI59|Rangiroa MHPF 1959 cartesiennes geocent.|xyz
IGNF:RANGI68|Rangiroa MHPF 1966-1968 cartesiennes geocent.|xyz
IGNF:TAKA69|Takaroa Takapoto SHM 1969 cartesiennes|xyz
IGNF:TIKE60|Tikehau MHPF 1960 cartesiennes geocentriques|xyz
IGNF:TIKE50|Tikehau SHM 1947-1950 cartesiennes|xyz
IGNF:TURI69|Tureia SHM 1969 cartesiennes geocentriques|xyz
IGNF:APAT86|TUAMOTU (MOP86) CARTESIENNES|xyz
IGNF:TUAM86|TUAMOTU (MOP86) CARTESIENNES|xyz
IGNF:MARQUI72|Eiao Hiva Oa Motohani cartesiennes geocent.|xyz
IGNF:CAD97|Cadastre 1997 cartesiennes geocentriques|xyz
IGNF:CAD97GEO|Cadastre 1997 geographiques (dms)|IGNF:CAD97G
IGNF:NEA74|Noumea 1974 cartesiennes geocentriques|xyz
IGNF:ST84|Ile des Pins ST84 cartesiennes geocentriques|xyz
5558|UCS-2000|xyz
5560|UCS-2000|5561
4990|Lao 1993|xyz
4991|Lao 1993|4677
4992|Lao 1997|xyz
4993|Lao 1997|4678
4890|WGS 66|xyz
4891|WGS 66|4760
IGNF:ATI|ATIG cartesiennes geocentriques|xyz
IGNF:ATIG|ATIG cartesiennes geocentriques|xyz
5341|POSGAR 2007|xyz
5342|POSGAR 2007|5340
5363|CR05|xyz
5364|CR05|5365
5379|SIRGAS-ROU98|xyz
5380|SIRGAS-ROU98|5381
6309|CGRS93|xyz
6310|CGRS93|6311
7134|IGD05|xyz
7135|IGD05|7136
7137|IGD05/12|xyz
7138|IGD05/12|7139
7656|WGS 84 (G730)|xyz
7657|WGS 84 (G730)|ESRI:104011
7658|WGS 84 (G873)|xyz
7659|WGS 84 (G873)|ESRI:104012
7660|WGS 84 (G1150)|xyz
7661|WGS 84 (G1150)|ESRI:104013
7662|WGS 84 (G1674)|xyz
7663|WGS 84 (G1674)|ESRI:104014
7664|WGS 84 (G1762)|xyz
7665|WGS 84 (G1762)|ESRI:104015
7815|WGS 84 (Transit)|xyz
7816|WGS 84 (Transit)|ESRI:104016
7879|St. Helena Tritan|xyz
7880|St. Helena Tritan|7881
9468|SRGI2013|xyz
9469|SRGI2013|9470
9753|WGS 84 (G2139)|xyz
9754|WGS 84 (G2139)|9755
4357|Moznet (3D)|4130
4358|Moznet (geocentric)|xyz
4952|Moznet|xyz
4953|Moznet|4130
4349|Hartebeesthoek94 (3D)|4148
4350|Hartebeesthoek94 (geocentric)|xyz
4940|Hartebeesthoek94|xyz
4941|Hartebeesthoek94|4148
4379|Yemen NGN96 (3D)|4163
4380|Yemen NGN96 (geocentric)|xyz
4980|Yemen NGN96|xyz
4981|Yemen NGN96|4163
4327|WGS 84 (geographic 3D)|IGNF:WGS84GDD
4328|WGS 84 (geocentric)|xyz
4329|WGS 84 (3D)|IGNF:WGS84GDD
4978|WGS 84|xyz
4979|WGS 84|IGNF:WGS84GDD
IGNF:RRAF91|WGS84 cartesiennes geocentriques|xyz
IGNF:WGS84|WGS84 cartesiennes geocentriques|xyz
IGNF:WGS84GEO|WGS84 geographiques (dms)|IGNF:WGS84GDD
IGNF:WGS84GEODD|WGS84 geographiques (dd)|IGNF:WGS84GDD
IGNF:WGS84RRAFGEO|WGS84 geographiques (dms)|IGNF:WGS84GDD
4383|RRAF 1991 (3D)|IGNF:WGS84MARTGDD
4384|RRAF 1991 (geocentric)|xyz
4972|RRAF 1991|xyz
4973|RRAF 1991|IGNF:WGS84MARTGDD
IGNF:RRAF|RRAF cartesiennes geocentriques|xyz
IGNF:RRAFGEO|RRAF geographiques (dms)|IGNF:WGS84MARTGDD
IGNF:RRAFGEODD|RRAF geographiques (dd)|IGNF:WGS84MARTGDD
IGNF:W84MARTGEODD|RRAF geographiques (dd)|IGNF:WGS84MARTGDD
IGNF:WGS84GUAD|RRAF cartesiennes geocentriques|xyz
IGNF:WGS84GUADGEO|RRAF geographiques (dms)|IGNF:WGS84MARTGDD
4928|POSGAR 94|xyz
4929|POSGAR 94|4694
4897|DGN95|xyz
4898|DGN95|4755
4894|JAD2001|xyz
4895|JAD2001|4758
4886|BDA2000|xyz
4887|BDA2000|4762
IGNF:ANAA92|Anaa (MOP92) cartesiennes geocentriques|xyz
IGNF:ANAA92GEO|Anaa (MOP92) geographiques (dms)|IGNF:ANAA92G
IGNF:ST87|ST 87 cartesiennes geocentriques|xyz
IGNF:ST87GEO|ST 87 OUVEA geographiques (dms)|IGNF:ST87G
4984|WGS 72|xyz
4985|WGS 72|IGNF:WGS72G
IGNF:WGS72|WGS72 cartesiennes geocentriques|xyz
IGNF:WGS72GEO|WGS72 geographiques (dms)|IGNF:WGS72G
4986|WGS 72BE|xyz
4987|WGS 72BE|4324
IGNF:TIKE88GEO|TIKEHAU (MOP88) GEOGRAPHIQUES (DMS)|IGNF:TIKE88G
7677|PZ-90.02|xyz
7678|PZ-90.02|ESRI:104017
7679|PZ-90.11|xyz
7680|PZ-90.11|ESRI:104018
4922|PZ-90|xyz
4923|PZ-90|4740
3901|KKJ / Finland Uniform Coordinate System + N60 height|2393
3902|ETRS89 / TM35FIN(N,E) + N60 height|5048
3903|ETRS89 / TM35FIN(N,E) + N2000 height|5048
4097|ETRS89 / DKTM1 + DVR90 height|4093
4098|ETRS89 / DKTM2 + DVR90 height|4094
4099|ETRS89 / DKTM3 + DVR90 height|4095
4100|ETRS89 / DKTM4 + DVR90 height|4096
5318|ETRS89 / Faroe TM + FVR09 height|5316
5498|NAD83 + NAVD88 height|4269
5499|NAD83(HARN) + NAVD88 height|4152
5500|NAD83(NSRS2007) + NAVD88 height|4759
5554|ETRS89 / UTM zone 31N + DHHN92 height|25831
5555|ETRS89 / UTM zone 32N + DHHN92 height|25832
5556|ETRS89 / UTM zone 33N + DHHN92 height|25833
5598|FEH2010 / Fehmarnbelt TM + FCSVR10 height|5596
5628|SWEREF99 + RH2000 height|4619
5698|RGF93 v1 / Lambert-93 + NGF-IGN69 height|2154
5699|RGF93 v1 / Lambert-93 + NGF-IGN78 height|2154
5707|NTF (Paris) / Lambert zone I + NGF-IGN69 height|27571
5708|NTF (Paris) / Lambert zone IV + NGF-IGN78 height|27574
5832|DB_REF / 3-degree Gauss-Kruger zone 2 (E-N) + DHHN92 height|5682
5833|DB_REF / 3-degree Gauss-Kruger zone 3 (E-N) + DHHN92 height|5683
5834|DB_REF / 3-degree Gauss-Kruger zone 4 (E-N) + DHHN92 height|5684
5835|DB_REF / 3-degree Gauss-Kruger zone 5 (E-N) + DHHN92 height|5685
5845|SWEREF99 TM + RH2000 height|3006
5846|SWEREF99 12 00 + RH2000 height|3007
5847|SWEREF99 13 30 + RH2000 height|3008
5848|SWEREF99 15 00 + RH2000 height|3009
5849|SWEREF99 16 30 + RH2000 height|3010
5850|SWEREF99 18 00 + RH2000 height|3011
5851|SWEREF99 14 15 + RH2000 height|3012
5852|SWEREF99 15 45 + RH2000 height|3013
5853|SWEREF99 17 15 + RH2000 height|3014
5854|SWEREF99 18 45 + RH2000 height|3015
5855|SWEREF99 20 15 + RH2000 height|3016
5856|SWEREF99 21 45 + RH2000 height|3017
5857|SWEREF99 23 15 + RH2000 height|3018
5942|ETRS89 + NN2000 height|4258
5945|ETRS89 / NTM zone 5 + NN2000 height|5105
5946|ETRS89 / NTM zone 6 + NN2000 height|5106
5947|ETRS89 / NTM zone 7 + NN2000 height|5107
5948|ETRS89 / NTM zone 8 + NN2000 height|5108
5949|ETRS89 / NTM zone 9 + NN2000 height|5109
5950|ETRS89 / NTM zone 10 + NN2000 height|5110
5951|ETRS89 / NTM zone 11 + NN2000 height|5111
5952|ETRS89 / NTM zone 12 + NN2000 height|5112
5953|ETRS89 / NTM zone 13 + NN2000 height|5113
5954|ETRS89 / NTM zone 14 + NN2000 height|5114
5955|ETRS89 / NTM zone 15 + NN2000 height|5115
5956|ETRS89 / NTM zone 16 + NN2000 height|5116
5957|ETRS89 / NTM zone 17 + NN2000 height|5117
5958|ETRS89 / NTM zone 18 + NN2000 height|5118
5959|ETRS89 / NTM zone 19 + NN2000 height|5119
5960|ETRS89 / NTM zone 20 + NN2000 height|5120
5961|ETRS89 / NTM zone 21 + NN2000 height|5121
5962|ETRS89 / NTM zone 22 + NN2000 height|5122
5963|ETRS89 / NTM zone 23 + NN2000 height|5123
5964|ETRS89 / NTM zone 24 + NN2000 height|5124
5965|ETRS89 / NTM zone 25 + NN2000 height|5125
5966|ETRS89 / NTM zone 26 + NN2000 height|5126
5967|ETRS89 / NTM zone 27 + NN2000 height|5127
5968|ETRS89 / NTM zone 28 + NN2000 height|5128
5969|ETRS89 / NTM zone 29 + NN2000 height|5129
5970|ETRS89 / NTM zone 30 + NN2000 height|5130
5971|ETRS89 / UTM zone 31N + NN2000 height|25831
5972|ETRS89 / UTM zone 32N + NN2000 height|25832
5973|ETRS89 / UTM zone 33N + NN2000 height|25833
5974|ETRS89 / UTM zone 34N + NN2000 height|25834
5975|ETRS89 / UTM zone 35N + NN2000 height|25835
5976|ETRS89 / UTM zone 36N + NN2000 height|25836
6144|ETRS89 + NN54 height|4258
6145|ETRS89 / NTM zone 5 + NN54 height|5105
6146|ETRS89 / NTM zone 6 + NN54 height|5106
6147|ETRS89 / NTM zone 7 + NN54 height|5107
6148|ETRS89 / NTM zone 8 + NN54 height|5108
6149|ETRS89 / NTM zone 9 + NN54 height|5109
6150|ETRS89 / NTM zone 10 + NN54 height|5110
6151|ETRS89 / NTM zone 11 + NN54 height|5111
6152|ETRS89 / NTM zone 12 + NN54 height|5112
6153|ETRS89 / NTM zone 13 + NN54 height|5113
6154|ETRS89 / NTM zone 14 + NN54 height|5114
6155|ETRS89 / NTM zone 15 + NN54 height|5115
6156|ETRS89 / NTM zone 16 + NN54 height|5116
6157|ETRS89 / NTM zone 17 + NN54 height|5117
6158|ETRS89 / NTM zone 18 + NN54 height|5118
6159|ETRS89 / NTM zone 19 + NN54 height|5119
6160|ETRS89 / NTM zone 20 + NN54 height|5120
6161|ETRS89 / NTM zone 21 + NN54 height|5121
6162|ETRS89 / NTM zone 22 + NN54 height|5122
6163|ETRS89 / NTM zone 23 + NN54 height|5123
6164|ETRS89 / NTM zone 24 + NN54 height|5124
6165|ETRS89 / NTM zone 25 + NN54 height|5125
6166|ETRS89 / NTM zone 26 + NN54 height|5126
6167|ETRS89 / NTM zone 27 + NN54 height|5127
6168|ETRS89 / NTM zone 28 + NN54 height|5128
6169|ETRS89 / NTM zone 29 + NN54 height|5129
6170|ETRS89 / NTM zone 30 + NN54 height|5130
6171|ETRS89 / UTM zone 31N + NN54 height|25831
6172|ETRS89 / UTM zone 32N + NN54 height|25832
6173|ETRS89 / UTM zone 33N + NN54 height|25833
6174|ETRS89 / UTM zone 34N + NN54 height|25834
6175|ETRS89 / UTM zone 35N + NN54 height|25835
6176|ETRS89 / UTM zone 36N + NN54 height|25836
6190|BD72 / Belgian Lambert 72 + Ostend height|31370
6349|NAD83(2011) + NAVD88 height|6318
6649|NAD83(CSRS) + CGVD2013(CGG2013) height|4617
6650|NAD83(CSRS) / UTM zone 7N + CGVD2013 height|3154
6651|NAD83(CSRS) / UTM zone 8N + CGVD2013 height|3155
6652|NAD83(CSRS) / UTM zone 9N + CGVD2013 height|3156
6653|NAD83(CSRS) / UTM zone 10N + CGVD2013 height|3157
6654|NAD83(CSRS) / UTM zone 11N + CGVD2013 height|2955
6655|NAD83(CSRS) / UTM zone 12N + CGVD2013 height|2956
6656|NAD83(CSRS) / UTM zone 13N + CGVD2013 height|2957
6657|NAD83(CSRS) / UTM zone 14N + CGVD2013 height|3158
6658|NAD83(CSRS) / UTM zone 15N + CGVD2013 height|3159
6659|NAD83(CSRS) / UTM zone 16N + CGVD2013 height|3160
6660|NAD83(CSRS) / UTM zone 17N + CGVD2013 height|2958
6661|NAD83(CSRS) / UTM zone 18N + CGVD2013 height|2959
6662|NAD83(CSRS) / UTM zone 19N + CGVD2013 height|2960
6663|NAD83(CSRS) / UTM zone 20N + CGVD2013 height|2961
6664|NAD83(CSRS) / UTM zone 21N + CGVD2013 height|2962
6665|NAD83(CSRS) / UTM zone 22N + CGVD2013 height|3761
6696|JGD2000 + JGD2000 (vertical) height|4612
6697|JGD2011 + JGD2011 (vertical) height|6668
6700|Tokyo + JSLD72 height|4301
6871|WGS 84 / Pseudo-Mercator +  EGM2008 geoid height|3857
6893|WGS 84 / World Mercator + EGM2008 height|3395
6917|SVY21 + SHD height|4757
6927|SVY21 / Singapore TM + SHD height|3414
7400|NTF (Paris) + NGF IGN69 height|4807
7401|NTF (Paris) / France II + NGF Lallemand|27582
7402|NTF (Paris) / France II + NGF IGN69|27582
7403|NTF (Paris) / France III + NGF IGN69|27583
7404|RT90 + RH70 height|4124
7405|OSGB36 / British National Grid + ODN height|27700
7406|NAD27 + NGVD29 height (ftUS)|4267
7407|NAD27 / Texas North + NGVD29 height (ftUS)|32037
7408|RD/NAP|4289
7409|ETRS89 + EVRF2000 height|4258
7410|PSHD93|4134
7411|NTF (Paris) / Lambert zone II + NGF Lallemand height|27572
7412|NTF (Paris) / Lambert zone II + NGF IGN69|27572
7413|NTF (Paris) / Lambert zone III + NGF IGN69|27573
7414|Tokyo + JSLD69 height|4301
7415|Amersfoort / RD New + NAP height|28992
7416|ETRS89 / UTM zone 32N + DVR90 height|25832
7417|ETRS89 / UTM zone 33N + DVR90 height|25833
7418|ETRS89 / Kp2000 Jutland + DVR90 height|2196
7419|ETRS89 / Kp2000 Zealand + DVR90 height|2197
7420|ETRS89 / Kp2000 Bornholm + DVR90 height|2198
7421|NTF (Paris) / Lambert zone II + NGF-IGN69 height|27572
7422|NTF (Paris) / Lambert zone III + NGF-IGN69 height|27573
7423|ETRS89 + EVRF2007 height|4258
7954|Astro DOS 71 / UTM zone 30S + Jamestown 1971 height|7878
7955|St. Helena Tritan / UTM zone 30S + Tritan 2011 height|7883
7956|SHMG2015 + SHVD2015 height|7887
8349|GR96 + GVR2000 height|4747
8350|GR96 + GVR2016 height|4747
8360|ETRS89 + Baltic 1957 height|4258
8370|ETRS89 / Belgian Lambert 2008 + Ostend height|3812
8700|NAD83 / Arizona East (ft) + NAVD88 height (ft)|2222
8701|NAD83 / Arizona Central (ft) + NAVD88 height (ft)|2223
8702|NAD83 / Arizona West (ft) + NAVD88 height (ft)|2224
8703|NAD83 / Michigan North (ft) + NAVD88 height (ft)|2251
8704|NAD83 / Michigan Central (ft) + NAVD88 height (ft)|2252
8705|NAD83 / Michigan South (ft) + NAVD88 height (ft)|2253
8706|NAD83 / Montana (ft) + NAVD88 height (ft)|2256
8707|NAD83 / North Dakota North (ft) + NAVD88 height (ft)|2265
8708|NAD83 / North Dakota South (ft) + NAVD88 height (ft)|2266
8709|NAD83 / Oregon North (ft) + NAVD88 height (ft)|2269
8710|NAD83 / Oregon South (ft) + NAVD88 height (ft)|2270
8711|NAD83 / South Carolina (ft) + NAVD88 height (ft)|2273
8712|NAD83 / Arkansas North (ftUS) + NAVD88 height (ftUS)|3433
8713|NAD83 / Arkansas South (ftUS) + NAVD88 height (ftUS)|3434
8714|NAD83 / California zone 1 (ftUS) + NAVD88 height (ftUS)|2225
8715|NAD83 / California zone 2 (ftUS) + NAVD88 height (ftUS)|2226
8716|NAD83 / California zone 3 (ftUS) + NAVD88 height (ftUS)|2227
8717|NAD83 / California zone 4 (ftUS) + NAVD88 height (ftUS)|2228
8718|NAD83 / California zone 5 (ftUS) + NAVD88 height (ftUS)|2229
8719|NAD83 / California zone 6 (ftUS) + NAVD88 height (ftUS)|2230
8720|NAD83 / Colorado North (ftUS) + NAVD88 height (ftUS)|2231
8721|NAD83 / Colorado Central (ftUS) + NAVD88 height (ftUS)|2232
8722|NAD83 / Colorado South (ftUS) + NAVD88 height (ftUS)|2233
8723|NAD83 / Connecticut (ftUS) + NAVD88 height (ftUS)|2234
8724|NAD83 / Delaware (ftUS) + NAVD88 height (ftUS)|2235
8725|NAD83 / Florida North (ftUS) + NAVD88 height (ftUS)|2238
8726|NAD83 / Florida East (ftUS) + NAVD88 height (ftUS)|2236
8727|NAD83 / Florida West (ftUS) + NAVD88 height (ftUS)|2237
8728|NAD83 / Georgia East (ftUS) + NAVD88 height (ftUS)|2239
8729|NAD83 / Georgia West (ftUS) + NAVD88 height (ftUS)|2240
8730|NAD83 / Idaho East (ftUS) + NAVD88 height (ftUS)|2241
8731|NAD83 / Idaho Central (ftUS) + NAVD88 height (ftUS)|2242
8732|NAD83 / Idaho West (ftUS) + NAVD88 height (ftUS)|2243
8733|NAD83 / Illinois East (ftUS) + NAVD88 height (ftUS)|3435
8734|NAD83 / Illinois West (ftUS) + NAVD88 height (ftUS)|3436
8735|NAD83 / Indiana East (ftUS) + NAVD88 height (ftUS)|2965
8736|NAD83 / Indiana West (ftUS) + NAVD88 height (ftUS)|2966
8737|NAD83 / Iowa North (ftUS) + NAVD88 height (ftUS)|3417
8738|NAD83 / Iowa South (ftUS) + NAVD88 height (ftUS)|3418
8739|NAD83 / Kansas North (ftUS) + NAVD88 height (ftUS)|3419
8740|NAD83 / Kansas South (ftUS) + NAVD88 height (ftUS)|3420
8741|NAD83 / Kentucky North (ftUS) + NAVD88 height (ftUS)|2246
8742|NAD83 / Kentucky South (ftUS) + NAVD88 height (ftUS)|2247
8743|NAD83 / Louisiana North (ftUS) + NAVD88 height (ftUS)|3451
8744|NAD83 / Louisiana South (ftUS) + NAVD88 height (ftUS)|3452
8745|NAD83 / Maine East (ftUS) + NAVD88 height (ftUS)|26847
8746|NAD83 / Maine West (ftUS) + NAVD88 height (ftUS)|26848
8747|NAD83 / Maryland (ftUS) + NAVD88 height (ftUS)|2248
8748|NAD83 / Massachusetts Mainland (ftUS) + NAVD88 height (ftUS)|2249
8749|NAD83 / Massachusetts Island (ftUS) + NAVD88 height (ftUS)|2250
8750|NAD83 / Minnesota North (ftUS) + NAVD88 height (ftUS)|26849
8751|NAD83 / Minnesota Central (ftUS) + NAVD88 height (ftUS)|26850
8752|NAD83 / Minnesota South (ftUS) + NAVD88 height (ftUS)|26851
8753|NAD83 / Mississippi East (ftUS) + NAVD88 height (ftUS)|2254
8754|NAD83 / Mississippi West (ftUS) + NAVD88 height (ftUS)|2255
8755|NAD83 / Nebraska (ftUS) + NAVD88 height (ftUS)|26852
8756|NAD83 / Nevada East (ftUS) + NAVD88 height (ftUS)|3421
8757|NAD83 / Nevada Central (ftUS) + NAVD88 height (ftUS)|3422
8758|NAD83 / Nevada West (ftUS) + NAVD88 height (ftUS)|3423
8759|NAD83 / New Hampshire (ftUS) + NAVD88 height (ftUS)|3437
8760|NAD83 / New Jersey (ftUS) + NAVD88 height (ftUS)|3424
8761|NAD83 / New Mexico East (ftUS) + NAVD88 height (ftUS)|2257
8762|NAD83 / New Mexico Central (ftUS) + NAVD88 height (ftUS)|2258
8763|NAD83 / New Mexico West (ftUS) + NAVD88 height (ftUS)|2259
8764|NAD83 / New York East (ftUS) + NAVD88 height (ftUS)|2260
8765|NAD83 / New York Central (ftUS) + NAVD88 height (ftUS)|2261
8766|NAD83 / New York West (ftUS) + NAVD88 height (ftUS)|2262
8767|NAD83 / New York Long Island (ftUS) + NAVD88 height (ftUS)|2263
8768|NAD83 / North Carolina (ftUS) + NAVD88 height (ftUS)|2264
8769|NAD83 / Ohio North (ftUS) + NAVD88 height (ftUS)|3734
8770|NAD83 / Ohio South (ftUS) + NAVD88 height (ftUS)|3735
8771|NAD83 / Oklahoma North (ftUS) + NAVD88 height (ftUS)|2267
8772|NAD83 / Oklahoma South (ftUS) + NAVD88 height (ftUS)|2268
8773|NAD83 / Pennsylvania North (ftUS) + NAVD88 height (ftUS)|2271
8774|NAD83 / Pennsylvania South (ftUS) + NAVD88 height (ftUS)|2272
8775|NAD83 / Rhode Island (ftUS) + NAVD88 height (ftUS)|3438
8776|NAD83 / South Dakota North (ftUS) + NAVD88 height (ftUS)|4457
8777|NAD83 / South Dakota South (ftUS) + NAVD88 height (ftUS)|3455
8778|NAD83 / Tennessee (ftUS) + NAVD88 height (ftUS)|2274
8779|NAD83 / Texas North (ftUS) + NAVD88 height (ftUS)|2275
8780|NAD83 / Texas North Central (ftUS) + NAVD88 height (ftUS)|2276
8781|NAD83 / Texas Central (ftUS) + NAVD88 height (ftUS)|2277
8782|NAD83 / Texas South Central (ftUS) + NAVD88 height (ftUS)|2278
8783|NAD83 / Texas South (ftUS) + NAVD88 height (ftUS)|2279
8784|NAD83 / Utah North (ftUS) + NAVD88 height (ftUS)|3560
8785|NAD83 / Utah Central (ftUS) + NAVD88 height (ftUS)|3566
8786|NAD83 / Utah South (ftUS) + NAVD88 height (ftUS)|3567
8787|NAD83 / Vermont (ftUS) + NAVD88 height (ftUS)|5646
8788|NAD83 / Virginia North (ftUS) + NAVD88 height (ftUS)|2283
8789|NAD83 / Virginia South (ftUS) + NAVD88 height (ftUS)|2284
8790|NAD83 / Washington North (ftUS) + NAVD88 height (ftUS)|2285
8791|NAD83 / Washington South (ftUS) + NAVD88 height (ftUS)|2286
8792|NAD83 / West Virginia North (ftUS) + NAVD88 height (ftUS)|26853
8793|NAD83 / West Virginia South (ftUS) + NAVD88 height (ftUS)|26854
8794|NAD83 / Wisconsin North (ftUS) + NAVD88 height (ftUS)|2287
8795|NAD83 / Wisconsin Central (ftUS) + NAVD88 height (ftUS)|2288
8796|NAD83 / Wisconsin South (ftUS) + NAVD88 height (ftUS)|2289
8797|NAD83 / Wyoming East (ftUS) + NAVD88 height (ftUS)|3736
8798|NAD83 / Wyoming East Central (ftUS) + NAVD88 height (ftUS)|3737
8799|NAD83 / Wyoming West Central (ftUS) + NAVD88 height (ftUS)|3738
8800|NAD83 / Wyoming West (ftUS) + NAVD88 height (ftUS)|3739
8801|NAD83 / Alabama East + NAVD88 height|26929
8802|NAD83 / Alabama West + NAVD88 height|26930
8803|NAD83 / Alaska zone 1 + NAVD88 height|26931
8804|NAD83 / Alaska zone 2 + NAVD88 height|26932
8805|NAD83 / Alaska zone 3 + NAVD88 height|26933
8806|NAD83 / Alaska zone 4 + NAVD88 height|26934
8807|NAD83 / Alaska zone 5 + NAVD88 height|26935
8808|NAD83 / Alaska zone 6 + NAVD88 height|26936
8809|NAD83 / Alaska zone 7 + NAVD88 height|26937
8810|NAD83 / Alaska zone 8 + NAVD88 height|26938
8811|NAD83 / Alaska zone 9 + NAVD88 height|26939
8812|NAD83 / Alaska zone 10 + NAVD88 height|26940
8813|NAD83 / Missouri East + NAVD88 height|26996
8814|NAD83 / Missouri Central + NAVD88 height|26997
8815|NAD83 / Missouri West + NAVD88 height|26998
8912|CR-SIRGAS / CRTM05 + DACR52 height|8908
9286|ETRS89 + NAP height|4258
9289|ETRS89 + LAT NL depth|4258
9290|ETRS89 + MSL NL depth|4258
9306|HS2 Survey Grid + HS2-VRF height|9300
9368|TPEN11 Grid + ODN height|9367
9374|MML07 Grid + ODN height|9373
9388|AbInvA96_2020 Grid + ODN height|9387
9422|ETRS89 + EVRF2019 height|4258
9423|ETRS89 + EVRF2019 mean-tide height|4258
9424|ETRS89 + ODN height|4258
9425|ETRS89 + ODN (Offshore) height|4258
9426|ETRS89 + ODN Orkney height|4258
9427|ETRS89 + Lerwick height|4258
9428|ETRS89 + Stornoway height|4258
9429|ETRS89 + Douglas height|4258
9430|ETRS89 + St. Marys height|4258
9449|ETRS89 + Malin Head height|4258
9450|ETRS89 + Belfast height|4258
9452|ETRS89 + BI height|4258
9457|GBK19 Grid + ODN height|9456
9462|GDA2020 + AVWS height|7844
9463|GDA2020 + AHD height|7844
9464|GDA94 + AHD height|4283
9500|ETRS89 + EVRF2000 Austria height|4258
9501|MGI + EVRF2000 Austria height|4312
9502|CIGD11 + CBVD61 height (ft)|6135
9503|CIGD11 + GCVD54 height (ft)|6135
9504|CIGD11 + LCVD61 height (ft)|6135
9505|ETRS89 + Alicante height|4258
9506|ETRS89 + Ceuta 2 height|4258
9507|ETRS89 + Ibiza height|4258
9508|ETRS89 + Mallorca height|4258
9509|ETRS89 + Menorca height|4258
9510|REGCAN95 + El Hierro height|4081
9511|REGCAN95 + Fuerteventura height|4081
9512|REGCAN95 + Gran Canaria height|4081
9513|REGCAN95 + La Gomera height|4081
9514|REGCAN95 + La Palma height|4081
9515|REGCAN95 + Lanzarote height|4081
9516|REGCAN95 + Tenerife height|4081
9517|SHGD2015 + SHVD2015 height|7886
9518|WGS 84 + EGM2008 height|4326
9519|FEH2010 + FCSVR10 height|5593
9520|KSA-GRF17 + KSA-VRF14 height|9333
9521|POSGAR 2007 + SRVN16 height|5340
9522|NAD83(2011) + PRVD02 height|6318
9523|NAD83(2011) + VIVD09 height|6318
9524|NAD83(MA11) + GUVD04 height|6325
9525|NAD83(MA11) + NMVD03 height|6325
9526|NAD83(PA11) + ASVD02 height|6322
9527|NZGD2000 + NZVD2009 height|4167
9528|NZGD2000 + NZVD2016 height|4167
9529|SRGI2013 + INAGeoid2020 v1 height|9470
9530|RGFG95 + NGG1977 height|4624
9531|RGAF09 + Guadeloupe 1988 height|5489
9532|RGAF09 + IGN 1988 LS height|5489
9533|RGAF09 + IGN 1988 MG height|5489
9534|RGAF09 + IGN 1988 SB height|5489
9535|RGAF09 + IGN 1988 SM height|5489
9536|RGAF09 + IGN 2008 LD height|5489
9537|RGAF09 + Martinique 1987 height|5489
9538|RGF93 v2 + NGF-IGN69 height|9777
9539|RGF93 v2 + NGF-IGN78 height|9777
9540|RGNC91-93 + NGNC08 height|4749
9541|RGSPM06 + Danger 1950 height|4463
9542|RRAF 1991 + IGN 2008 LD height|4558
9543|ITRF2005 + SA LLD height|8998
9544|NAD83(CSRS)v6 + CGVD2013a(2010) height|8252
9656|ETRF2000-PL + Baltic 1986 height|9702
9657|ETRF2000-PL + EVRF2007-PL height|9702
9705|WGS 84 + MSL height|4326
9707|WGS 84 + EGM96 height|4326
9711|NAD83(CSRS) / UTM zone 23N + CGVD2013 height|9709
9714|NAD83(CSRS) / UTM zone 24N + CGVD2013 height|9713
9715|NAD83(CSRS) / UTM zone 15N + CGVD2013a(2010) height|3159
9723|ETRS89 + Genoa 1942 height|4258
9724|ETRS89 + Catania 1965 height|4258
9725|ETRS89 + Cagliari 1956 height|4258
9742|EOS21 Grid + ODN height|9741
9762|ECML14_NB Grid + ODN height|9761
9767|EWR2 Grid + ODN height|9766
9785|RGF93 v2b + NGF-IGN69 height|9782
9870|MRH21 Grid + ODN height|9869
9881|MOLDOR11 Grid + ODN height|9880
9883|ETRS89 + CD Norway depth|4258
9897|LUREF / Luxembourg TM + NG95 height|2169
9907|ETRS89 + Ostend height|4258
9920|OSGB36 / British National Grid + BI height|27700
9922|ETRS89 / ITM + BI height|2157
9924|ETRS89 + DHHN2016 height|4258
9928|DB_REF2003 zone 2|5682
9929|DB_REF2003 zone 3|5683
9930|DB_REF2003 zone 4|5684
9931|DB_REF2003 zone 5|5685
9932|DB_REF2016 zone 2|5682
9933|DB_REF2016 zone 3|5683
9934|DB_REF2016 zone 4|5684
9935|DB_REF2016 zone 5|5685
9944|EBBWV14 Grid + ODN height|9943
9948|ISN93 + ISH2004 height|4659
9949|ISN2004 + ISH2004 height|5324
9950|ISN2016 + ISH2004 height|8086
9951|ISN93 / Lambert 1993 + ISH2004 height|3057
9952|ISN2004 / Lambert 2004 + ISH2004 height|5325
9953|ISN2016 / Lambert 2016 + ISH2004 height|8088
9968|HULLEE13 Grid + ODN height|9967
9973|SCM22 Grid + ODN height|9972
9978|FNL22 Grid + ODN height|9977
20001|ETRS89 + SVD2006 height|4258
20003|MWC18 Grid + ODN height|20002
20037|NAD83(CSRS)v4 + CGVD2013a(2002) height|8246
20038|NAD83(CSRS)v3 + CGVD2013a(1997) height|8240
20043|SRGI2013 + INAGeoid2020 v2 height|9470
IGNF:ATIGBONNE.BOURD|ATIG Bonne France Etat Major et NGF-BOURDALOUE|IGNF:ATIGBONNE
IGNF:ATIGBONNE.NGF84|ATIG Bonne France Etat Major et NGF-LALLEMAND|IGNF:ATIGBONNE
IGNF:ATIGG.BOURD|ATIG geographiques grades Paris (gr) et NGF-BOURDALOUE|IGNF:ATIGG
IGNF:ATIGG.NGF84|ATIG geographiques grades Paris (gr) et NGF-LALLEMAND|IGNF:ATIGG
IGNF:C67IG95G.GUYA77|CSG67 (IGN 1995) geographiques (dms) et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:C67IG95G
IGNF:C67IG95UTM21.GUYA77|CSG67(IGN 1995) UTM Nord fuseau 21 et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:C67IG95UTM21
IGNF:C67IG95UTM22.GUYA77|CSG67 (IGN 1995) UTM Nord fuseau 22 et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:C67IG95UTM22
IGNF:CAD97G.MAYO53|Cadastre 1997 geographiques (dms) et SHOM 1953 (MAYOTTE)|IGNF:CAD97G
IGNF:CAD97UTM38S.MAYO53|Cadastre 1997 UTM Sud fuseau 38 et SHOM 1953 (MAYOTTE)|IGNF:CAD97UTM38S
IGNF:CSG67G.GUYA77|CSG67 geographiques (dms) et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:CSG67G
IGNF:CSG67UTM21.GUYA77|CSG67 UTM Nord fuseau 21 et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:CSG67UTM21
IGNF:CSG67UTM22.GUYA77|CSG67 UTM Nord fuseau 22 et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:CSG67UTM22
IGNF:ED50G.IGN69|ED50 geographiques (dms) et NGF-IGN 1969|IGNF:ED50G
IGNF:ED50G.IGN78C|ED50 geographiques (dms) et NGF-IGN 1978|IGNF:ED50G
IGNF:ED50G.NGC48|ED50 geographiques (dms) et NIVELLEMENT GENERAL DE LA CORSE (NGC)|IGNF:ED50G
IGNF:ED50G.NGF84|ED50 geographiques (dms) et NGF-LALLEMAND|IGNF:ED50G
IGNF:ED50UTM30.IGN69|ED50 UTM fuseau 30 et NGF-IGN 1969|IGNF:ED50UTM30
IGNF:ED50UTM30.NGF84|ED50 UTM fuseau 30 et NGF-LALLEMAND|IGNF:ED50UTM30
IGNF:ED50UTM31.IGN69|ED50 UTM NORD FUSEAU 31 et NGF-IGN 1969|IGNF:ED50UTM31
IGNF:ED50UTM31.NGF84|ED50 UTM NORD FUSEAU 31 et NGF-LALLEMAND|IGNF:ED50UTM31
IGNF:ED50UTM32.IGN69|ED50 UTM fuseau 32 et NGF-IGN 1969|IGNF:ED50UTM32
IGNF:ED50UTM32.IGN78C|ED50 UTM fuseau 32 et NGF-IGN 1978|IGNF:ED50UTM32
IGNF:ED50UTM32.NGC48|ED50 UTM fuseau 32 et NIVELLEMENT GENERAL DE LA CORSE (NGC)|IGNF:ED50UTM32
IGNF:ED50UTM32.NGF84|ED50 UTM fuseau 32 et NGF-LALLEMAND|IGNF:ED50UTM32
IGNF:ETRS89G.EVRF2000|ETRS89 geographiques (dms) et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89G
IGNF:ETRS89LAEA.EVRF2000|ETRS89 Lambert Azimutal Equal Area et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89LAEA
IGNF:ETRS89LCC.EVRF2000|ETRS89 Lambert Conformal Conic et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89LCC
IGNF:ETRS89UTM29.EVRF2000|ETRS89 UTM Nord fuseau 29 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM29
IGNF:ETRS89UTM30.EVRF2000|ETRS89 UTM Nord fuseau 30 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM30
IGNF:ETRS89UTM31.EVRF2000|ETRS89 UTM Nord fuseau 31 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM31
IGNF:ETRS89UTM32.EVRF2000|ETRS89 UTM Nord fuseau 32 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM32
IGNF:ETRS89UTM33.EVRF2000|ETRS89 UTM Nord fuseau 33 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM33
IGNF:ETRS89UTM34.EVRF2000|ETRS89 UTM Nord fuseau 34 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM34
IGNF:ETRS89UTM35.EVRF2000|ETRS89 UTM Nord fuseau 35 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM35
IGNF:ETRS89UTM36.EVRF2000|ETRS89 UTM Nord fuseau 36 et EVRF2000 (UELN-95/98)(EUROPEAN VERTICAL REFERENCE FRAME)|IGNF:ETRS89UTM36
IGNF:GLOR77G.GLOR77|Glorieuses geographiques (dms) et SHOM 1977 (ILES GLORIEUSES - CANAL DE MOZAMBIQUE)|IGNF:GLOR77G
IGNF:GLOR77MD.GLOR77|Glorieuses Mercator directe et SHOM 1977 (ILES GLORIEUSES - CANAL DE MOZAMBIQUE)|IGNF:GLOR77MD
IGNF:GLOR77UTM38S.GLOR77|GLORIEUSES MHG 1977 UTM SUD FUSEAU 38 et SHOM 1977 (ILES GLORIEUSES - CANAL DE MOZAMBIQUE)|IGNF:GLOR77UTM38S
IGNF:GUADANNG.GUAD88|Guadeloupe Sainte-Anne geographiques (dms) et IGN 1988 (GUADELOUPE)|IGNF:GUADANNG
IGNF:GUADANNG.GUAD88LS|Guadeloupe Sainte-Anne geographiques (dms) et IGN 1988 LS (GUADELOUPE / LES SAINTES)|IGNF:GUADANNG
IGNF:GUADANNG.GUAD88MG|Guadeloupe Sainte-Anne geographiques (dms) et IGN 1988 MG (GUADELOUPE / MARIE-GALANTE)|IGNF:GUADANNG
IGNF:GUADANNG.GUAD92LD|Guadeloupe Sainte-Anne geographiques (dms) et IGN 1992 LD (GUADELOUPE / LA DESIRADE)|IGNF:GUADANNG
IGNF:GUADANNUTM20.GUAD88|Guadeloupe Ste Anne UTM Nord fuseau 20 et IGN 1988 (GUADELOUPE)|IGNF:GUADANNUTM20
IGNF:GUADANNUTM20.GUAD88LS|Guadeloupe Ste Anne UTM Nord fuseau 20 et IGN 1988 LS (GUADELOUPE / LES SAINTES)|IGNF:GUADANNUTM20
IGNF:GUADANNUTM20.GUAD88MG|Guadeloupe Ste Anne UTM Nord fuseau 20 et IGN 1988 MG (GUADELOUPE / MARIE-GALANTE)|IGNF:GUADANNUTM20
IGNF:GUADANNUTM20.GUAD92LD|Guadeloupe Ste Anne UTM Nord fuseau 20 et IGN 1992 LD (GUADELOUPE / LA DESIRADE)|IGNF:GUADANNUTM20
IGNF:GUADFMG.GUAD88SB|Guadeloupe Fort-Marigot geographiques (dms) et IGN 1988 SB (GUADELOUPE / SAINT-BARTHELEMY)|IGNF:GUADFMG
IGNF:GUADFMG.GUAD88SM|Guadeloupe Fort-Marigot geographiques (dms) et IGN 1988 SM (GUADELOUPE / SAINT-MARTIN)|IGNF:GUADFMG
IGNF:GUADFMUTM20.GUAD88SB|Guadeloupe Fort-Marigot UTM Nord fuseau 20 et IGN 1988 SB (GUADELOUPE / SAINT-BARTHELEMY)|IGNF:GUADFMUTM20
IGNF:GUADFMUTM20.GUAD88SM|Guadeloupe Fort-Marigot UTM Nord fuseau 20 et IGN 1988 SM (GUADELOUPE / SAINT-MARTIN)|IGNF:GUADFMUTM20
IGNF:IGN72G.NCAL69|IGN72 geographiques (dms) et NIVELLEMENT GENERAL DE NOUVELLE-CALEDONIE (NGNC)|IGNF:IGN72G
IGNF:IGN72UTM58S.NCAL69|IGN72 UTM Sud fuseau 58 et NIVELLEMENT GENERAL DE NOUVELLE-CALEDONIE (NGNC)|IGNF:IGN72UTM58S
IGNF:KERG62G.KERG62|Kerguelen geographiques (dms) et IGN 1962 (KERGUELEN)|IGNF:KERG62G
IGNF:KERG62UTM42S.KERG62|KERGUELEN K0 IGN 1962 UTM SUD FUSEAU 42 et IGN 1962 (KERGUELEN)|IGNF:KERG62UTM42S
IGNF:LIFOU56G.LIFOU91|Lifou IGN 56 geographiques (dms) et NIVELLEMENT GENERAL DE LIFOU (IGN 1991 LF)|IGNF:LIFOU56G
IGNF:LIFOU56UT58S.LIFOU91|Lifou IGN 56 UTM Sud fuseau 58 et NIVELLEMENT GENERAL DE LIFOU (IGN 1991 LF)|IGNF:LIFOU56UT58S
IGNF:LURESGKL.NNLUX|NOUVELLE TRIANGULATION DU DUCHE DU LUXEMBOURG GAUSS KRUGER LUXEMBOURG et NIVELLEMENT GENERAL DU LUXEMBOURG|IGNF:LURESGKL
IGNF:MARE53G.MARE91|Mare IGN53 geographiques (dms) et NIVELLEMENT GENERAL DE MARE (IGN 1991 MR)|IGNF:MARE53G
IGNF:MARE53UTM58S.MARE91|Mare IGN53 UTM Sud fuseau 58 et NIVELLEMENT GENERAL DE MARE (IGN 1991 MR)|IGNF:MARE53UTM58S
IGNF:MARTFDG.MART87|Martinique Fort-Desaix geographiques (dms) et IGN 1987 (MARTINIQUE)|IGNF:MARTFDG
IGNF:MARTFDUTM20.MART87|Martinique Fort-Desaix UTM Nord fuseau 20 et IGN 1987 (MARTINIQUE)|IGNF:MARTFDUTM20
IGNF:MAUPITIG.MAUPITI01|Maupiti (MOP 1983) geographiques (dms) et MAUPITI_SAU 2001|IGNF:MAUPITIG
IGNF:MAUPITIUTM5S.MAUPITI01|Maupiti (MOP 1983) UTM Sud fuseau 5 et MAUPITI_SAU 2001|IGNF:MAUPITIUTM5S
IGNF:MAYO50G.MAYO53|Combani triangulation IGN 1950 geographiques (dms) et SHOM 1953 (MAYOTTE)|IGNF:MAYO50G
IGNF:MAYO50UTM38S.MAYO53|Combani UTM Sud fuseau 38 et SHOM 1953 (MAYOTTE)|IGNF:MAYO50UTM38S
IGNF:MOORE87UTM6S.MOOREA81|Moorea 1987 UTM Sud fuseau 6 et MOOREA 1981 (MOOREA_SAU 2001)|IGNF:MOORE87UTM6S
IGNF:MOOREA87G.MOOREA81|Moorea 1987 geographiques (dms) et MOOREA 1981 (MOOREA_SAU 2001)|IGNF:MOOREA87G
IGNF:NEA74G.NCAL69|NEA74 NOUMEA geographiques (dms) et NIVELLEMENT GENERAL DE NOUVELLE-CALEDONIE (NGNC)|IGNF:NEA74G
IGNF:NEA74LBTNM2.NCAL69|NEA74 NOUMEA Lambert Noumea 2 et NIVELLEMENT GENERAL DE NOUVELLE-CALEDONIE (NGNC)|IGNF:NEA74LBTNM2
IGNF:NTFLAMB1.BOURD|NTF Lambert I et NGF-BOURDALOUE|IGNF:NTFLAMB1
IGNF:NTFLAMB1.IGN69|NTF Lambert I et NGF-IGN 1969|IGNF:NTFLAMB1
IGNF:NTFLAMB1.NGF84|NTF Lambert I et NGF-LALLEMAND|IGNF:NTFLAMB1
IGNF:NTFLAMB1C.IGN69|NTF Lambert I carto et NGF-IGN 1969|IGNF:NTFLAMB1C
IGNF:NTFLAMB2.BOURD|NTF Lambert II et NGF-BOURDALOUE|IGNF:NTFLAMB2
IGNF:NTFLAMB2.IGN69|NTF Lambert II et NGF-IGN 1969|IGNF:NTFLAMB2
IGNF:NTFLAMB2.NGF84|NTF Lambert II et NGF-LALLEMAND|IGNF:NTFLAMB2
IGNF:NTFLAMB2C.IGN69|NTF Lambert II carto et NGF-IGN 1969|IGNF:NTFLAMB2C
IGNF:NTFLAMB2E.BOURD|NTF Lambert II etendu et NGF-BOURDALOUE|IGNF:NTFLAMB2E
IGNF:NTFLAMB2E.IGN69|NTF Lambert II etendu et NGF-IGN 1969|IGNF:NTFLAMB2E
IGNF:NTFLAMB2E.IGN78C|NTF Lambert II etendu et NGF-IGN 1978|IGNF:NTFLAMB2E
IGNF:NTFLAMB2E.NGC48|NTF Lambert II etendu et NIVELLEMENT GENERAL DE LA CORSE (NGC)|IGNF:NTFLAMB2E
IGNF:NTFLAMB2E.NGF84|NTF Lambert II etendu et NGF-LALLEMAND|IGNF:NTFLAMB2E
IGNF:NTFLAMB3.BOURD|NTF Lambert III et NGF-BOURDALOUE|IGNF:NTFLAMB3
IGNF:NTFLAMB3.IGN69|NTF Lambert III et NGF-IGN 1969|IGNF:NTFLAMB3
IGNF:NTFLAMB3.NGF84|NTF Lambert III et NGF-LALLEMAND|IGNF:NTFLAMB3
IGNF:NTFLAMB3C.IGN69|NTF Lambert III carto et NGF-IGN 1969|IGNF:NTFLAMB3C
IGNF:NTFLAMB4.IGN78C|NTF Lambert IV et NGF-IGN 1978|IGNF:NTFLAMB4
IGNF:NTFLAMB4.NGC48|NTF Lambert IV et NIVELLEMENT GENERAL DE LA CORSE (NGC)|IGNF:NTFLAMB4
IGNF:NTFLAMB4C.IGN78C|NTF Lambert IV carto et NGF-IGN 1978|IGNF:NTFLAMB4C
IGNF:NTFPGRAD.BOURD|NTF geographiques Paris (gr) et NGF-BOURDALOUE|IGNF:NTFPGRAD
IGNF:NTFPGRAD.IGN69|NTF geographiques Paris (gr) et NGF-IGN 1969|IGNF:NTFPGRAD
IGNF:NTFPGRAD.IGN78C|NTF geographiques Paris (gr) et NGF-IGN 1978|IGNF:NTFPGRAD
IGNF:NTFPGRAD.NGC48|NTF geographiques Paris (gr) et NIVELLEMENT GENERAL DE LA CORSE (NGC)|IGNF:NTFPGRAD
IGNF:NTFPGRAD.NGF84|NTF geographiques Paris (gr) et NGF-LALLEMAND|IGNF:NTFPGRAD
IGNF:PDN08GAUSSL.REUN89|Piton des Neiges (2008) Gauss Laborde Reunion et IGN 1989 (REUNION)|IGNF:PDN08GAUSSL
IGNF:PDN92GAUSSL.REUN89|Piton des Neiges (1992) Gauss Laborde Reunion et IGN 1989 (REUNION)|IGNF:PDN92GAUSSL
IGNF:REUN49G.REUN89|Reunion Piton des Neiges geographiques (dms) et IGN 1989 (REUNION)|IGNF:REUN49G
IGNF:REUN49GAUSSL.REUN89|Reunion Piton des Neiges Gauss Laborde et IGN 1989 (REUNION)|IGNF:REUN49GAUSSL
IGNF:RGAF09G.GUAD2008LD|RGAF09 geographiques (dms) et IGN 2008 LD (GUADELOUPE / LA DESIRADE)|IGNF:RGAF09G
IGNF:RGAF09G.GUAD88|RGAF09 geographiques (dms) et IGN 1988 (GUADELOUPE)|IGNF:RGAF09G
IGNF:RGAF09G.GUAD88LS|RGAF09 geographiques (dms) et IGN 1988 LS (GUADELOUPE / LES SAINTES)|IGNF:RGAF09G
IGNF:RGAF09G.GUAD88MG|RGAF09 geographiques (dms) et IGN 1988 MG (GUADELOUPE / MARIE-GALANTE)|IGNF:RGAF09G
IGNF:RGAF09G.GUAD88SB|RGAF09 geographiques (dms) et IGN 1988 SB (GUADELOUPE / SAINT-BARTHELEMY)|IGNF:RGAF09G
IGNF:RGAF09G.GUAD88SM|RGAF09 geographiques (dms) et IGN 1988 SM (GUADELOUPE / SAINT-MARTIN)|IGNF:RGAF09G
IGNF:RGAF09G.GUAD92LD|RGAF09 geographiques (dms) et IGN 1992 LD (GUADELOUPE / LA DESIRADE)|IGNF:RGAF09G
IGNF:RGAF09G.MART87|RGAF09 geographiques (dms) et IGN 1987 (MARTINIQUE)|IGNF:RGAF09G
IGNF:RGAF09GDD.GUAD2008LD|RGAF09 geographiques (dd) et IGN 2008 LD (GUADELOUPE / LA DESIRADE)|IGNF:RGAF09GDD
IGNF:RGAF09GDD.GUAD88|RGAF09 geographiques (dd) et IGN 1988 (GUADELOUPE)|IGNF:RGAF09GDD
IGNF:RGAF09GDD.GUAD88LS|RGAF09 geographiques (dd) et IGN 1988 LS (GUADELOUPE / LES SAINTES)|IGNF:RGAF09GDD
IGNF:RGAF09GDD.GUAD88MG|RGAF09 geographiques (dd) et IGN 1988 MG (GUADELOUPE / MARIE-GALANTE)|IGNF:RGAF09GDD
IGNF:RGAF09GDD.GUAD88SB|RGAF09 geographiques (dd) et IGN 1988 SB (GUADELOUPE / SAINT-BARTHELEMY)|IGNF:RGAF09GDD
IGNF:RGAF09GDD.GUAD88SM|RGAF09 geographiques (dd) et IGN 1988 SM (GUADELOUPE / SAINT-MARTIN)|IGNF:RGAF09GDD
IGNF:RGAF09GDD.GUAD92LD|RGAF09 geographiques (dd) et IGN 1992 LD (GUADELOUPE / LA DESIRADE)|IGNF:RGAF09GDD
IGNF:RGAF09GDD.MART87|RGAF09 geographiques (dd) et IGN 1987 (MARTINIQUE)|IGNF:RGAF09GDD
IGNF:RGAF09UTM20.GUAD2008LD|RGAF09 UTM Nord Fuseau 20 et IGN 2008 LD (GUADELOUPE / LA DESIRADE)|IGNF:RGAF09UTM20
IGNF:RGAF09UTM20.GUAD88|RGAF09 UTM Nord Fuseau 20 et IGN 1988 (GUADELOUPE)|IGNF:RGAF09UTM20
IGNF:RGAF09UTM20.GUAD88LS|RGAF09 UTM Nord Fuseau 20 et IGN 1988 LS (GUADELOUPE / LES SAINTES)|IGNF:RGAF09UTM20
IGNF:RGAF09UTM20.GUAD88MG|RGAF09 UTM Nord Fuseau 20 et IGN 1988 MG (GUADELOUPE / MARIE-GALANTE)|IGNF:RGAF09UTM20
IGNF:RGAF09UTM20.GUAD88SB|RGAF09 UTM Nord Fuseau 20 et IGN 1988 SB (GUADELOUPE / SAINT-BARTHELEMY)|IGNF:RGAF09UTM20
IGNF:RGAF09UTM20.GUAD88SM|RGAF09 UTM Nord Fuseau 20 et IGN 1988 SM (GUADELOUPE / SAINT-MARTIN)|IGNF:RGAF09UTM20
IGNF:RGAF09UTM20.GUAD92LD|RGAF09 UTM Nord Fuseau 20 et IGN 1992 LD (GUADELOUPE / LA DESIRADE)|IGNF:RGAF09UTM20
IGNF:RGAF09UTM20.MART87|RGAF09 UTM Nord Fuseau 20 et IGN 1987 (MARTINIQUE)|IGNF:RGAF09UTM20
IGNF:RGF93CC42.IGN69|RGF93 CC42 zone 1 et NGF-IGN 1969|IGNF:RGF93CC42
IGNF:RGF93CC42.IGN78C|RGF93 CC42 zone 1 et NGF-IGN 1978|IGNF:RGF93CC42
IGNF:RGF93CC43.IGN69|RGF93 CC43 zone 2 et NGF-IGN 1969|IGNF:RGF93CC43
IGNF:RGF93CC43.IGN78C|RGF93 CC43 zone 2 et NGF-IGN 1978|IGNF:RGF93CC43
IGNF:RGF93CC44.IGN69|RGF93 CC44 zone 3 et NGF-IGN 1969|IGNF:RGF93CC44
IGNF:RGF93CC45.IGN69|RGF93 CC45 zone 4 et NGF-IGN 1969|IGNF:RGF93CC45
IGNF:RGF93CC46.IGN69|RGF93 CC46 zone 5 et NGF-IGN 1969|IGNF:RGF93CC46
IGNF:RGF93CC47.IGN69|RGF93 CC47 zone 6 et NGF-IGN 1969|IGNF:RGF93CC47
IGNF:RGF93CC48.IGN69|RGF93 CC48 zone 7 et NGF-IGN 1969|IGNF:RGF93CC48
IGNF:RGF93CC49.IGN69|RGF93 CC49 zone 8 et NGF-IGN 1969|IGNF:RGF93CC49
IGNF:RGF93CC50.IGN69|RGF93 CC50 zone 9 et NGF-IGN 1969|IGNF:RGF93CC50
IGNF:RGF93G.IGN69|RGF93 geographiques (dms) et NGF-IGN 1969|IGNF:RGF93G
IGNF:RGF93G.IGN78C|RGF93 geographiques (dms) et NGF-IGN 1978|IGNF:RGF93G
IGNF:RGF93LAMB93.IGN69|RGF93 Lambert 93 et NGF-IGN 1969|IGNF:RGF93LAMB93
IGNF:RGF93LAMB93.IGN78C|RGF93 Lambert 93 et NGF-IGN 1978|IGNF:RGF93LAMB93
IGNF:RGF93UTM30.IGN69|RGF93 UTM NORD FUSEAU 30 et NGF-IGN 1969|IGNF:RGF93UTM30
IGNF:RGF93UTM31.IGN69|RGF93 UTM fuseau 31 et NGF-IGN 1969|IGNF:RGF93UTM31
IGNF:RGF93UTM32.IGN69|RGF93 UTM fuseau 32 et NGF-IGN 1969|IGNF:RGF93UTM32
IGNF:RGF93UTM32.IGN78C|RGF93 UTM fuseau 32 et NGF-IGN 1978|IGNF:RGF93UTM32
IGNF:RGFG95G.GUYA77|RGFG95 geographiques (dms) et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:RGFG95G
IGNF:RGFG95UTM21.GUYA77|RGFG95 UTM Nord f.21 et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:RGFG95UTM21
IGNF:RGFG95UTM22.GUYA77|RGFG95 UTM Nord f.22 et NIVELLEMENT GENERAL DE GUYANE (NGG) 1977|IGNF:RGFG95UTM22
IGNF:RGM04G.MAYO53|RGM04 geographiques (dms) et SHOM 1953 (MAYOTTE)|IGNF:RGM04G
IGNF:RGM04GDD.MAYO53|RGM04 geographiques (dd) et SHOM 1953 (MAYOTTE)|IGNF:RGM04GDD
IGNF:RGM04UTM38S.MAYO53|RGM04 UTM Sud fuseau 38 et SHOM 1953 (MAYOTTE)|IGNF:RGM04UTM38S
IGNF:RGNCG.LIFOU91|RGNC geographiques (dms) et NIVELLEMENT GENERAL DE LIFOU (IGN 1991 LF)|IGNF:RGNCG
IGNF:RGNCG.MARE91|RGNC geographiques (dms) et NIVELLEMENT GENERAL DE MARE (IGN 1991 MR)|IGNF:RGNCG
IGNF:RGNCG.NCAL69|RGNC geographiques (dms) et NIVELLEMENT GENERAL DE NOUVELLE-CALEDONIE (NGNC)|IGNF:RGNCG
IGNF:RGNCG.PINS78|RGNC geographiques (dms) et SHOM 1978 (ILE DES PINS)|IGNF:RGNCG
IGNF:RGNCLAMBNC.LIFOU91|RGNC Lambert Nouvelle-Caledonie et NIVELLEMENT GENERAL DE LIFOU (IGN 1991 LF)|IGNF:RGNCLAMBNC
IGNF:RGNCLAMBNC.MARE91|RGNC Lambert Nouvelle-Caledonie et NIVELLEMENT GENERAL DE MARE (IGN 1991 MR)|IGNF:RGNCLAMBNC
IGNF:RGNCLAMBNC.NCAL69|RGNC Lambert Nouvelle-Caledonie et NIVELLEMENT GENERAL DE NOUVELLE-CALEDONIE (NGNC)|IGNF:RGNCLAMBNC
IGNF:RGNCLAMBNC.PINS78|RGNC Lambert Nouvelle-Caledonie et SHOM 1978 (ILE DES PINS)|IGNF:RGNCLAMBNC
IGNF:RGPFG.BORA01|RGPF geographiques (dms) et BORA_SAU 2001|IGNF:RGPFG
IGNF:RGPFG.HUAH01|RGPF geographiques (dms) et HUAHINE_SAU 2001|IGNF:RGPFG
IGNF:RGPFG.MAUPITI01|RGPF geographiques (dms) et MAUPITI_SAU 2001|IGNF:RGPFG
IGNF:RGPFG.MOOREA81|RGPF geographiques (dms) et MOOREA 1981 (MOOREA_SAU 2001)|IGNF:RGPFG
IGNF:RGPFG.RAIA01|RGPF geographiques (dms) et RAIATEA_SAU 2001|IGNF:RGPFG
IGNF:RGPFG.TAHAA01|RGPF geographiques (dms) et TAHAA_SAU 2001|IGNF:RGPFG
IGNF:RGPFUTM5S.BORA01|RGPF UTM Sud fuseau 5 et BORA_SAU 2001|IGNF:RGPFUTM5S
IGNF:RGPFUTM5S.HUAH01|RGPF UTM Sud fuseau 5 et HUAHINE_SAU 2001|IGNF:RGPFUTM5S
IGNF:RGPFUTM5S.MAUPITI01|RGPF UTM Sud fuseau 5 et MAUPITI_SAU 2001|IGNF:RGPFUTM5S
IGNF:RGPFUTM5S.RAIA01|RGPF UTM Sud fuseau 5 et RAIATEA_SAU 2001|IGNF:RGPFUTM5S
IGNF:RGPFUTM5S.TAHAA01|RGPF UTM Sud fuseau 5 et TAHAA_SAU 2001|IGNF:RGPFUTM5S
IGNF:RGPFUTM6S.MOOREA81|RGPF UTM Sud fuseau 6 et MOOREA 1981 (MOOREA_SAU 2001)|IGNF:RGPFUTM6S
IGNF:RGR92G.REUN89|RGR92 geographiques (dms) et IGN 1989 (REUNION)|IGNF:RGR92G
IGNF:RGR92UTM40S.REUN89|RGR92 UTM 40 Sud et IGN 1989 (REUNION)|IGNF:RGR92UTM40S
IGNF:RGSPM06G.STPM50|RGSPM06 geographiques (dms) et DANGER 1950 (SAINT-PIERRE-ET-MIQUELON)|IGNF:RGSPM06G
IGNF:RGSPM06U21.STPM50|RGSPM06 UTM Nord fuseau 21 et DANGER 1950 (SAINT-PIERRE-ET-MIQUELON)|IGNF:RGSPM06U21
IGNF:RGTAAF07G.KERG62|RGTAAF07 geographiques (dms) et IGN 1962 (KERGUELEN)|IGNF:RGTAAF07G
IGNF:RGTAAF07GDD.KERG62|RGTAAF07 geographiques (dd) et IGN 1962 (KERGUELEN)|IGNF:RGTAAF07GDD
IGNF:RGTAAFUTM42S.KERG62|RGTAAF07 UTM Sud fuseau 42 et IGN 1962 (KERGUELEN)|IGNF:RGTAAFUTM42S
IGNF:RGWF96GEO.FUTUNA1997|RESEAU GEODESIQUE DE WALLIS ET FUTUNA 1996 GEOGRAPHIQUES (DMS) et NGWF ILES HORN (FUTUNA ET ALOFI)|IGNF:RGWF96G
IGNF:RGWF96GEO.WALLIS96|RESEAU GEODESIQUE DE WALLIS ET FUTUNA 1996 GEOGRAPHIQUES (DMS) et NGWF WALLIS (MOP 1996)|IGNF:RGWF96G
IGNF:RGWF96UTM1S.FUTUNA1997|RESEAU GEODESIQUE DE WALLIS ET FUTUNA 1996 UTM SUD FUSEAU 1 et NGWF ILES HORN (FUTUNA ET ALOFI)|IGNF:RGWF96UTM1S
IGNF:RGWF96UTM1S.WALLIS96|RESEAU GEODESIQUE DE WALLIS ET FUTUNA 1996 UTM SUD FUSEAU 1 et NGWF WALLIS (MOP 1996)|IGNF:RGWF96UTM1S
IGNF:RRAFG.GUAD88|RRAF geographiques (dms) et IGN 1988 (GUADELOUPE)|IGNF:RRAFG
IGNF:RRAFG.GUAD88LS|RRAF geographiques (dms) et IGN 1988 LS (GUADELOUPE / LES SAINTES)|IGNF:RRAFG
IGNF:RRAFG.GUAD88MG|RRAF geographiques (dms) et IGN 1988 MG (GUADELOUPE / MARIE-GALANTE)|IGNF:RRAFG
IGNF:RRAFG.GUAD88SB|RRAF geographiques (dms) et IGN 1988 SB (GUADELOUPE / SAINT-BARTHELEMY)|IGNF:RRAFG
IGNF:RRAFG.GUAD88SM|RRAF geographiques (dms) et IGN 1988 SM (GUADELOUPE / SAINT-MARTIN)|IGNF:RRAFG
IGNF:RRAFG.GUAD92LD|RRAF geographiques (dms) et IGN 1992 LD (GUADELOUPE / LA DESIRADE)|IGNF:RRAFG
IGNF:RRAFG.MART87|RRAF geographiques (dms) et IGN 1987 (MARTINIQUE)|IGNF:RRAFG
IGNF:RRAFUTM20.GUAD88|RRAF UTM Nord fuseau 20 et IGN 1988 (GUADELOUPE)|IGNF:RRAFUTM20
IGNF:RRAFUTM20.GUAD88LS|RRAF UTM Nord fuseau 20 et IGN 1988 LS (GUADELOUPE / LES SAINTES)|IGNF:RRAFUTM20
IGNF:RRAFUTM20.GUAD88MG|RRAF UTM Nord fuseau 20 et IGN 1988 MG (GUADELOUPE / MARIE-GALANTE)|IGNF:RRAFUTM20
IGNF:RRAFUTM20.GUAD88SB|RRAF UTM Nord fuseau 20 et IGN 1988 SB (GUADELOUPE / SAINT-BARTHELEMY)|IGNF:RRAFUTM20
IGNF:RRAFUTM20.GUAD88SM|RRAF UTM Nord fuseau 20 et IGN 1988 SM (GUADELOUPE / SAINT-MARTIN)|IGNF:RRAFUTM20
IGNF:RRAFUTM20.GUAD92LD|RRAF UTM Nord fuseau 20 et IGN 1992 LD (GUADELOUPE / LA DESIRADE)|IGNF:RRAFUTM20
IGNF:RRAFUTM20.MART87|RRAF UTM Nord fuseau 20 et IGN 1987 (MARTINIQUE)|IGNF:RRAFUTM20
IGNF:ST84G.PINS78|ST 84 ILE DES PINS geographiques (dms) et SHOM 1978 (ILE DES PINS)|IGNF:ST84G
IGNF:ST84UTM58S.PINS78|ST 84 ILE DES PINS UTM Sud fuseau 58 et SHOM 1978 (ILE DES PINS)|IGNF:ST84UTM58S
IGNF:STPM50G.STPM50|St Pierre Miquelon 1950 geographiques (dms) et DANGER 1950 (SAINT-PIERRE-ET-MIQUELON)|IGNF:STPM50G
IGNF:STPM50UTM21.STPM50|St-Pierre-et-Miquelon UTM Nord f.21 et DANGER 1950 (SAINT-PIERRE-ET-MIQUELON)|IGNF:STPM50UTM21
IGNF:TAHAA53G.BORA01|IGN53 Societe geographiques (dms) et BORA_SAU 2001|IGNF:TAHAA53G
IGNF:TAHAA53G.HUAH01|IGN53 Societe geographiques (dms) et HUAHINE_SAU 2001|IGNF:TAHAA53G
IGNF:TAHAA53G.RAIA01|IGN53 Societe geographiques (dms) et RAIATEA_SAU 2001|IGNF:TAHAA53G
IGNF:TAHAA53UTM5S.BORA01|IGN53 Societe UTM Sud fuseau 5 et BORA_SAU 2001|IGNF:TAHAA53UTM5S
IGNF:TAHAA53UTM5S.HUAH01|IGN53 Societe UTM Sud fuseau 5 et HUAHINE_SAU 2001|IGNF:TAHAA53UTM5S
IGNF:TAHAA53UTM5S.RAIA01|IGN53 Societe UTM Sud fuseau 5 et RAIATEA_SAU 2001|IGNF:TAHAA53UTM5S
IGNF:TAHAAG.TAHAA01|Tahaa geographiques (dms) et TAHAA_SAU 2001|IGNF:TAHAAG
IGNF:TAHAAUTM5S.TAHAA01|Tahaa UTM Sud fuseau 5 et TAHAA_SAU 2001|IGNF:TAHAAUTM5S
IGNF:TAHI51UTM6S.TAHITI66|TAHITI TERME NORD UTM SUD FUSEAU 6 et IGN 1966 (TAHITI)|IGNF:TAHI51UTM6S
IGNF:TAHI79G.TAHITI66|Tahiti (IGN79) geographiques (dms) et IGN 1966 (TAHITI)|IGNF:TAHI79G
IGNF:TAHI79UTM6S.TAHITI66|Tahiti (IGN79) UTM Sud fuseau 6 et IGN 1966 (TAHITI)|IGNF:TAHI79UTM6S
IGNF:WALL76G.WALLIS96|Wallis (MOP 1976) geographiques (dms) et NGWF WALLIS (MOP 1996)|IGNF:WALL76G
IGNF:WALL76UTM1S.WALLIS96|Wallis (MOP 1976) UTM Sud fuseau 1 et NGWF WALLIS (MOP 1996)|IGNF:WALL76UTM1S
IGNF:WALL78G.WALLIS96|Wallis (MOP 1978) geographiques (dms) et NGWF WALLIS (MOP 1996)|IGNF:WALL78G
IGNF:WALL78UTM1S.WALLIS96|Wallis (MOP 1978) UTM Sud fuseau 1 et NGWF WALLIS (MOP 1996)|IGNF:WALL78UTM1S
IGNF:WGS72G.IGN69|WGS72 geographiques (dms) et NGF-IGN 1969|IGNF:WGS72G
IGNF:WGS72G.IGN78C|WGS72 geographiques (dms) et NGF-IGN 1978|IGNF:WGS72G
IGNF:WGS72G.NGC48|WGS72 geographiques (dms) et NIVELLEMENT GENERAL DE LA CORSE (NGC)|IGNF:WGS72G
IGNF:WGS72UTM30.IGN69|WGS72 UTM fuseau 30 et NGF-IGN 1969|IGNF:WGS72UTM30
IGNF:WGS72UTM31.IGN69|WGS72 UTM fuseau 31 et NGF-IGN 1969|IGNF:WGS72UTM31
IGNF:WGS72UTM32.IGN69|WGS72 UTM fuseau 32 et NGF-IGN 1969|IGNF:WGS72UTM32
IGNF:WGS72UTM32.IGN78C|WGS72 UTM fuseau 32 et NGF-IGN 1978|IGNF:WGS72UTM32
IGNF:WGS72UTM32.NGC48|WGS72 UTM fuseau 32 et NIVELLEMENT GENERAL DE LA CORSE (NGC)|IGNF:WGS72UTM32
IGNF:WGS84G.IGN69|WGS84 geographiques (dms) et NGF-IGN 1969|IGNF:WGS84G
IGNF:WGS84G.IGN78C|WGS84 geographiques (dms) et NGF-IGN 1978|IGNF:WGS84G
IGNF:WGS84GDD.IGN69|WGS84 geographiques (dd) et NGF-IGN 1969|IGNF:WGS84GDD
IGNF:WGS84GDD.IGN78C|WGS84 geographiques (dd) et NGF-IGN 1978|IGNF:WGS84GDD
IGNF:WGS84UTM30.IGN69|WGS84 UTM fuseau 30 et NGF-IGN 1969|IGNF:WGS84UTM30
IGNF:WGS84UTM31.IGN69|WGS84 UTM fuseau 31 et NGF-IGN 1969|IGNF:WGS84UTM31
IGNF:WGS84UTM32.IGN69|WGS84 UTM NORD FUSEAU 32 et NGF-IGN 1969|IGNF:WGS84UTM32
IGNF:WGS84UTM32.IGN78C|WGS84 UTM NORD FUSEAU 32 et NGF-IGN 1978|IGNF:WGS84UTM32`
