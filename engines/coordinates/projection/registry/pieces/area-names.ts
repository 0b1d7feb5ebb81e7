// Made by scripts/reference-systems from the EPSG registry v10.076 (PROJ 9.1.1); terms in docs/decisions/0015.
// Areas of use (name, codes of the systems).
export const lines = `ARC System - Zone 1|ESRI:102421
ARC System - Zone 10|ESRI:102430
ARC System - Zone 11|ESRI:102431
ARC System - Zone 12|ESRI:102432
ARC System - Zone 13|ESRI:102433
ARC System - Zone 14|ESRI:102434
ARC System - Zone 15|ESRI:102435
ARC System - Zone 16|ESRI:102436
ARC System - Zone 17|ESRI:102437
ARC System - Zone 18|ESRI:102438
ARC System - Zone 2|ESRI:102422
ARC System - Zone 3|ESRI:102423
ARC System - Zone 4|ESRI:102424
ARC System - Zone 5|ESRI:102425
ARC System - Zone 6|ESRI:102426
ARC System - Zone 7|ESRI:102427
ARC System - Zone 8|ESRI:102428
ARC System - Zone 9|ESRI:102429
Afghanistan|4255
Africa|ESRI:102011,ESRI:102022,ESRI:102023,ESRI:102024
Africa - 12th parallel N|4620,ESRI:37211
Africa - Algeria, Morocco and Tunisia|4819
Africa - Angola (Cabinda) and DR Congo (Zaire) - coastal|3353,4704
Africa - Angola (Cabinda) and DR Congo (Zaire) - offshore|3354,25932,4259,4705
Africa - Botswana and Zambia - west of 24°E|20934
Africa - Botswana, Eswatini, Lesotho and South Africa|4222
Africa - Botswana, Malawi, Zambia, Zimbabwe|4209
Africa - Botswana, Zambia and Zimbabwe - 24°E to 30°E|20935
Africa - Burundi, Kenya, Rwanda, Tanzania and Uganda|4210
Africa - Eritrea, Ethiopia and Sudan - 36°E to 42°E|20137
Africa - Eritrea, Ethiopia, South Sudan and Sudan|4201
Africa - Ethiopia and Sudan - 30°E to 36°E|20136
Africa - Kenya and Tanzania - south of equator and east of 36°E|21037
Africa - Kenya and Uganda - north of equator and 30°E to 36°E|21096
Africa - Kenya, Tanzania and Uganda - south of equator and 30°E to 36°E|21036
Africa - Malawi, Zambia and Zimbabwe - east of 30°E|20936
Africa - Morocco and Western Sahara - onshore|4261
Africa - South Africa, Lesotho and Eswatini|4148
Africa - South Sudan and Sudan - 24°E to 30°E|20135
Africa - Tanzania and Uganda - south of equator and west of 30°E|21035
Albania|2199
Albania - onshore|2462,6870,6962,4191
Algeria|ESRI:102491,ESRI:102492,ESRI:102591,ESRI:102592,4307
Algeria - 0°E to 6°E|30731
Algeria - 31°30'N to 34°39'N|30792,ESRI:30592
Algeria - 32°N to 34°39'N|30492,30494
Algeria - 6°W to 0°W|30730
Algeria - east of 6°E|30732
Algeria - north of 32°N|4304,ESRI:104139,ESRI:104304,4671,ESRI:104140,4811,4821,ESRI:4305,ESRI:104025,ESRI:104305,ESRI:104026,ESRI:4812
Algeria - north of 34°39'N|30491,30493,30791,ESRI:30591
Algeria - west of 6°W|30729
American Samoa|2155,2156,2194,ESRI:65062,ESRI:102116
American Samoa - 2 main island groups|3102,4169,ESRI:37252
American Samoa - 2 main island groups and Rose Island|2195,6636,ESRI:102200,ESRI:102496,ESRI:102703
Angola|8694,8699
Angola - 12°E to 18°E|9157
Angola - Angola proper|4220
Angola - Angola proper - 12°E to 18°E|22033
Angola - Angola proper - offshore|9159,22092
Angola - Angola proper - offshore - west of 12°E|22032
Angola - Cabinda|26432,4703,4264
Angola - east of 18°E|9158
Angola - offshore block 15|22091
Angola - offshore north of 8°S|5842
Angola - west of 12°E|9156
Anguilla - onshore|2000,4600
Antarctica|3031
Antarctica - 60°S to 64°S, 48°W to 36°W (SP23-24)|3206
Antarctica - 60°S to 64°S, 60°W to 48°W (SP21-22)|3205
Antarctica - 60°S to 64°S, 72°W to 60°W (SP19-20)|3204
Antarctica - 64°S to 68°S, 108°E to 120°E (SQ49-50)|3216
Antarctica - 64°S to 68°S, 120°E to 132°E (SQ51-52)|3217
Antarctica - 64°S to 68°S, 132°E to 144°E (SQ53-54)|3218
Antarctica - 64°S to 68°S, 144°E to 156°E (SQ55-56)|3219
Antarctica - 64°S to 68°S, 156°E to 168°E (SQ57-58)|3220
Antarctica - 64°S to 68°S, 180°W to 168°W (SQ01-02)|3207
Antarctica - 64°S to 68°S, 36°E to 48°E (SQ37-38)|3210
Antarctica - 64°S to 68°S, 48°E to 60°E (SQ39-40)|3211
Antarctica - 64°S to 68°S, 60°E to 72°E (SQ41-42)|3212
Antarctica - 64°S to 68°S, 60°W to 48°W (SQ21-22)|3209
Antarctica - 64°S to 68°S, 72°E to 84°E (SQ43-44)|3213
Antarctica - 64°S to 68°S, 72°W to 60°W (SQ19-20)|3208
Antarctica - 64°S to 68°S, 84°E to 96°E (SQ45-46)|3214
Antarctica - 64°S to 68°S, 96°E to 108°E (SQ47-48)|3215
Antarctica - 68°S to 72°S, 0°E to 12°E (SR31-32)|3227
Antarctica - 68°S to 72°S, 108°E to 120°E (SR49-50)|3236
Antarctica - 68°S to 72°S, 108°W to 96°W (SR13-14)|3221
Antarctica - 68°S to 72°S, 120°E to 132°E (SR51-52)|3237
Antarctica - 68°S to 72°S, 12°E to 24°E (SR33-34)|3228
Antarctica - 68°S to 72°S, 12°W to 0°W (SR29-30)|3226
Antarctica - 68°S to 72°S, 132°E to 144°E (SR53-54)|3238
Antarctica - 68°S to 72°S, 144°E to 156°E (SR55-56)|3239
Antarctica - 68°S to 72°S, 156°E to 168°E (SR57-58)|3240
Antarctica - 68°S to 72°S, 168°E to 180°E (SR59-60)|3241
Antarctica - 68°S to 72°S, 24°E to 36°E (SR35-36)|3229
Antarctica - 68°S to 72°S, 24°W to 12°W (SR27-28)|3225
Antarctica - 68°S to 72°S, 36°E to 48°E (SR37-38)|3230
Antarctica - 68°S to 72°S, 48°E to 60°E (SR39-40)|3231
Antarctica - 68°S to 72°S, 60°E to 72°E (SR41-42)|3232
Antarctica - 68°S to 72°S, 72°E to 84°E (SR43-44)|3233
Antarctica - 68°S to 72°S, 72°W to 60°W (SR19-20)|3224
Antarctica - 68°S to 72°S, 84°E to 96°E (SR45-46)|3234
Antarctica - 68°S to 72°S, 84°W to 72°W (SR17-18)|3223
Antarctica - 68°S to 72°S, 96°E to 108°E (SR47-48)|3235
Antarctica - 68°S to 72°S, 96°W to 84°W (SR15-16)|3222
Antarctica - 72°S to 76°S, 0°E to 18°E (SS31-33)|3250
Antarctica - 72°S to 76°S, 108°E to 126°E (SS49-51)|3256
Antarctica - 72°S to 76°S, 108°W to 90°W (SS13-15)|3245
Antarctica - 72°S to 76°S, 126°E to 144°E (SS52-54)|3257
Antarctica - 72°S to 76°S, 126°W to 108°W (SS10-12)|3244
Antarctica - 72°S to 76°S, 144°E to 162°E (SS55-57)|3258
Antarctica - 72°S to 76°S, 144°W to 126°W (SS07-09)|3243
Antarctica - 72°S to 76°S, 162°E to 180°E (SS58-60)|3259
Antarctica - 72°S to 76°S, 162°W to 144°W (SS04-06)|3242
Antarctica - 72°S to 76°S, 18°E to 36°E (SS34-36)|3251
Antarctica - 72°S to 76°S, 18°W to 0°W (SS28-30)|3249
Antarctica - 72°S to 76°S, 36°E to 54°E (SS37-39)|3252
Antarctica - 72°S to 76°S, 36°W to 18°W (SS25-27)|3248
Antarctica - 72°S to 76°S, 54°E to 72°E (SS40-42)|3253
Antarctica - 72°S to 76°S, 72°E to 90°E (SS43-45)|3254
Antarctica - 72°S to 76°S, 72°W to 54°W (SS19-21)|3247
Antarctica - 72°S to 76°S, 90°E to 108°E (SS46-48)|3255
Antarctica - 72°S to 76°S, 90°W to 72°W (SS16-18)|3246
Antarctica - 76°S to 80°S, 108°E to 132°E (ST49-52)|3272
Antarctica - 76°S to 80°S, 108°W to 84°W (ST13-16)|3263
Antarctica - 76°S to 80°S, 12°E to 36°E (ST33-36)|3268
Antarctica - 76°S to 80°S, 12°W to 12°E (ST29-32)|3267
Antarctica - 76°S to 80°S, 132°E to 156°E (ST53-56)|3273
Antarctica - 76°S to 80°S, 132°W to 108°W (ST09-12)|3262
Antarctica - 76°S to 80°S, 156°E to 180°E (ST57-60)|3274
Antarctica - 76°S to 80°S, 156°W to 132°W (ST05-08)|3261
Antarctica - 76°S to 80°S, 180°W to 156°W (ST01-04)|3260
Antarctica - 76°S to 80°S, 36°E to 60°E (ST37-40)|3269
Antarctica - 76°S to 80°S, 36°W to 12°W (ST25-28)|3266
Antarctica - 76°S to 80°S, 60°E to 84°E (ST41-44)|3270
Antarctica - 76°S to 80°S, 60°W to 36°W (ST21-24)|3265
Antarctica - 76°S to 80°S, 84°E to 108°E (ST45-48)|3271
Antarctica - 76°S to 80°S, 84°W to 60°W (ST17-20)|3264
Antarctica - 80°S to 84°S, 0°E to 30°E (SU31-35)|3281
Antarctica - 80°S to 84°S, 120°E to 150°E (SU51-55)|3285
Antarctica - 80°S to 84°S, 120°W to 90°W (SU11-15)|3277
Antarctica - 80°S to 84°S, 150°E to 180° (SU56-60)|3286
Antarctica - 80°S to 84°S, 150°W to 120°W (SU06-10)|3276
Antarctica - 80°S to 84°S, 180°W to 150°W (SU01-05)|3275
Antarctica - 80°S to 84°S, 30°E to 60°E (SU36-40)|3282
Antarctica - 80°S to 84°S, 30°W to 0°W (SU26-30)|3280
Antarctica - 80°S to 84°S, 60°E to 90°E (SU41-45)|3283
Antarctica - 80°S to 84°S, 60°W to 30°W (SU21-25)|3279
Antarctica - 80°S to 84°S, 90°E to 120°E (SU46-50)|3284
Antarctica - 80°S to 84°S, 90°W to 60°W (SU16-20)|3278
Antarctica - 84°S to 88°S, 0°E to 60°E (SV31-40)|3290
Antarctica - 84°S to 88°S, 120°E to 180°E (SV51-60)|3292
Antarctica - 84°S to 88°S, 120°W to 60°W (SV11-20)|3288
Antarctica - 84°S to 88°S, 180°W to 120°W (SV01-10)|3287
Antarctica - 84°S to 88°S, 60°E to 120°E (SV41-50)|3291
Antarctica - 84°S to 88°S, 60°W to 0°W (SV21-30)|3289
Antarctica - 88°S to 90°S, 180°W to 180°E (SW01-60)|3293
Antarctica - Adelie Land - Petrels island|2985,4636
Antarctica - Adelie Land coastal area|2986,7082,4637
Antarctica - Adelie Land coastal area east of 138°E|8456
Antarctica - Adelie Land coastal area west of 138°E|8455
Antarctica - Australian sector|3032,4176
Antarctica - Australian sector north of 80°S|3033
Antarctica - Borchgrevink Coast region|5480
Antarctica - Camp McMurdo area|4715,ESRI:37253
Antarctica - Darwin Glacier region|3852
Antarctica - Deception Island|4736,ESRI:37254
Antarctica - McMurdo Sound region|5479
Antarctica - Pennell Coast region|5481
Antarctica - Ross Ice Shelf Region|5482
Antarctica - Ross Sea Region|4764
Antarctica - Transantarctic mountains north of 80°S|3294
Antigua - onshore|2001,4601
Arctic - 64°30'N to 59°30'N, 44°W to 29°W|6068
Arctic - 64°30'N to 59°30'N, 59°W to 44°W|6067
Arctic - 67°50'N to 62°50'N, 42°W to 25°W|6066
Arctic - 67°50'N to 62°50'N, 59°W to 42°W|6065
Arctic - 71°10'N to 66°10'N, 103°W to 84°W|6113
Arctic - 71°10'N to 66°10'N, 122°W to 103°W|6112
Arctic - 71°10'N to 66°10'N, 141°W to 122°W|6111
Arctic - 71°10'N to 66°10'N, 156°W to 138°W|6097,6354
Arctic - 71°10'N to 66°10'N, 174°W to 156°W|6096,6353
Arctic - 71°10'N to 66°10'N, 29°W to 11°W|6064
Arctic - 71°10'N to 66°10'N, 47°W to 29°W|6063
Arctic - 71°10'N to 66°10'N, 65°W to 47°W|6062
Arctic - 71°10'N to 66°10'N, 84°W to 65°W|6114
Arctic - 71°N to 59°N, 12°W to 78°E|5933
Arctic - 71°N to 59°N, 132°E to 138°W|5935
Arctic - 71°N to 59°N, 156°W to 66°W|5931
Arctic - 71°N to 59°N, 60°E to 150°E|5934
Arctic - 71°N to 59°N, 84°W to 6°E|5932
Arctic - 74°30'N to 69°30'N, 101°W to 81°W|6109
Arctic - 74°30'N to 69°30'N, 106°E to 127°E|6090
Arctic - 74°30'N to 69°30'N, 121°W to 101°W|6108
Arctic - 74°30'N to 69°30'N, 127°E to 148°E|6091
Arctic - 74°30'N to 69°30'N, 141°W to 121°W|6107
Arctic - 74°30'N to 69°30'N, 148°E to 169°E|6092
Arctic - 74°30'N to 69°30'N, 157°W to 137°W|6095,6352
Arctic - 74°30'N to 69°30'N, 15°W to 5°E|6125
Arctic - 74°30'N to 69°30'N, 169°E to 169°W|6093
Arctic - 74°30'N to 69°30'N, 173°W to 153°W|6094,6351
Arctic - 74°30'N to 69°30'N, 24°E to 44°E|6074
Arctic - 74°30'N to 69°30'N, 32°W to 12°W|6061
Arctic - 74°30'N to 69°30'N, 44°E to 64°E|6087
Arctic - 74°30'N to 69°30'N, 4°E to 24°E|6073
Arctic - 74°30'N to 69°30'N, 52°W to 32°W|6060
Arctic - 74°30'N to 69°30'N, 64°E to 85°E|6088
Arctic - 74°30'N to 69°30'N, 72°W to 52°W|6059
Arctic - 74°30'N to 69°30'N, 81°W to 61°W|6110
Arctic - 74°30'N to 69°30'N, 85°E to 106°E|6089
Arctic - 77°50'N to 72°50'N, 116°W to 91°W|6105
Arctic - 77°50'N to 72°50'N, 118°E to 142°E|6084
Arctic - 77°50'N to 72°50'N, 141°W to 116°W|6104
Arctic - 77°50'N to 72°50'N, 142°E to 166°E|6085
Arctic - 77°50'N to 72°50'N, 166°E to 169°W|6086
Arctic - 77°50'N to 72°50'N, 169°W to 141°W|6124
Arctic - 77°50'N to 72°50'N, 22°E to 46°E|6072
Arctic - 77°50'N to 72°50'N, 26°W to 2°W|6058
Arctic - 77°50'N to 72°50'N, 2°W to 22°E|6071
Arctic - 77°50'N to 72°50'N, 46°E to 70°E|6081
Arctic - 77°50'N to 72°50'N, 51°W to 26°W|6057
Arctic - 77°50'N to 72°50'N, 70°E to 94°E|6082
Arctic - 77°50'N to 72°50'N, 76°W to 51°W|6056
Arctic - 77°50'N to 72°50'N, 91°W to 67°W|6106
Arctic - 77°50'N to 72°50'N, 94°E to 118°E|6083
Arctic - 79°N to 67°N, 12°W to 78°E|5928
Arctic - 79°N to 67°N, 132°E to 138°W|5930
Arctic - 79°N to 67°N, 156°W to 66°W|5926
Arctic - 79°N to 67°N, 60°E to 150°E|5929
Arctic - 79°N to 67°N, 84°W to 6°E|5927
Arctic - 81°10'N to 76°10'N, 114°W to 84°W|6102
Arctic - 81°10'N to 76°10'N, 129°E to 160°E|6080
Arctic - 81°10'N to 76°10'N, 144°W to 114°W|6101
Arctic - 81°10'N to 76°10'N, 160°E to 169°W|6122
Arctic - 81°10'N to 76°10'N, 169°W to 138°W|6123
Arctic - 81°10'N to 76°10'N, 24°W to 3°E|6055
Arctic - 81°10'N to 76°10'N, 35°E to 67°E|6077
Arctic - 81°10'N to 76°10'N, 4°W to 38°E|6070
Arctic - 81°10'N to 76°10'N, 54°W to 24°W|6054
Arctic - 81°10'N to 76°10'N, 67°E to 98°E|6078
Arctic - 81°10'N to 76°10'N, 98°E to 129°E|6079
Arctic - 81°10'N to 76°10'N, Canada east of 84°W|6103
Arctic - 81°10'N to 76°10'N, Greenland west of 54°W|6053
Arctic - 84°30'N to 79°30'N, 113°E to 153°E|6119
Arctic - 84°30'N to 79°30'N, 135°W to 95°W|6099
Arctic - 84°30'N to 79°30'N, 146°E to 174°W|6120
Arctic - 84°30'N to 79°30'N, 174°W to 135°W|6121
Arctic - 84°30'N to 79°30'N, 32°W to 8°E|6052
Arctic - 84°30'N to 79°30'N, 33°E to 73°E|6075
Arctic - 84°30'N to 79°30'N, 4°W to 36°E|6069
Arctic - 84°30'N to 79°30'N, 72°W to 32°W|6051
Arctic - 84°30'N to 79°30'N, 73°E to 113°E|6076
Arctic - 84°30'N to 79°30'N, 95°W to 55°W|6100
Arctic - 87°50'N to 82°50'N, 0°E to 60°E|6115
Arctic - 87°50'N to 82°50'N, 120°E to 180°E|6117
Arctic - 87°50'N to 82°50'N, 120°W to 60°W|6098
Arctic - 87°50'N to 82°50'N, 180°W to 120°W|6118
Arctic - 87°50'N to 82°50'N, 60°E to 120°E|6116
Arctic - 87°50'N to 82°50'N, 60°W to 0°E|6050
Arctic - 87°N to 75°N, 12°W to 78°E|5923
Arctic - 87°N to 75°N, 132°E to 138°W|5925
Arctic - 87°N to 75°N, 156°W to 66°W|5921
Arctic - 87°N to 75°N, 60°E to 150°E|5924
Arctic - 87°N to 75°N, 84°W to 6°E|5922
Argentina|4172,4190,5340,4694
Argentina - 42.5°S to 50.3°S|4161
Argentina - 42.5°S to 50.3°S and 70.5°W to 67.5°W|2082
Argentina - 42.5°S to 50.3°S and east of 67.5°W|9285
Argentina - 42.5°S to 50.3°S and west of 70.5°W|9284
Argentina - 58.5°W to 55.5°W onshore|5348,22176,22186,22196
Argentina - 61.5°W to 58.5°W onshore|5347,22175,22185,22195
Argentina - 64.5°W to 61.5°W mainland onshore|22194
Argentina - 64.5°W to 61.5°W onshore|5346,22174,22184
Argentina - 67.5°W to 64.5°W mainland onshore|22193
Argentina - 67.5°W to 64.5°W onshore|5345,22173,22183
Argentina - 70.5°W to 67.5°W mainland onshore|22192
Argentina - 70.5°W to 67.5°W onshore|5344,22172,22182
Argentina - Buenos Aires city|9498
Argentina - Mendoza and Neuquen|4160
Argentina - Mendoza and Neuquen 70.5°W to 67.5°W|2081
Argentina - Tierra del Fuego offshore east of 66°W|2316
Argentina - Tierra del Fuego offshore west of 66°W|2084,2315,9265
Argentina - Tierra del Fuego onshore|9252,9254,9251,9253
Argentina - Tierra del Fuego onshore west of 67.5°W|2083
Argentina - east of 55.5°W onshore|5349,22177,22187,22197
Argentina - mainland onshore and offshore TdF|4221
Argentina - south Santa Cruz|9248
Argentina - south Santa Cruz east of 70.5°W|9250
Argentina - south Santa Cruz west of 70.5°W|9249
Argentina - west of 70.5°W|5343,22171,22181,22191
Asia|ESRI:102012
Asia - Bangladesh  India  Myanmar  Pakistan - onshore|4144,4243
Asia - Bangladesh  India  Myanmar  Pakistan - zone Ilb|24382
Asia - Brunei and East Malaysia|29871,29873,4298
Asia - Brunei and East Malaysia - 108°E to 114°E|29849
Asia - Brunei and East Malaysia - 114°E to 120°E|29850
Asia - Cambodia and Vietnam - onshore & Cuu Long basin|4131
Asia - Cambodia and Vietnam - west of 108°E|3148
Asia - FSU - 49.5°E to 52.5°E onshore|2533,2592
Asia - FSU - 52.5°E to 55.5°E onshore|2534,2593
Asia - FSU - 55.5°E to 58.5°E onshore|2535,2594
Asia - FSU - 58.5°E to 61.5°E onshore|2536,2595
Asia - FSU - 61.5°E to 64.5°E onshore|2537,2596
Asia - FSU - 64.5°E to 67.5°E onshore|2538,2597
Asia - FSU - 67.5°E to 70.5°E onshore|2539,2598
Asia - FSU - 70.5°E to 73.5°E onshore|2540,2599
Asia - FSU - 73.5°E to 76.5°E onshore|2541,2601
Asia - FSU - 76.5°E to 79.5°E onshore|2542,2602
Asia - FSU - 79.5°E to 82.5°E onshore|2543,2603
Asia - FSU - 82.5°E to 85.5°E onshore|2544,2604
Asia - FSU - 85.5°E to 88.5°E onshore|2545,2605
Asia - FSU - CS63 zone A1|2935
Asia - FSU - CS63 zone A2|2936
Asia - FSU - CS63 zone A3|2937
Asia - FSU - CS63 zone A4|2938
Asia - FSU - CS63 zone K2|2939
Asia - FSU - CS63 zone K3|2940
Asia - FSU - CS63 zone K4|2941
Asia - FSU - Caspian Sea|3388
Asia - FSU onshore 48°E to 54°E|2499,28409,28469
Asia - FSU onshore 54°E to 60°E|2500,28410,28470
Asia - FSU onshore 60°E to 66°E|2501,28411,28471
Asia - FSU onshore 66°E to 72°E|2502,28412,28472
Asia - FSU onshore 72°E to 78°E|2503,28413,28473
Asia - FSU onshore 78°E to 84°E|2504,28414,28474
Asia - FSU onshore 84°E to 90°E|2505,28415,28475
Asia - India  Pakistan - 28°N to 35°35'N|24371
Asia - India  Pakistan - onshore 21°N to 28°N and west of 82°E|24372
Asia - Japan and Korea|5132,4301
Asia - Korea N and S - 126°E to 128°E|5170
Asia - Korea N and S - 128°E to 130°E|5171
Asia - Korea N and S - east of 130°E|5172
Asia - Korea N and S - west of 126°E|5169
Asia - Malaysia (west including SCS) and Singapore|4245
Asia - Malaysia (west) and Singapore|4751
Asia - Middle East - Bahrain, Kuwait and Saudi Arabia|4204
Asia - Middle East - Iraq and Kuwait 42°E to 48°E|27038
Asia - Middle East - Iraq and SW Iran|3394,4744
Asia - Middle East - Iraq-Kuwait boundary|4667
Asia - Middle East - Israel and Palestine Territory onshore|2039,6984,6991,28193,6983,6990,4141
Asia - Middle East - Israel, Jordan and Palestine onshore|7142,28191,28192,ESRI:102706,4281
Asia - Middle East - Kuwait and Saudi - 42°E to 48°E|20438
Asia - Middle East - Kuwait and Saudi - 48°E to 54°E|20439
Asia - Middle East - Lebanon and Syria onshore|22700,22770,22780,4227
Asia - Middle East - Qatar offshore and UAE|4270
Asia - Middle East - Qatar offshore and UAE west of 54°E|27039
Asia - Myanmar and Thailand - 96°E to 102°E|23947
Asia - Myanmar and Thailand onshore|4239
Asia - North|ESRI:102025,ESRI:102026,ESRI:102027
Asia - South|ESRI:102028,ESRI:102029,ESRI:102030
Australasia - Australia and Christmas Island - 108°E to 114°E|7849,28349
Australasia - Australia and Christmas Island - west of 108°E|7848,28348
Australasia - Australia and Norfolk Island - 162°E to 168°E|7858,28358
Australasia - Australia and PNG - 138°E to 144°E|20254
Australasia - Australia and PNG - 144°E to 150°E|20255
Australasia - Australia and PNG - 150°E to 156°E|20256
Australasia - Australia and PNG - AGD66|4202
Australia - 102°E to 108°E|20248,20348
Australia - 108°E to 114°E (EEZ)|20249,20349
Australia - 114°E to 120°E|7850,28350
Australia - 114°E to 120°E (EEZ)|20250,20350
Australia - 120°E to 126°E|7851,20251,20351,28351
Australia - 126°E to 132°E|7852,20252,28352
Australia - 132°E to 138°E|7853,20253,28353
Australia - 138°E to 144°E|7854,28354
Australia - 144°E to 150°E|7855,28355
Australia - 150°E to 156°E|7856,28356
Australia - 156°E to 162°E|20257,20357
Australia - 156°E to 162°E including Macquarie|7857,28357
Australia - AGD84|4203
Australia - Australian Capital Territory|5825,ESRI:102071
Australia - Brisbane|3113,20047
Australia - EEZ east of 162°E|20258,20358
Australia - GDA|7844,9309,4283
Australia - Lord Howe Island - 158~E to 160~E (ISG 57/2)|ESRI:102961
Australia - New South Wales|3308,8058
Australia - New South Wales - 140~E to 142~E (ISG 54/2)|ESRI:102072
Australia - New South Wales - 142~E to 144~E (ISG 54/3)|ESRI:102073
Australia - New South Wales - 144~E to 146~E (ISG 55/1)|ESRI:102074
Australia - New South Wales - 146~E to 148~E (ISG 55/2)|ESRI:102075
Australia - New South Wales - 148~E to 150~E (ISG 55/3)|ESRI:102076
Australia - New South Wales - 150~E to 152~E (ISG 56/1)|ESRI:102077
Australia - New South Wales - 152~E to 154~E (ISG 56/2)|ESRI:102078
Australia - New South Wales - 154~E to 156~E (ISG 56/3)|ESRI:102079
Australia - Perth Coast|ESRI:102216
Australia - Qld 144°E to 150°E|20355
Australia - Qld east of 150°E|20356
Australia - Queensland - Weipa|8391
Australia - SA|3107,8059,ESRI:102172
Australia - SA 132°E to 138°E|20353
Australia - SA and Qld 138°E to 144°E|20354
Australia - SA and WA 126°E to 132°E|20352
Australia - Victoria|3110,3111,7899,ESRI:102170,ESRI:102171
Australia - Western Australia - Albany|8013
Australia - Western Australia - Barrow|8014
Australia - Western Australia - Broome|8015
Australia - Western Australia - Busselton|8016
Australia - Western Australia - Carnarvon|8017
Australia - Western Australia - Collie|8020
Australia - Western Australia - Esperance|8021
Australia - Western Australia - Exmouth|8022
Australia - Western Australia - Geraldton|8023
Australia - Western Australia - Jurien Bay|8025
Australia - Western Australia - Kalbarri|8026
Australia - Western Australia - Kalgoorlie|8024
Australia - Western Australia - Karratha|8027
Australia - Western Australia - Kununurra|8028
Australia - Western Australia - Lancelin|8029
Australia - Western Australia - Margaret River|8030
Australia - Western Australia - Perth|8031
Australia - Western Australia - Port Hedland|8032
Australia - onshore|3112,3577,4462,7845,9473,ESRI:102439
Austria|3416,31287,31297,4312
Austria - 11°50'E to 14°50'E|9272,31252,31255,31258,31282,31285,31289,31293,31295
Austria - east of 14°50'E|9273,31253,31256,31259,31283,31286,31290,31292,31296
Austria - west of 11°50'E|9271,31251,31254,31257,31281,31284,31288,31291,31294
Bahrain - onshore|20499
Bangladesh|9680,ESRI:102951,ESRI:102952,ESRI:102953,ESRI:102954,ESRI:102955,4682,ESRI:37202
Bangladesh - Barishal|ESRI:102946
Bangladesh - Bogura|ESRI:102937
Bangladesh - CHT|ESRI:102950
Bangladesh - Chottogram|ESRI:102949
Bangladesh - Cumilla|ESRI:102947
Bangladesh - Dhaka|ESRI:102940
Bangladesh - Dinajpur|ESRI:102934
Bangladesh - Faridpur|ESRI:102941
Bangladesh - Joshore|ESRI:102944
Bangladesh - Khulna|ESRI:102945
Bangladesh - Kushtia|ESRI:102943
Bangladesh - Mymensingh|ESRI:102939
Bangladesh - Noakhali|ESRI:102948
Bangladesh - Pabna|ESRI:102938
Bangladesh - Rajshahi|ESRI:102936
Bangladesh - Rangpur|ESRI:102935
Bangladesh - Sylhet|ESRI:102942
Bangladesh - onshore|9678,24375
Bangladesh - onshore  Bangladesh|3106
Bangladesh - onshore east of 90°E|24306
Bangladesh - onshore west of 90°E|24305
Barbados - onshore|21291,21292,4212
Belgium - onshore|3447,3812,21500,31300,31370,ESRI:102199,ESRI:102499,4215,4313,4809
Belize - onshore|5466,5589,5464
Bermuda|3770,ESRI:102090,4762,ESRI:104114
Bermuda - onshore|3769,4216
Bhutan|5266,5264
Bhutan - Bumthang district|5292
Bhutan - Chhukha district|5293
Bhutan - Dagana district|5294
Bhutan - Gasa district|5295
Bhutan - Ha district|5296
Bhutan - Lhuentse district|5297
Bhutan - Mongar district|5298
Bhutan - Paro district|5299
Bhutan - Pemagatshel district|5300
Bhutan - Punakha district|5301
Bhutan - Samdrup Jongkhar district|5302
Bhutan - Samtse district|5303
Bhutan - Sarpang district|5304
Bhutan - Thimphu district|5305
Bhutan - Trashigang district|5306
Bhutan - Trongsa district|5307
Bhutan - Tsirang district|5308
Bhutan - Wangdue Phodrang district|5309
Bhutan - Yangtse district|5310
Bhutan - Zhemgang district|5311
Bolivia|5354
Bolivia - 66°W to 60°W|5355,24880
Bolivia - east of 60°W|5357,24881
Bolivia - west of 66°W|5356
Botswana - 21°E to 27°E|22236
Botswana - east of 24°E|22235
Botswana - west of 24°E|22234
Brazil|5530,5880,29100,29101,5527
Brazil - 36°W to 30°W|5535,29185,29195,31985
Brazil - 36°W to 30°W offshore|5337
Brazil - 42°W to 36°W|5534,29194,31984
Brazil - 42°W to 36°W and Aratu|20824
Brazil - 42°W to 36°W and north of 0°N|6211
Brazil - 42°W to 36°W and south of 15°S onshore|5539
Brazil - 42°W to 36°W onshore|22524,29184
Brazil - 48°W to 42°W|5533,29183,29193,31983
Brazil - 48°W to 42°W and Aratu|20823
Brazil - 48°W to 42°W and north of 0°N|6210
Brazil - 48°W to 42°W and south of 15°S|5538,22523
Brazil - 54°W to 48°W and 15°S to 27°30'S|5537
Brazil - 54°W to 48°W and Aratu|20822
Brazil - 54°W to 48°W and SAD69|5532,5858
Brazil - 54°W to 48°W and south of 15°S|22522
Brazil - 60°W to 54°W|5531
Brazil - 66°W to 60°W|5877
Brazil - 72°W to 66°W|5876
Brazil - Amazon cone shelf|24882
Brazil - Aratu|4208
Brazil - Corrego Alegre 1961|5524
Brazil - Corrego Alegre 1970-1972|4225
Brazil - Distrito Federal|4071,ESRI:103213
Brazil - east of 30°W|5396
Brazil - east of 36°W onshore|22525
Brazil - equatorial margin|5641
Brazil - west of 54°W and between 18°S and 27°30'S|5536
Brazil - west of 54°W and south of 18°S|22521
Brazil - west of 72°W|5875
British Indian Ocean Territory - Diego Garcia|4724,ESRI:37233
Brunei|5247,ESRI:102490,5246,ESRI:104100
Bulgaria|7798
Bulgaria - 24°E to 30°E|7800,7804,9391
Bulgaria - east of 30°E|7805
Bulgaria - onshore|7801
Bulgaria - west of 24°E|7799,7803
Cameroon|22832,23433,4228,4234,4260
Cameroon - Garoua area|2312,4197
Cameroon - N'Djamena area|2313,4198
Cameroon - coastal area|2214,2215,3119,4193,4192
Canada|3347,3348,3978,3979,ESRI:102001,ESRI:102002,ESRI:102215,8232,8237,8240,8246,8249,8252,8255,4617
Canada - 102°W to 96°W|3158,22214,22314,22414,22614,22714,ESRI:102234
Canada - 108°W to 102°W|2957,22313,22413,22613,22713
Canada - 108°W to 102°W  Canada - Saskatchewan|22213
Canada - 108°W to 102°W, south of 60°N|2151
Canada - 114°W to 108°W|2956,22212,22312,22412,22612,22712
Canada - 114°W to 108°W, south of 60°N|2152
Canada - 120°W to 114°W|2955,22211,22311,22411,22611,22711
Canada - 120°W to 114°W, south of 60°N|2153
Canada - 126°W to 120°W|3157,22210,22310,22410,22610,22710
Canada - 132°W to 126°W|3156,22209,22309,22409,22609,22709
Canada - 138°W to 132°W|3155,22208,22308,22408,22608,22708
Canada - 144°W to 138°W|3154,22207,22307,22407,22607,22707
Canada - 48°W to 42°W|9709,26923,ESRI:9709
Canada - 54°W to 48°W|3761,22222,22322,22422,22622,22722,26722,26922
Canada - 60°W to 54°W|2962,22221,22321,22421,22621,22721,26921,ESRI:103698
Canada - 60°W to 54°W and NAD27|26721
Canada - 66°W to 60°W|2961,22220,22320,22420,22620,22720,ESRI:103697
Canada - 66°W to 60°W, south of 60°N|2038
Canada - 72°W to 66°W|2960,22219,22319,22419,22619,22719,ESRI:103696
Canada - 72°W to 66°W, south of 62°N|2037
Canada - 78°W to 72°W|2959,22218,22318,22418,22618,22718,ESRI:103876
Canada - 84°W to 78°W|2958,22217,22317,22417,22617,22717,ESRI:103875
Canada - 90°W to 84°W|3160,22216,22316,22416,22616,22716,ESRI:102236,ESRI:103874
Canada - 96°W to 90°W|3159,22215,22315,22415,22615,22715,ESRI:102235,ESRI:103873
Canada - Alberta|3400,3401,3402,3403,ESRI:102178,ESRI:102179,ESRI:102184,ESRI:102185
Canada - Alberta - 115.5°W to 112.5°W|3772,3776,3780,22263,22463,22763,ESRI:102181,ESRI:102187
Canada - Alberta - 118.5°W to 115.5°W|3773,3777,3781,22264,22464,22764,ESRI:102182,ESRI:102188
Canada - Alberta - east of 112.5°W|3771,3775,3779,22262,22462,22762,ESRI:102180,ESRI:102186
Canada - Alberta - west of 118.5°W|3774,3778,3782,3800,3801,3802,22265,22465,22765,ESRI:102183,ESRI:102189
Canada - British Columbia|3005,3153,ESRI:102190
Canada - CSRS98|4140
Canada - Labrador - 63°W to 60°W|22644,32084
Canada - Labrador - 66°W to 63°W|22645,32085
Canada - Labrador - west of 66°W|22646,32086
Canada - Maritime Provinces|4122
Canada - Maritime Provinces - east of 66°W|2220
Canada - Maritime Provinces - west of 66°W|2219
Canada - NWT|3580,3581
Canada - New Brunswick|2036,2200,2953,5588,22240
Canada - Newfoundland - east of 54.5°W|22641,26898,32081,32181
Canada - Newfoundland and Labrador - 57.5°W to 54.5°W|22642,26899,32082,32182
Canada - Newfoundland and Labrador - 60°W to 57.5°W|22643,32083
Canada - Nova Scotia - east of 63°W|2294,8082,22338
Canada - Nova Scotia - west of 63°W|2295,8083,22337
Canada - Ontario|3161,3162,5320,5321,4608
Canada - Ontario - 78°W to 75°W|2018,22349,22649
Canada - Ontario - 84°W to 78°W|2029
Canada - Ontario - 88.5°W to 85.5°W|2023,22354,22654,26894,32194
Canada - Ontario - 90°W to 84°W|2028
Canada - Ontario - 91.5°W to 88.5°W|2024,22355,22655,26895,32195
Canada - Ontario - 94.5°W to 91.5°W|2025,22356,22656,26896,32196
Canada - Ontario - MTM zone 10|2019,7991,22350,22650
Canada - Ontario - MTM zone 11|2020,22351,22651,26891,32191
Canada - Ontario - MTM zone 12|2021,22352,22652,26892,32192
Canada - Ontario - MTM zone 13|2022,22353,22653,26893,32193
Canada - Ontario - east of 75°W|2017,22348,22648
Canada - Ontario - east of 78°W|2030
Canada - Ontario - west of 90°W|2027
Canada - Ontario - west of 94.5°W|2026,22357,22657,26897,32197
Canada - Prince Edward Island|2290,2291,2292,2954,22239,22639,22739
Canada - Quebec|2138,3797,3798,3799,6622,6623,6624,32098,32198,4609
Canada - Quebec - 60°W to 57°W|2140
Canada - Quebec - 63°W to 60°W|2010,2141,22244
Canada - Quebec - 66°W to 60°W|2034
Canada - Quebec - 66°W to 63°W|2011,2142,22245
Canada - Quebec - 69°W to 66°W|2012,2143,22246
Canada - Quebec - 72°W to 66°W|2033
Canada - Quebec - 72°W to 69°W|2013,2144,2949,22247,32187
Canada - Quebec - 75°W to 72°W|2014,2145,22248
Canada - Quebec - 78°W to 72°W|2032,2149
Canada - Quebec - 78°W to 75°W|2015,2146,22249
Canada - Quebec - east of 57°W|2008,2139,2944,32180
Canada - Quebec - east of 60°W|2009,2035,2148,22243
Canada - Quebec - west of 78°W|2016,2031,2147,2150,22250
Canada - Quebec and Labrador - 63°W to 60°W|2946,32184
Canada - Quebec and Labrador - 66°W to 63°W|2947,32185
Canada - Quebec and Labrador - 69°W to 66°W|2948,32186
Canada - Quebec and Ontario - 75°W to 72°W|2950,32188
Canada - Quebec and Ontario - 78°W to 75°W|2951,32189
Canada - Quebec and Ontario - MTM zone 10|2952,32190
Canada - Quebec, Newfoundland and Labrador - MTM zone 3|2945,32183
Canada - Yukon|3578,3579
Canada - east of 42°W|9712,9713,ESRI:9712,ESRI:9713
Cape Verde|4826,ESRI:102214
Caribbean - French Antilles|2989,4558,5489,7086,4640
Caribbean - French Antilles west of 60°W|4559,5490
Caribbean - Puerto Rico and US Virgin Islands|32161,ESRI:102043,ESRI:102044,ESRI:102045,ESRI:102761
Caribbean - Puerto Rico and US Virgin Islands - onshore|2866,4437,6307,6566,ESRI:102361,ESRI:102647,ESRI:103200,8545
Caribbean - Puerto Rico and Virgin Islands - onshore|4139
Cayman Islands|6141,6391,6135
Cayman Islands - Grand Cayman|3356,6128,4723
Cayman Islands - Little Cayman and Cayman Brac|3357,6129,4726,ESRI:37243
Central America - Guatemala to Costa Rica|5451,ESRI:104132
Channel Islands - Guernsey, Alderney, Sark|3108,ESRI:102070
Channel Islands - Jersey, Les Ecrehos and Les Minquiers|3109
Chile|5360,8949,9148,9153,9184,9696,20041
Chile - 72°W to 66°W|5361,8951,9150,9155,9699,20049
Chile - 78°W to 72°W|5362,8950,9149,9154,9698,20048
Chile - Easter Island onshore|9697,4719,ESRI:37219
Chile - west of 108°W|20042
China|4490,4214
China - 100.5°E to 103.5°E|2358,2379,2410,2431,4522,4543,4770,4791
China - 102°E to 108°E|4496,4507
China - 102°E to 108°E onshore|2332,2343,4573,4584,21418,21458,21478
China - 103.5°E to 106.5°E|2359,2380,2411,2432,4523,4544,4771,4792
China - 106.5°E to 109.5°E onshore|2360,2381,2412,2433,4524,4545,4772,4793
China - 108°E to 114°E|4497,4508
China - 108°E to 114°E onshore|2333,2344,4574,4585,21419,21459,21479
China - 109.5°E to 112.5°E onshore|2361,2382,2413,2434,4525,4546,4773,4794
China - 112.5°E to 115.5°E onshore|2362,2383,2414,2435,4526,4547,4774,4795
China - 114°E to 120°E|4498,4509
China - 114°E to 120°E onshore|2334,2345,4575,4586,21420,21460,21480
China - 115.5°E to 118.5°E onshore|2363,2384,2415,2436,4527,4548,4775,4796
China - 118.5°E to 121.5°E onshore|2364,2385,2416,2437,4528,4549,4776,4797
China - 120°E to 126°E|4499,4510
China - 120°E to 126°E onshore|2335,2346,4576,4587,21421,21461,21481
China - 121.5°E to 124.5°E onshore|2365,2386,2417,2438,4529,4550,4777,4798
China - 124.5°E to 127.5°E onshore|2366,2387,2418,2439,4530,4551,4778,4799
China - 126°E to 132°E|4500,4511
China - 126°E to 132°E onshore|2336,2347,4577,4588,21422,21462,21482
China - 127.5°E to 130.5°E|2367,2388,2419,2440,4531,4552,4779,4800
China - 130.5°E to 133.5°E|2368,2389,2420,2441,4532,4553,4780,4812,ESRI:102569
China - 76.5°E to 79.5°E|2350,2371,2402,2423,4514,4535,4653,4783
China - 78°E to 84°E|2328,2339,4492,4503,4569,4580,21414,21454,21474
China - 79.5°E to 82.5°E|2351,2372,2403,2424,4515,4536,4654,4784
China - 82.5°E to 85.5°E|2352,2373,2404,2425,4516,4537,4655,4785
China - 84°E to 90°E|2329,2340,4493,4504,4570,4581,21415,21455,21475
China - 85.5°E to 88.5°E|2353,2374,2405,2426,4517,4538,4656,4786
China - 88.5°E to 91.5°E|2354,2375,2406,2427,4518,4539,4766,4787
China - 90°E to 96°E|2330,2341,4494,4505,4571,4582,21416,21456,21476
China - 91.5°E to 94.5°E|2355,2376,2407,2428,4519,4540,4767,4788
China - 94.5°E to 97.5°E|2356,2377,2408,2429,4520,4541,4768,4789
China - 96°E to 102°E|2331,2342,4495,4506,4572,4583,21417,21457,21477
China - 97.5°E to 100.5°E|2357,2378,2409,2430,4521,4542,4769,4790
China - Hong Kong|2326,3366,3407,ESRI:102140,ESRI:102141,ESRI:102142,4738,8427,4611,4739,ESRI:37205,ESRI:104104
China - Macao|8433,ESRI:102159,8431,8428,ESRI:104248,ESRI:104126
China - east of 132°E|2337,2348,4501,4512,4578,4589,21423,21463,21483
China - east of 133.5°E|2369,2390,2421,2442,4533,4554,4781,4822
China - offshore - Pearl River basin|3415
China - onshore|4555,4610
China - west of 76.5°E|2349,2370,2401,2422,4513,4534,4652,4782
China - west of 78°E|2327,2338,4491,4502,4568,4579,21413,21453,21473
Christmas Island - onshore|6720,6721,8018
Cocos (Keeling) Islands - east of 96°E|6737,7847
Cocos (Keeling) Islands - onshore|6722,6723,8019,4708,ESRI:37231
Cocos (Keeling) Islands - west of 96°E|6736,7846
Colombia|9377,ESRI:103599,4686
Colombia - 72°35'W to 69°35'W|3117,21893,21898
Colombia - 75°35'W to 72°35'W|21892,21897
Colombia - 75°35'W to 72°35'W  Colombia - mainland|3116
Colombia - 78°35'W to 75°35'W|3115
Colombia - Arauca - Arauca|ESRI:102769
Colombia - Arauca city|6244
Colombia - Armenia - Quindio|ESRI:102790
Colombia - Armenia city|6245
Colombia - Barranquilla - Atlantico|ESRI:102770
Colombia - Barranquilla city|6246
Colombia - Bogota D.C. - Bogota D.C|ESRI:102771
Colombia - Bogota city|6247
Colombia - Bucaramanga - Santander|ESRI:102793
Colombia - Bucaramanga city|6248
Colombia - Cali - Valle del Cauca|ESRI:102796
Colombia - Cali city|6249
Colombia - Cartagena city|6250
Colombia - Cartagena_Bolivar|ESRI:102772
Colombia - Cucuta - Norte de Santander|ESRI:102788
Colombia - Cucuta city|6251
Colombia - Florencia - Caqueta|ESRI:102775
Colombia - Florencia city|6252
Colombia - Ibague - Tolima|ESRI:102795
Colombia - Ibague city|6253
Colombia - Inirida - Guainia|ESRI:102781
Colombia - Inirida city|6254
Colombia - Leticia - Amazonas|ESRI:102767
Colombia - Leticia city|6255
Colombia - Manizales - Caldas|ESRI:102774
Colombia - Manizales city|6256
Colombia - Medellin - Antioquia|ESRI:102768
Colombia - Medellin city|6257
Colombia - Mitu - Vaupes|ESRI:102797
Colombia - Mitu city|6258
Colombia - Mocoa - Putumayo|ESRI:102789
Colombia - Mocoa city|6259
Colombia - Monteria - Cordoba|ESRI:102780
Colombia - Monteria city|6260
Colombia - Neiva - Huila|ESRI:102783
Colombia - Neiva city|6261
Colombia - Pasto - Narino|ESRI:102787
Colombia - Pasto city|6262
Colombia - Pereira - Risaralda|ESRI:102791
Colombia - Pereira city|6263
Colombia - Popayan - Cauca|ESRI:102777
Colombia - Popayan city|6264
Colombia - Puerto - Carreno - Vichada|ESRI:102798
Colombia - Puerto Carreno city|6265
Colombia - Quibdo - Choco|ESRI:102779
Colombia - Quibdo city|6266
Colombia - Riohacha - La Guajira|ESRI:102784
Colombia - Riohacha city|6267
Colombia - San Andres city|6268
Colombia - San Jose del Guaviare - Guaviare|ESRI:102782
Colombia - San Jose del Guaviare city|6269
Colombia - San_Andres - San_Andres|ESRI:102792
Colombia - Santa Marta - Magdalena|ESRI:102785
Colombia - Santa Marta city|6270
Colombia - Sucre - Sucre|ESRI:102794
Colombia - Sucre city|6271
Colombia - Tunja - Boyaca|ESRI:102773
Colombia - Tunja city|6272
Colombia - Valledupar - Cesar|ESRI:102778
Colombia - Valledupar city|6273
Colombia - Villavicencio - Meta|ESRI:102786
Colombia - Villavicencio city|6274
Colombia - Yopal - Casanare|ESRI:102776
Colombia - Yopal city|6275
Colombia - east of 69°35'W|3118,21894,21899
Colombia - mainland|4802
Colombia - mainland and offshore Caribbean|4218
Colombia - offshore Caribbean west of 72°W|21818
Colombia - west of 75°35'W|21891,21896
Colombia - west of 78°35'W|3114,ESRI:102231
Colombia region 8|ESRI:102232,ESRI:102233
Comoros - Njazidja (Grande Comore)|2999,4646
Congo|28232,4282
Congo DR (Zaire)|4685
Congo DR (Zaire) - 11°E to 13°E|4048,ESRI:103201
Congo DR (Zaire) - 11°E to 13°E onshore|3318,3339
Congo DR (Zaire) - 13°E to 15°E|3319,3340,4049,ESRI:103202
Congo DR (Zaire) - 6th parallel south|4697
Congo DR (Zaire) - 6th parallel south 15°E to 17°E|3320
Congo DR (Zaire) - 6th parallel south 17°E to 19°E|3321
Congo DR (Zaire) - 6th parallel south 19°E to 21°E|3322
Congo DR (Zaire) - 6th parallel south 21.5°E to 23°E|3316
Congo DR (Zaire) - 6th parallel south 21°E to 23°E|3323
Congo DR (Zaire) - 6th parallel south 23°E to 25°E|3317,3324
Congo DR (Zaire) - 6th parallel south 25°E to 27°E|3325
Congo DR (Zaire) - 6th parallel south 27°E to 29°E|3326
Congo DR (Zaire) - 6th parallel south 29°E to 31°E|3327
Congo DR (Zaire) - Bas Congo|3342,4701
Congo DR (Zaire) - Bas Congo east of 15°E|3341
Congo DR (Zaire) - Kasai - SE|4696
Congo DR (Zaire) - Katanga|3314,3315,3985,4415,ESRI:102762,4695
Congo DR (Zaire) - Katanga 24.5°E to 27.5°E|3988
Congo DR (Zaire) - Katanga 26.5°E to 29.5°E|3987
Congo DR (Zaire) - Katanga east of 28.5°E|3986
Congo DR (Zaire) - Katanga west of 25.5°E|3989
Congo DR (Zaire) - south|4046
Congo DR (Zaire) - south and 12°E to 18°E|4061,ESRI:103210
Congo DR (Zaire) - south and 15°E to 17°E|4050,ESRI:103203
Congo DR (Zaire) - south and 17°E and 19°E|4051,ESRI:103204
Congo DR (Zaire) - south and 18°E to 24°E|4062,ESRI:103211
Congo DR (Zaire) - south and 19°E to 21°E|4056,ESRI:103205
Congo DR (Zaire) - south and 21°E to 23°E|4057,ESRI:103206
Congo DR (Zaire) - south and 23°E to 25°E|4058,ESRI:103207
Congo DR (Zaire) - south and 24°E to 30°E|4063,ESRI:103212
Congo DR (Zaire) - south and 25°E to 27°E|4059,ESRI:103208
Congo DR (Zaire) - south and 27°E to 29°E|4060,ESRI:103209
Congo DR (Zaire) - south and 29°E to 31°E|5844
Costa Rica|ESRI:102221,ESRI:102222,ESRI:102223,8907,5365,ESRI:104143
Costa Rica - offshore Caribbean|8910
Costa Rica - offshore Pacific|8909
Costa Rica - onshore|8908
Costa Rica - onshore and offshore east of 86°30'W|5367,ESRI:102305
Costa Rica - onshore north of 9°32'N|5456
Costa Rica - onshore south of 9°56'N|5457
Cote d'Ivoire (Ivory Coast)|4226,4142,4143
Cote d'Ivoire (Ivory Coast) - east of 6°W|2040,2041
Cote d'Ivoire (Ivory Coast) - offshore|2164,2165
Cote d'Ivoire (Ivory Coast) - west of 6°W|2042,2043
Croatia|3766,4761
Croatia - east of 18°E|3768
Croatia - onshore|3765
Croatia - west of 18°E|3767
Cuba - onshore north of 21°30'N|2085,3795
Cuba - onshore south of 21°30'N|2086,3796
Cyprus - onshore|6312,ESRI:102319,6311,ESRI:104141
Czechia|5224,5225,5515,5516,5228,ESRI:104696,ESRI:104697,5229
DR Congo (Zaire) - offshore|7992
Denmark - onshore Bornholm|2198,4096,ESRI:103219
Denmark - onshore Jutland and Funen|2196
Denmark - onshore Jutland east of 9°E and Funen|4094,ESRI:103217
Denmark - onshore Jutland west of 10°E|4093,ESRI:103216
Denmark - onshore Zealand and Lolland|2197,4095,ESRI:103218
Djibouti|4713,ESRI:37208
Dominica - onshore|2002,4602
Egypt|4229
Egypt - 29°E to 33°E|22992
Egypt - Gulf of Suez|3355,4706
Egypt - east of 33°E onshore|22991
Egypt - onshore|4199
Egypt - west of 29°E  north of 28°11'N|22993
Egypt - west of 29°E  south of 28°11'N|22994
El Salvador|5393
El Salvador - onshore|5460
Equatorial Guinea - Bioko|6883
Eritrea|26237,4262
Estonia|3301,ESRI:104101,4180
Estonia - onshore|3300,4133
Ethiopia - east of 42°E|20138
Europe|ESRI:102013,ESRI:102014,ESRI:102031,ESRI:102068,ESRI:102069
Europe - 0°E to 6°E and ED50 by country|23031
Europe - 0°E to 6°E and ETRS89 by country|3043,25831,ESRI:103531
Europe - 10.5°E to 13.5°E onshore by country|2167,2398,3838,5671,5674
Europe - 12°E to 18°E and ED50 by country|23033
Europe - 12°E to 18°E and ETRS89 by country|3045,25833,ESRI:103533
Europe - 12°E to 18°E onshore and S-42(58) by country|2493,3333,5663,28403,28463,ESRI:20003,ESRI:20063
Europe - 12°E to 18°E onshore and S-42(83) by country|3835,5665
Europe - 12°W to 6°W and ED50 by country|23029
Europe - 12°W to 6°W and ETRS89 by country|3041,25829,ESRI:103529
Europe - 13.5°E to 16.5°E onshore and S-42(58) by country|3329,5672
Europe - 13.5°E to 16.5°E onshore and S-42(83) by country|2399,5675
Europe - 16.5°E to 19.5°E onshore and S-42(58) by country|3330
Europe - 16.5°E to 19.5°E onshore and S-42(83) by country|3841
Europe - 18°E to 24°E and ED50 by country|23034
Europe - 18°E to 24°E and ETRS89 by country|3046,25834,ESRI:103534
Europe - 18°E to 24°E onshore and S-42(58) by country|3334
Europe - 18°E to 24°E onshore and S-42(83) by country|3836
Europe - 18°W to 12°W and ED50 by country|23028
Europe - 18°W to 12°W and ETRS89 by country|3040,25828,ESRI:103528
Europe - 19.5°E to 22.5°E onshore and S-42(58) by country|3331
Europe - 19.5°E to 22.5°E onshore and S-42(83) by country|3842,4417,ESRI:102764
Europe - 22.5°E to 25.5°E onshore and S-42(58) by country|3332
Europe - 22.5°E to 25.5°E onshore and S-42(83) by country|3843,4434,ESRI:102765
Europe - 24°E to 30°E and ED50 by country|23035
Europe - 24°E to 30°E and ETRS89 by country|3047,25835,ESRI:103535
Europe - 24°E to 30°E onshore and S-42(58) by country|3335
Europe - 24°W to 18°W|3039,ESRI:102098
Europe - 25.5°E to 28.5°E onshore and S-42(58) by country|3839
Europe - 28.5°E to 31.5°E onshore and S-42(58) by country|3840
Europe - 30°E to 36°E and ED50 by country|23036
Europe - 30°E to 36°E and ETRS89 by country|3048,25836,ESRI:103536
Europe - 30°W to 24°W|3038,ESRI:102097
Europe - 36°E to 42°E and ED50 by country|23037
Europe - 36°E to 42°E and ETRS89 by country|3049,25837,ESRI:103537
Europe - 42°E to 48°E|3050
Europe - 42°E to 48°E and ED50 by country|23038
Europe - 42°E to 48°E and ETRS89 by country|25838,ESRI:103538
Europe - 48°E to 54°E|3051,ESRI:102099
Europe - 6°E to 12°E and ED50 by country|23032
Europe - 6°E to 12°E and ETRS89 by country|3044,25832,ESRI:103532
Europe - 6°E to 12°E and Pulkovo by country|2492,28402,28462,ESRI:20002,ESRI:20062
Europe - 6°W to 0°W and ED50 by country|23030
Europe - 6°W to 0°W and ETRS89 by country|3042,25830,ESRI:103530
Europe - Austria and former Yugoslavia onshore|4805,ESRI:104102
Europe - British Isles - UK and Ireland onshore|4279
Europe - Czechoslovakia|2065,5221,5513,5514,ESRI:102065,ESRI:102066,ESRI:102067,4156,4818
Europe - ED50 by country|4230
Europe - ETRF by country|9059,9060,ESRI:104179,9061,ESRI:104180,9062,ESRI:104181,9063,ESRI:104182,9064,ESRI:104183,9065,ESRI:104184,9066,ESRI:104185,9067,ESRI:104186,9068,9069,4258,ESRI:104258
Europe - Estonia  Latvia  Lithuania|25884,ESRI:103584
Europe - FSU - 19.5°E to 22.5°E onshore|2523,2582
Europe - FSU - 22.5°E to 25.5°E onshore|2524,2583
Europe - FSU - 25.5°E to 28.5°E onshore|2525,2584
Europe - FSU - 28.5°E to 31.5°E onshore|2526,2585
Europe - FSU - 31.5°E to 34.5°E onshore|2527,2586
Europe - FSU - 34.5°E to 37.5°E onshore|2528,2587
Europe - FSU - 37.5°E to 40.5°E onshore|2529,2588
Europe - FSU - 40.5°E to 43.5°E onshore|2530,2589
Europe - FSU - 43.5°E to 46.5°E onshore|2531,2590
Europe - FSU - 46.5°E to 49.5°E onshore|2532,2591
Europe - FSU - CS63 zone C0|3350
Europe - FSU - CS63 zone C1|3351
Europe - FSU - CS63 zone C2|3352
Europe - FSU onshore|4284
Europe - FSU onshore 18°E to 24°E and S-42 by country|2494,28404,28464
Europe - FSU onshore 24°E to 30°E and S-42 by country|2495,28405,28465
Europe - FSU onshore 30°E to 36°E|2496,28406,28466
Europe - FSU onshore 36°E to 42°E|2497,28407,28467
Europe - FSU onshore 42°E to 48°E|2498,28408,28468
Europe - Fehmarnbelt outer|5596,5593
Europe - Ireland (Republic and Ulster) - onshore|2157,2158,29900,29903,4299,4300,4173
Europe - LCC & LAEA|3034,3035,ESRI:104128
Europe - Liechtenstein and Switzerland|2056,21780,21781,4149,4150,4306,4801,4151
Europe - Lower Austria and Moravia|8045,8043
Europe - Lyon-Turin|9547
Europe - South Permian basin|5643
Europe - Upper Austria, Salzburg and Bohemia|8044,8042
Europe - former Yugoslavia onshore|3906,ESRI:104992
Europe - former Yugoslavia onshore 16.5°E to 19.5°E|3908,8678,31266,31276
Europe - former Yugoslavia onshore 19.5°E to 22.5°E|3909,31267,31277
Europe - former Yugoslavia onshore 19.5°E to 22.5°E  North Macedonia|6316
Europe - former Yugoslavia onshore east of 22.5°E|3910,8679,31268,31278,31279
Europe - former Yugoslavia onshore west of 16.5°E|3907,8677,31265,31275
Europe - onshore - eastern - S-42(58)|4179
Europe - onshore - eastern - S-42(83)|4178
Europe - west|4231,4668,ESRI:37201
Falkland Islands - offshore 63°W to 57°W|6703
Falkland Islands - onshore|4292
Falkland Islands - onshore east of 60°W|29221
Falkland Islands - onshore west of 60°W|29220
Faroe Islands|5316
Faroe Islands - onshore|3144,3145,3173,3374,4741,4753
Fiji - Vanua Levu and Taveuni|3139,4748
Fiji - Viti Levu|3140,4731,ESRI:37228,4752
Fiji - main islands|4721
Fiji - main islands - east of 180°|3142
Fiji - main islands - west of 180°|3141
Fiji - onshore|3143,3460,4720
Finland|3067,5048,ESRI:102139,ESRI:104129,ESRI:104613
Finland - 19.5°E to 20.5°E onshore|3127
Finland - 19.5°E to 20.5°E onshore nominal|3874
Finland - 19.5°E to 22.5°E onshore|2391
Finland - 20.5°E to 21.5°E onshore|3128
Finland - 20.5°E to 21.5°E onshore nominal|3875
Finland - 21.5°E to 22.5°E onshore|3129
Finland - 21.5°E to 22.5°E onshore nominal|3876
Finland - 22.5°E to 23.5°E onshore|3130
Finland - 22.5°E to 23.5°E onshore nominal|3877
Finland - 22.5°E to 25.5°E onshore|2392
Finland - 23.5°E to 24.5°E onshore|3131
Finland - 23.5°E to 24.5°E onshore nominal|3878
Finland - 24.5°E to 25.5°E onshore|3132
Finland - 24.5°E to 25.5°E onshore nominal|3879
Finland - 25.5°E to 26.5°E onshore|3133
Finland - 25.5°E to 26.5°E onshore nominal|3880
Finland - 25.5°E to 28.5°E onshore  Finland - onshore|2393
Finland - 26.5°E to 27.5°E onshore|3134
Finland - 26.5°E to 27.5°E onshore nominal|3881
Finland - 27.5°E to 28.5°E onshore|3135
Finland - 27.5°E to 28.5°E onshore nominal|3882
Finland - 28.5°E to 29.5°E|3136
Finland - 28.5°E to 29.5°E nominal|3883
Finland - 28.5°E to 31.5°E|2394
Finland - 29.5°E to 30.5°E|3137
Finland - 29.5°E to 30.5°E nominal|3884
Finland - east of 30.5°E|3138
Finland - east of 30.5°E nominal|3885
Finland - east of 31.5°E|3387
Finland - onshore|4123
Finland - west of 19.5°E onshore|3126,3386
Finland - west of 19.5°E onshore nominal|3873
France|2154,9793,9794,ESRI:102110,9777,9779,9782,9784,4171,7084,ESRI:104107
France - Alsace|27500,4902
France - Corsica onshore|27564,27574,27584,27594,ESRI:102584,ESRI:102588
France - mainland - 43°N to 45°N|3944,9824,9844
France - mainland - 44°N to 46°N|3945,9825,9845
France - mainland - 45°N to 47°N|3946,9826,9846
France - mainland - 46°N to 48°N|3947,9827,9847
France - mainland - 47°N to 49°N|3948,9828,9848
France - mainland - 48°N to 50°N|3949,9829,9849
France - mainland 45.45°N to 48.15°N|27562,27592
France - mainland 45.45°N to 48.15°N. Also all mainland|27572,27582,ESRI:102582,ESRI:102586
France - mainland north of 48.15°N|27561,27571,27581,27591,ESRI:102581,ESRI:102585
France - mainland north of 49°N|3950,9830,9850
France - mainland onshore|2192,4901
France - mainland south of 43°N and Corsica|3942,9822,9842
France - mainland south of 44°N|3943,9823,9843
France - mainland south of 45.45°N|27563,27573,27583,27593,ESRI:102583,ESRI:102587
France - offshore Mediterranean|5627
France - onshore - mainland and Corsica|4275,4807
French Guiana|4624,7041,4235
French Guiana - coastal area|4623
French Guiana - coastal area east of 54°W|2971
French Guiana - coastal area west of 54°W|3312
French Guiana - east of 54°W|2972
French Guiana - west of 54°W|3313
French Polynesia|4687
French Polynesia - 144°W to 138°W|3298
French Polynesia - 150°W to 144°W|3297
French Polynesia - Marquesas Islands - Fatu Hiva|3303,4688
French Polynesia - Marquesas Islands - Hiva Oa and Tahuata|3302,4689
French Polynesia - Marquesas Islands - Nuku Hiva, Ua Huka and Ua Pou|2978,4630
French Polynesia - Society Islands - Bora Bora, Huahine, Raiatea, Tahaa|2977,4629
French Polynesia - Society Islands - Maupiti|3306,4692
French Polynesia - Society Islands - Moorea|3305,4691
French Polynesia - Society Islands - Moorea and Tahiti|2976,4628
French Polynesia - Society Islands - Tahiti|3304,4690
French Polynesia - east of 138°W|3299
French Polynesia - west of 150°W|3296
French Southern Territories - 60°E to 66°E|7078
French Southern Territories - 66°E to 72°E|7079
French Southern Territories - 72°E to 78°E|7080
French Southern Territories - Crozet 48°E to 54°E|7076
French Southern Territories - Crozet east of 54°E|7077
French Southern Territories - Crozet west of 48°E|7075
French Southern Territories - Europa|7074
French Southern Territories - Kerguelen onshore|2979,3336,4631,4698,ESRI:37234
French Southern Territories - east of 78°E|7081
French Southern and Antarctic Territories|7073,7088,7133
GOES-16 East Full disk|ESRI:102497,ESRI:102498
Gabon|5523,4266
Gabon - north of equator and west of 12°E onshore|26632
Gabon - onshore|5223
Gabon - west of 12°E|26692
Gambia - onshore|6894
Georgia - onshore|ESRI:104022,ESRI:104645
Germany - 6°E to 12°E|4647,5652,ESRI:102362
Germany - Berlin|3068
Germany - East Germany - west of 10.5°E|2166,2168,2397,3837,5670,5673
Germany - East Germany - west of 12°E|3833,3834,5631,5664
Germany - Hamburg|8395
Germany - Saxony|4745
Germany - Saxony - east of 13.5°E|3399,5669
Germany - Saxony - west of 13.5°E|3398,5668
Germany - Thuringen|4746
Germany - Thuringen - east of 10.5°E|3397,5667
Germany - Thuringen - west of 10.5°E|3396,5666
Germany - West Germany - 10.5°E to 13.5°E|5678,31464,31468,ESRI:31494
Germany - West Germany - east of 13.5°E|5679,31465,31469,ESRI:31495
Germany - West Germany - west of 7.5°E|5676,5682,31462,31466,ESRI:31492
Germany - West Germany all states|4314
Germany - West-Germany - 7.5°E to 10.5°E|5677,31463,31467,ESRI:31493
Germany - east of 12°E|5650,5653,ESRI:102329,ESRI:102360
Germany - offshore North Sea west of 4.5°E|5520,5680,ESRI:31491
Germany - onshore|4839,5243,5681
Germany - onshore 10.5°E to 13.5°E|5684
Germany - onshore 7.5°E to 10.5°E|5683
Germany - onshore east of 13.5°E|5685
Germany - west of 12~E|ESRI:102328,ESRI:102359
Germany - west of 6°E|5649,5651
Ghana|25000,4250,4168
Ghana - offshore|2137
Ghana - onshore|2136
Greece - onshore|2100,4120,4815,4121
Greenland|4747,4287
Greenland - 12°W to 6°W|3189
Greenland - 18°W to 12°W|3188
Greenland - 24°W to 18°W|3187
Greenland - 30°W to 24°W|3186
Greenland - 36°W to 30°W|3185
Greenland - 42°W to 36°W|3184
Greenland - 48°W to 42°W|3183
Greenland - 54°W to 48°W|3182
Greenland - 60°W to 54°W|3181
Greenland - 66°W to 60°W|3180
Greenland - 72°W to 66°W|3179
Greenland - Ammassalik area|2296,4196
Greenland - Scoresbysund area|4195
Greenland - east - 72°N to 75°N|2302
Greenland - east - 75°N to 78°N|2300
Greenland - east - 78°N to 81°N|2298
Greenland - east coast - 68°N to 69°N|2221
Greenland - east coast - 69°N to 72°N|2218
Greenland - north of 81°N|2297
Greenland - southwest coast 54°W to 48°W|2216
Greenland - southwest coast east of 48°W|2217
Greenland - southwest coast south of 63°N|2307
Greenland - west coast|4194
Greenland - west coast - 63°N to 66°N|2306
Greenland - west coast - 66°N to 69°N|2305
Greenland - west coast - 69°N to 72°N|2304
Greenland - west coast - 72°N to 75°N|2303
Greenland - west coast - 75°N to 78°N|2301
Greenland - west coast - 78°N to 79°N|2299
Greenland - west of 72°W|3178
Grenada and southern Grenadines - onshore|2003,4603
Guadeloupe - Grande-Terre and surrounding islands - onshore|2970,4622
Guadeloupe - St Martin and St Barthelemy - onshore|2969,4621
Guam|ESRI:65061,ESRI:65161,ESRI:102239,ESRI:102240,ESRI:102766
Guam - onshore|3993,4414,6637,ESRI:102201,ESRI:102495
Guatemala|ESRI:103598
Guatemala - north of 15°51'30"N|5458,5559,32061
Guatemala - south of 15°51'30"N|5459,32062
Guinea - east of 12°W|2064,3462,31529
Guinea - onshore|4155,4315
Guinea - west of 12°W|2063,3461,31528
Guinea-Bissau - onshore|2095,4165
HJAIA - Hartsfield-Jackson Atlanta Intl Airport|ESRI:102460
Heard Island and McDonald Islands - 66°E to 72°E|6733
Heard Island and McDonald Islands - 72°E to 78°E|6734
Heard Island and McDonald Islands - east of 78°E|6735
Heard Island and McDonald Islands - west of 66°E|6732
Hungary|23700,3819,ESRI:104990,ESRI:37257,4237
Iceland|3057,5325,5638,5639,8088,9039,9040,9947,ESRI:102420,5324,8086,4659,ESRI:104144
Iceland - mainland|3052,3053,4658,4657
Iceland - mainland 24°W to 18°W|3055
Iceland - mainland east of 18°W|3056
Iceland - mainland west of 24°W|3054
Iceland - onshore|ESRI:37204
Idaho - Ada County|ESRI:102459
Illinois - Aurora|ESRI:102901
Illinois - Belleville|ESRI:102929
Illinois - Bloomington|ESRI:102914
Illinois - Carbondale|ESRI:102932
Illinois - Carlinville|ESRI:102925
Illinois - Champaign|ESRI:102916
Illinois - Charleston|ESRI:102924
Illinois - Chicago|ESRI:102903
Illinois - Decatur|ESRI:102917
Illinois - Effingham|ESRI:102928
Illinois - Eureka|ESRI:102909
Illinois - Freeport|ESRI:102902
Illinois - Galesburg|ESRI:102915
Illinois - Jacksonville|ESRI:102922
Illinois - Jerseyville|ESRI:102927
Illinois - Joliet|ESRI:102908
Illinois - Lincoln|ESRI:102919
Illinois - Macomb|ESRI:102920
Illinois - Metropolis|ESRI:102933
Illinois - Moline|ESRI:102905
Illinois - Monmouth|ESRI:102911
Illinois - Mount Vernon|ESRI:102931
Illinois - Olney|ESRI:102930
Illinois - Ottawa|ESRI:102906
Illinois - Peoria|ESRI:102913
Illinois - Pontiac|ESRI:102910
Illinois - Quincy|ESRI:102918
Illinois - Robinson|ESRI:102926
Illinois - Rockford|ESRI:102904
Illinois - Springfield|ESRI:102921
Illinois - Sterling|ESRI:102907
Illinois - Taylorville|ESRI:102923
Illinois - Watseka|ESRI:102912
India|7755,ESRI:37203
India - Andaman and Nicobar Islands|7777
India - Andhra Pradesh and Telangana|7756
India - Arunachal Pradesh|7757
India - Assam|7758
India - Bihar|7759
India - Chhattisgarh|7778
India - Delhi|7760
India - Goa|7779
India - Gujarat|7761
India - Haryana|7762
India - Himachal Pradesh|7763
India - Jammu and Kashmir|7764
India - Jharkhand|7765
India - Karnataka|7780
India - Kerala|7781
India - Lakshadweep|7782
India - Madhya Pradesh|7766
India - Maharashtra|7767
India - Manipur|7768
India - Meghalaya|7769
India - Mizoram|7783
India - Nagaland|7770
India - Odisha|7772
India - Punjab|7773
India - Rajasthan|7774
India - Sikkim|7784
India - Tamil Nadu|7785
India - Tripura|7786
India - Uttar Pradesh|7775
India - Uttarakhand|7776
India - West Bengal|7787
India - east of 96°E|24347
India - mainland|4146
India - mainland 72°E to 78°E|24343
India - mainland 90°E to 96°E|24346
India - mainland south of 15°N|24374,24383
India - north of 28°N|24378
India - northeast|7771
India - onshore 15°N to 21°N|24373,24381
India - onshore 21°N to 28°N and west of 82°E|24379
India - onshore 78°E to 84°E|24344
India - onshore 84°E to 90°E|24345
India - onshore north of 21°N and east of 82°E|24380
India - onshore west of 72°E|24342
Indonesia|9470,4755
Indonesia - 102°E to 105°E onshore|23833
Indonesia - 102°E to 108°E, N hemisphere|9478,23868
Indonesia - 102°E to 108°E, N hemisphere onshore|23848
Indonesia - 102°E to 108°E, S hemisphere|9488,23878
Indonesia - 102°E to 108°E, S hemisphere onshore|23888
Indonesia - 105°E to 108°E onshore|23834
Indonesia - 108°E to 111°E onshore|23835
Indonesia - 108°E to 114°E, N hemisphere|9479,23869
Indonesia - 108°E to 114°E, N hemisphere onshore|23849
Indonesia - 108°E to 114°E, S hemisphere|9489,23879
Indonesia - 108°E to 114°E, S hemisphere onshore|23889
Indonesia - 111°E to 114°E onshore|23836
Indonesia - 114°E to 117°E onshore|23837
Indonesia - 114°E to 120°E, N hemisphere|9480,23870
Indonesia - 114°E to 120°E, N hemisphere onshore|23850
Indonesia - 114°E to 120°E, S hemisphere|9490,23880
Indonesia - 114°E to 120°E, S hemisphere onshore|23890
Indonesia - 117°E to 120°E onshore|23838
Indonesia - 120°E to 123°E onshore|23839
Indonesia - 120°E to 126°E, N hemisphere|9481,23871
Indonesia - 120°E to 126°E, N hemisphere onshore|23851
Indonesia - 120°E to 126°E, S hemisphere|9491,23881
Indonesia - 120°E to 126°E, S hemisphere onshore|23891
Indonesia - 123°E to 126°E onshore|23840
Indonesia - 126°E to 129°E onshore|23841
Indonesia - 126°E to 132°E, N hemisphere|9482,23872
Indonesia - 126°E to 132°E, N hemisphere onshore|23852
Indonesia - 126°E to 132°E, S hemisphere|9492,23882
Indonesia - 126°E to 132°E, S hemisphere onshore|23892
Indonesia - 129°E to 132°E onshore|23842
Indonesia - 132°E to 135°E onshore|23843
Indonesia - 132°E to 138°E, S hemisphere|9493,23883
Indonesia - 132°E to 138°E, S hemisphere onshore|23893
Indonesia - 135°E to 138°E onshore|23844
Indonesia - 96°E to 102°E, N hemisphere|9477,23867
Indonesia - 96°E to 102°E, N hemisphere onshore|23847
Indonesia - 96°E to 102°E, S hemisphere|9487,23877
Indonesia - 96°E to 102°E, S hemisphere onshore|23887
Indonesia - 96°E to 99°E onshore|23831
Indonesia - 99°E to 102°E onshore|23832
Indonesia - Bali Sea west|2309
Indonesia - Bali, Java and western Sumatra onshore|3001,5330,21100,4813
Indonesia - Banga & Belitung Islands|4219
Indonesia - Java Sea - offshore northwest Java|2308
Indonesia - Java and Java Sea - 108°E to 114°E|21149
Indonesia - Java and Java Sea - east of 114°E|21150
Indonesia - Java and Java Sea - west of 108°E|21148
Indonesia - Java, Java Sea and western Sumatra|4211
Indonesia - Kalimantan - Mahakam delta|2550,2933,4125
Indonesia - Kalimantan E|2934,3000,5329,4613,4820,ESRI:37255
Indonesia - Kalimantan SE|4294
Indonesia - Kalimantan W - coastal|4295
Indonesia - Sulawesi SW|3002,5331,25700,4257,4804
Indonesia - Sumatra|4280,4808
Indonesia - West Papua - Tangguh|2310
Indonesia - east of 138°E onshore|23845,23894
Indonesia - east of 138°E, S hemisphere|9494,23884
Indonesia - onshore|4238
Indonesia - west of 96°E onshore|23830,23846
Indonesia - west of 96°E, N hemisphere|9476,23866
Iran|4154
Iran - 48°E to 54°E|2059
Iran - 54°E to 60°E|2060
Iran - FD58|3200,4132
Iran - Kangan district|3307,4693
Iran - Taheri refinery|2057,4153
Iran - east of 60°E onshore|2061
Iran - west of 48°E|2058
Iraq|3889,ESRI:104991
Iraq - 42°E to 48°E|3392,3891,7006
Iraq - east of 48°E|3892,7007
Iraq - east of 48°E onshore|3393
Iraq - onshore|3893,6646,4743
Iraq - west of 42°E|3391,3890,7005,27037
Ireland - onshore|29902
Israel|6980,6987,7136,7139
Italy|6875,6876,7794,7795
Italy - 12°E to 18°E|3065,6708,7792
Italy - Emilia-Romagna|5659
Italy - east of 12°E|3004,26592,ESRI:102092,ESRI:102093
Italy - east of 18°E|6709,7793,9716,ESRI:9716
Italy - including San Marino and Vatican|6706,4670,4265,4806,ESRI:104127
Italy - west of 12°E|3003,3064,6707,7791,26591,ESRI:102091,ESRI:102094
Jamaica|4758,ESRI:104133
Jamaica - east of 78°W|3450
Jamaica - onshore|3448,24100,24200,ESRI:102095,4242,4241
Jamaica - west of 78°W|3449
Jan Mayen - onshore|3058,4660
Japan|6668,4612,ESRI:104020,ESRI:104111
Japan - 120°E to 126°E|3097,6688,ESRI:102145,ESRI:102593
Japan - 120°E to 126°E onshore|3092,ESRI:102151
Japan - 126°E to 132°E|3098,6689,ESRI:102146,ESRI:102594
Japan - 126°E to 132°E onshore|3093,ESRI:102152
Japan - 132°E to 138°E|3099,6690,ESRI:102147,ESRI:102595
Japan - 132°E to 138°E onshore|3094,ESRI:102153
Japan - 138°E to 144°E|3100,6691,ESRI:102148,ESRI:102596
Japan - 138°E to 144°E onshore|3095,ESRI:102154
Japan - 144°E to 150°E|3101,6692,ESRI:102149,ESRI:102597
Japan - 144°E to 150°E onshore|3096,ESRI:102155
Japan - Iwo Jima|4709,ESRI:37212
Japan - Minamitori-shima (Marcus Island) - onshore|2461,6687,30179,ESRI:102628,4711,ESRI:37214
Japan - zone I|2443,6669,30161,ESRI:102610
Japan - zone II|2444,6670,30162,ESRI:102611
Japan - zone III|2445,6671,30163,ESRI:102612
Japan - zone IV|2446,6672,30164,ESRI:102613
Japan - zone IX|2451,6677,30169,ESRI:102618
Japan - zone V|2447,6673,30165,ESRI:102614
Japan - zone VI|2448,6674,30166,ESRI:102615
Japan - zone VII|2449,6675,30167,ESRI:102616
Japan - zone VIII|2450,6676,30168,ESRI:102617
Japan - zone X|2452,6678,30170,ESRI:102619
Japan - zone XI|2453,6679,30171,ESRI:102620
Japan - zone XII|2454,6680,30172,ESRI:102621
Japan - zone XIII|2455,6681,30173,ESRI:102622
Japan - zone XIV|2456,6682,30174,ESRI:102623
Japan - zone XV|2457,6683,30175,ESRI:102624
Japan - zone XVI|2458,6684,30176,ESRI:102625
Japan - zone XVII|2459,6685,30177,ESRI:102626
Japan - zone XVIII|2460,6686,30178,ESRI:102627
Johnston Island|4725,ESRI:37222
Jordan|3066,ESRI:102158,ESRI:104130
Kenya - north of equator and east of 36°E|21097
Kiribati - Phoenix Islands|4716,ESRI:37216
Korea, Republic of (South Korea)|5179,ESRI:102080,4737
Korea, Republic of (South Korea) - 124°E to 126°E onshore|2098,5173,5180,5185,ESRI:102081,ESRI:102085
Korea, Republic of (South Korea) - 126°E to 128°E Jeju|5168,5175,5182,ESRI:102087
Korea, Republic of (South Korea) - 126°E to 128°E mainland|2097,5174,5181,ESRI:102086
Korea, Republic of (South Korea) - 126°E to 128°E onshore|5186,ESRI:102082
Korea, Republic of (South Korea) - 130°E to 132°E onshore|5167,5177,5184,5188,ESRI:102084,ESRI:102089
Korea, Republic of (South Korea) - east of 128°E onshore|2096,5176,5183,5187,ESRI:102083,ESRI:102088
Korea, Republic of (South Korea) - onshore|5178,ESRI:102040,4162,4166
Kosovo|9141,9140
Kuwait - Kuwait City|31900,31901,4319
Kuwait - east of 48°E onshore|31839
Kuwait - onshore|24600,4246,4318
Kuwait - west of 48°E onshore|31838
Kyrgyz Republic - 67~01'E to 70~01'E|ESRI:102557
Kyrgyz Republic - 70~01'E to 73~01'E|ESRI:102558
Kyrgyz Republic - 73~01'E to 76~01'E|ESRI:102559
Kyrgyz Republic - 76~01'E to 79~01'E|ESRI:102560
Kyrgyz Republic - 79~01'E to 82~01'E|ESRI:102561
Kyrgyzstan|7686,ESRI:104009
Kyrgyzstan - 70°01'E to 73°01'E|7693
Kyrgyzstan - 73°01'E to 76°01'E|7694
Kyrgyzstan - 76°01'E to 79°01'E|7695
Kyrgyzstan - east of 79°01'E|7696
Kyrgyzstan - west of 70°01'E|7692
Laos|4676,4677,4678
Latin America - 102°W to 96°W|31968
Latin America - 108°W to 102°W|31967
Latin America - 114°W to 108°W|31966
Latin America - 120°W to 114°W|31965
Latin America - 78°W to 72°West  N hemisphere and SIRGAS by country|31972
Latin America - 84°W to 78°West  N hemisphere and SIRGAS by country|31971
Latin America - 90°W to 84°W  N hemisphere and SIRGAS 2000 by country|31970
Latin America - 96°W to 90°W  N hemisphere and SIRGAS 2000 by country|31969
Latin America - Central America and South America|8972,8973,8974,8975,8976,8977,8978,8979,8980,8981,8982,8983,8984,8985,8986,8987
Latin America - SIRGAS 2000 by country|4674
Latvia|3059,ESRI:102440,4661
Lebanon - onshore|6882
Liberia - onshore|4251
Libya|3177,4159,4754
Libya - 10°E to 12°E onshore|2069,3191
Libya - 12°E to 14°E onshore|2070,3192
Libya - 12°E to 18°E|3201
Libya - 12°E to 18°E onshore|2078
Libya - 14°E to 16°E onshore|2071,3193
Libya - 16°E to 18°E onshore|2072,3194
Libya - 18°E to 20°E onshore|2073,3195
Libya - 18°E to 24°E|3202
Libya - 18°E to 24°E onshore|2079
Libya - 20°E to 22°E onshore|2074,3196
Libya - 22°E to 24°E onshore|2075,3197
Libya - east of 24°E|3203
Libya - east of 24°E onshore|2076,2080,3198
Libya - west of 10°E|2068,3190
Libya - west of 12°E|3199
Libya - west of 12°E onshore|2077
Libya - west of 15°E onshore|2087
Liechtenstein|21782
Lithuania|2600,3346,4126,4669
Luxembourg|2169,9895,4181
Macao|ESRI:102448
Madagascar - nearshore - east of 48°E|29739
Madagascar - nearshore - west of 48°E|29738
Madagascar - onshore|8441,29700,29701,29702,ESRI:102590,4810
Madagascar - onshore and nearshore|4297
Malaysia|4742
Malaysia - East Malaysia|3376,29872
Malaysia - East Malaysia - Sarawak onshore|29874
Malaysia - West Malaysia|3375
Malaysia - West Malaysia - Johor|3377,4390
Malaysia - West Malaysia - Kedah and Perlis|3383,4396
Malaysia - West Malaysia - Kelantan|3385,4398
Malaysia - West Malaysia - Pahang|3379,4392
Malaysia - West Malaysia - Perak|3384,4397
Malaysia - West Malaysia - Pulau Pinang|3382,4395
Malaysia - West Malaysia - Selangor|3380,4393
Malaysia - West Malaysia - Sembilan and Melaka|3378,4391
Malaysia - West Malaysia - Terengganu|3381,4394
Malaysia - West Malaysia - east of 102°E|24548
Malaysia - West Malaysia - onshore|3167,3168,24571,ESRI:102061,ESRI:102062
Malaysia - West Malaysia - onshore west of 102°E|24547
Maldives|4233
Maldives - onshore|4684,ESRI:37232
Marshall Islands|ESRI:104113
Martinique - onshore|2973,4625
Mauritania|4681,4702
Mauritania - 12°W to 6°W|3104,3344,3368
Mauritania - 18°W to 12°W|3343
Mauritania - central coast|4680
Mauritania - east of 6°W|3105,3345,3369
Mauritania - north coast|4679
Mauritania - onshore|4700
Mauritania - west of 12°W onshore|3103,3367
Mauritius|ESRI:103872,ESRI:104028
Mauritius - mainland|3337,4699
Mayotte|4471,4470,7039
Mayotte - onshore|2980,4474,5879,4475,4632
Mexico|6362,6372,4483,6365
Mexico - 102°W to 96°W|4487,6369,ESRI:103797
Mexico - 108°W to 102°W|4486,6368,ESRI:103796
Mexico - 114°W to 108°W|4485,6367,ESRI:103795
Mexico - 96°W to 90°W|4488,6370,ESRI:103798
Mexico - east of 90°W|4489,6371,ESRI:103799
Mexico - west of 114°W|4484,6366,ESRI:103794
Micronesia|ESRI:102237,ESRI:104109
Micronesia - Kosrae (Kusaie)|4735,ESRI:37259
Micronesia - Yap Islands|3295
Midway Islands - Sand and Eastern Islands|4727,ESRI:37224
Moldova|4026,4023
Moldova - east of 30°E|4038
Moldova - west of 30°E|4037
Mongolia|ESRI:104134,ESRI:104653,ESRI:104135
Mongolia - between 102~E and 108~E|ESRI:102226
Mongolia - between 108~E and 114~E|ESRI:102227
Mongolia - between 96~E and 102~E|ESRI:102225
Mongolia - east of 114~E|ESRI:102228
Mongolia - west of 96~E|ESRI:102224
Montserrat - onshore|2004,4604
Moon - Far Side|ESRI:103879
Moon - Near Side|ESRI:103880
Morocco - north of 31.5°N|26191,ESRI:102191
Morocco - onshore|ESRI:104261
Morocco - south of 27.9°N|26193,ESRI:102193
Morocco - south of 31.5°N|26192,ESRI:102192
Mozambique|4130
Mozambique - 36°E to 42°E|3037
Mozambique - offshore|32766
Mozambique - onshore|4127
Mozambique - onshore east of 36°E|2737,5629
Mozambique - onshore west of 36°E|2736
Mozambique - south|4129
Mozambique - west - Tete province|4128
Mozambique - west of 36°E|3036
Myanmar (Burma) - onshore west of 96°E|23946
Namibia|4293
Namibia - 12°E to 14°E|29373
Namibia - 14°E to 16°E|29375
Namibia - 16°E to 18°E|29377
Namibia - 18°E to 20°E|29379
Namibia - 20°E to 22°E|29381
Namibia - 22°E to 24°E|29383
Namibia - Walvis Bay|2046,22275,ESRI:102470,ESRI:102480
Namibia - east of 24°E|29385
Namibia - offshore|29333
Namibia - west of 12°E|29371
Navajo Nation|ESRI:103586,ESRI:103587,ESRI:103588,ESRI:103589,ESRI:103590,ESRI:103591,ESRI:103592,ESRI:103593,ESRI:103594
Nepal|ESRI:102306,6207,ESRI:104256,ESRI:104664
Netherlands - offshore|23095
Netherlands - onshore|28991,28992,4289
New Caledonia|2984,4749,4645
New Caledonia - 162°E to 168°E|3170
New Caledonia - Belep|2997,4643
New Caledonia - Belep, Grande Terre, Ile des Pins, Loyalty Islands|3163
New Caledonia - Grande Terre|2982,3060,4634,4662
New Caledonia - Grande Terre - Noumea|2998,3165,3166,4644
New Caledonia - Ile des Pins|2996,4642
New Caledonia - Lifou|2981,4633
New Caledonia - Mare|4641
New Caledonia - Mare - east of 168°E|3172
New Caledonia - Mare - west of 168°E|2995
New Caledonia - Ouvea|2983,3164,4635,4750
New Caledonia - east of 168°E|3171
New Caledonia - west of 162°E|3169
New Zealand|4167,ESRI:104108
New Zealand - Antipodes and Bounty Islands|3790
New Zealand - Campbell Island|3789
New Zealand - Chatham Islands group|3764,3793,5518,5519,ESRI:102111,ESRI:102112,4672,4673,ESRI:37217,ESRI:104125
New Zealand - North Island|27291
New Zealand - North Island - Bay of Plenty mc|2106,27206
New Zealand - North Island - Hawkes Bay mc Napier vcrs|2108,27208
New Zealand - North Island - Mount Eden mc|2105,27205
New Zealand - North Island - Poverty Bay mc|2107,27207
New Zealand - North Island - Taranaki mc|2109,27209
New Zealand - North Island - Tuhirangi mc|2110,27210
New Zealand - North Island - Wairarapa mc|2112,27212
New Zealand - North Island - Wanganui mc|2111,27211
New Zealand - North Island - Wellington mc|2113,27213
New Zealand - Raoul and Kermadec Islands|3791
New Zealand - Snares and Auckland Islands|3788
New Zealand - South Island - Amuri mc|2119,27219
New Zealand - South Island - Buller mc|2117,27217
New Zealand - South Island - Collingwood mc|2114,27214
New Zealand - South Island - Gawler mc|2125,27225
New Zealand - South Island - Grey mc|2118,27218
New Zealand - South Island - Hokitika mc|2121,27221
New Zealand - South Island - Jacksons Bay mc|2123,27223
New Zealand - South Island - Karamea mc|2116,27216
New Zealand - South Island - Lindis Peak mc|2127,27227
New Zealand - South Island - Marlborough mc|2120,27220
New Zealand - South Island - Mount Nicholas mc|2128,27228
New Zealand - South Island - Mount Pleasant mc|2124,27224
New Zealand - South Island - Mount York mc|2129,27229
New Zealand - South Island - Nelson mc|2115,27215
New Zealand - South Island - North Taieri mc|2131,27231
New Zealand - South Island - Observation Point mc|2130,27230
New Zealand - South Island - Okarito mc|2122,27222
New Zealand - South Island - Timaru mc|2126,27226
New Zealand - South and Stewart Islands|27292
New Zealand - South and Stewart Islands - Bluff mc|2132,27232
New Zealand - nearshore 168°E to 174°E|27259
New Zealand - nearshore east of 174°E|27260
New Zealand - nearshore west of 168°E|27258
New Zealand - offshore|3851
New Zealand - offshore 162°E to168°E|2133
New Zealand - offshore 168°E to 174°E|2134
New Zealand - offshore 174°E to 180°E|2135
New Zealand - offshore 180°W to 174°W|5700
New Zealand - offshore Pacific Ocean, Southern Ocean|3752,3994,9191
New Zealand - onshore|2193,27200
New Zealand - onshore and nearshore|4272
Nicaragua - onshore north of 12°48'N|5461
Nicaragua - onshore south of 12°48'N|5462
Niger|4206
Niger - southeast|2931,4213
Nigeria|4263
Nigeria - 6.5°E to 10.5°E|26392
Nigeria - east of 10.5°E|26393
Nigeria - offshore|2311
Nigeria - offshore deep water - east of 6°E|26332
Nigeria - offshore deep water - west of 6°E|26331
Nigeria - west of 6.5°E|26391
Norfolk Island - east of 168°E|6738,7859
North America - 102°W to 96°W and NAD27 by country|26714
North America - 102°W to 96°W and NAD83 by country|26914
North America - 108°W to 102°W and NAD27 by country|26713
North America - 108°W to 102°W and NAD83 by country|26913
North America - 114°W to 108°W and NAD27 by country|26712
North America - 114°W to 108°W and NAD83 by country|26912
North America - 120°W to 114°W and NAD27 by country - onshore|26711
North America - 120°W to 114°W and NAD83 by country|26911
North America - 126°W to 120°W and NAD27 by country - onshore|26710
North America - 126°W to 120°W and NAD83 by country|26910
North America - 132°W to 126°W and NAD27 by country - onshore|26709
North America - 132°W to 126°W and NAD83 by country|26909
North America - 138°W to 132°W and NAD27 by country - onshore|26708
North America - 138°W to 132°W and NAD83 by country|26908
North America - 144°W to 138°W and NAD27 by country|26707
North America - 144°W to 138°W and NAD83 by country|26907
North America - 66°W to 60°W and NAD27 by country|26720
North America - 66°W to 60°W and NAD83 by country|26920
North America - 72°W to 66°W and NAD27 by country|26719
North America - 72°W to 66°W and NAD83 by country|26919
North America - 78°W to 72°W and NAD27 by country|26718
North America - 78°W to 72°W and NAD83 by country|26918
North America - 84°W to 78°W and NAD27 by country|26717
North America - 84°W to 78°W and NAD83 by country|26917
North America - 90°W to 84°W and NAD27 by country|26716
North America - 90°W to 84°W and NAD83 by country|26916
North America - 96°W to 90°W and NAD27 by country|26715
North America - 96°W to 90°W and NAD83 by country|26915
North America - Bahamas and USA - Florida - onshore|4717,ESRI:37239
North America - Canada and USA (CONUS, Alaska mainland)|ESRI:102008,ESRI:102009,ESRI:102010
North America - Great Lakes basin|3174
North America - Great Lakes basin and St Lawrence Seaway|3175
North America - NAD27|4267
North America - NAD83|4269,ESRI:104602
North Macedonia|6204,9945
Northern Mariana Islands|ESRI:102238
Norway - Baerum Kommune|ESRI:102136,ESRI:102450
Norway - Bergenhalvoen Kommune|ESRI:102137,ESRI:102451
Norway - Oslo Kommune|ESRI:102138,ESRI:102452
Norway - onshore|4273,4817
Norway - onshore - 10°E to 11°E|4860,5110
Norway - onshore - 11°E to 12°E|4861,5111
Norway - onshore - 12°E to 13°E|4862,5112
Norway - onshore - 13°E to 14°E|4863,5113
Norway - onshore - 14°E to 15°E|4864,5114
Norway - onshore - 15°E to 16°E|4865,5115
Norway - onshore - 16°E to 17°E|4866,5116
Norway - onshore - 17°E to 18°E|4867,5117
Norway - onshore - 18°E to 19°E|4868,5118
Norway - onshore - 19°E to 20°E|4869,5119
Norway - onshore - 20°E to 21°E|4870,5120
Norway - onshore - 21°E to 22°E|4871,5121
Norway - onshore - 22°E to 23°E|4872,5122
Norway - onshore - 23°E to 24°E|4873,5123
Norway - onshore - 24°E to 25°E|4874,5124
Norway - onshore - 25°E to 26°E|4875,5125
Norway - onshore - 26°E to 27°E|4876,5126
Norway - onshore - 27°E to 28°E|4877,5127
Norway - onshore - 28°E to 29°E|4878,5128
Norway - onshore - 29°E to 30°E|4879,5129
Norway - onshore - 6°E to 7°E|4856,5106
Norway - onshore - 7°E to 8°E|4857,5107
Norway - onshore - 8°E to 9°E|4858,5108
Norway - onshore - 9°E to 10°E|4859,5109
Norway - onshore - east of 30°E|4880,5130
Norway - onshore - west of 6°E|4855,5105
Norway - zone I|27391,ESRI:102101
Norway - zone II|27392,ESRI:102102
Norway - zone III|27393,ESRI:102103
Norway - zone IV|27394,ESRI:102104
Norway - zone V|27395,ESRI:102105
Norway - zone VI|27396,ESRI:102106
Norway - zone VII|27397,ESRI:102107
Norway - zone VIII|27398,ESRI:102108
Not specified|4001,4002,4003,4004,4005,4007,4008,ESRI:104000,4009,4010,4011,4012,4013,4014,4015,4016,4018,4019,4020,4021,4022,4024,4025,4027,4028,4029,4030,4031,4032,4033,4034,4035,4036,4041,4042,4043,4044,4045,4006,4047,4052,4053,4054,ESRI:104023,ESRI:104047
Oman|ESRI:37206,7373,9294,ESRI:104027,ESRI:104647
Oman - 54°E to 60°E|7375,9296,ESRI:103596
Oman - east of 60°E|7376,9297,ESRI:103597
Oman - mainland|4232
Oman - mainland east of 54°E|23240
Oman - onshore|4134
Oman - onshore east of 54°E|3440
Oman - onshore west of 54°E|3439,23239
Oman - west of 54°E|7374,9295,ESRI:103595
Pacific - Guam and NMI - onshore|4675
Pacific - Guam and NMI east of 144°E|8693,ESRI:102449
Pacific - Guam and NMI west of 144°E|8692
Pacific - Marshall Islands, Wake - onshore|4732,ESRI:37229
Pacific - US interests Mariana plate|ESRI:37220,6325,9072,ESRI:104260,ESRI:104286
Pacific - US interests Pacific plate|6322,9075,ESRI:104259,ESRI:104287
Pacific Ocean|3349,3832
Pakistan|4145
Pakistan - 28°N to 35°35'N|24376
Pakistan - east of 72°E|24313
Pakistan - north of 35°35'N|24370
Pakistan - onshore 66°E to 72°E|24312
Pakistan - onshore south of 28°N|24377
Pakistan - onshore west of 66°E|24311
Palau|ESRI:102096,ESRI:104112
Palestine Territory|ESRI:103699
Panama|5371
Panama - onshore|5469,5472,5467
Papua New Guinea|5546
Papua New Guinea - 144°E to 150°E|5551
Papua New Guinea - 150°E to 156°E|5552
Papua New Guinea - 156°E to 162°E|9874
Papua New Guinea - east of 162°E|9875
Papua New Guinea - west of 144°E|5550
Peru|5373
Peru - 78°W to 72°W|5387
Peru - 79°W to 73°W|24892
Peru - 84°W to 78°W|5388,5839
Peru - east of 72°W|5389
Peru - east of 73°W|24893
Peru - west of 79°W|24891
Philippines|4683
Philippines - 120~E to 126~E, N hemisphere|ESRI:102454,ESRI:102457
Philippines - East of 126~E, N hemisphere|ESRI:102455,ESRI:102458
Philippines - West of 120~E, N hemisphere|ESRI:102453,ESRI:102456
Philippines - onshore|4253
Philippines - zone I|3121
Philippines - zone I onshore|25391
Philippines - zone II|3122
Philippines - zone II onshore|25392
Philippines - zone III|3123
Philippines - zone III onshore|25393
Philippines - zone IV|3124
Philippines - zone IV onshore|25394
Philippines - zone V|3125
Philippines - zone V onshore|25395
Pitcairn - Pitcairn Island|3783,3784,4729,ESRI:37226,4763
Poland|2180,ESRI:102173,ESRI:102194,9702,ESRI:9701,ESRI:9702
Poland - 16.5°E to 19.5°E|2177,ESRI:102175,ESRI:102196
Poland - 19.5°E to 22.5°E|2178,ESRI:102176,ESRI:102197
Poland - east of 22.5°E|2179,ESRI:102177,ESRI:102198
Poland - onshore|3328
Poland - west of 16.5°E|2176,ESRI:102174,ESRI:102195
Poland - zone I|2171,3120
Poland - zone II|2172
Poland - zone III|2173
Poland - zone IV|2174
Poland - zone V|2175
Portugal|ESRI:102160,ESRI:102161,ESRI:102163,ESRI:102164,ESRI:102165,ESRI:104105,ESRI:104106
Portugal - Azores - west of 30°W|5014,ESRI:102331
Portugal - Azores 30°W to 24°W|5015,ESRI:102332
Portugal - Azores C - onshore|2189,3063,ESRI:102162,4183,4665,ESRI:37241
Portugal - Azores E - onshore|2190,3062,ESRI:102168,4184,4664,ESRI:37249
Portugal - Azores W - onshore|2188,ESRI:102166,4182,ESRI:37245
Portugal - Azores and Madeira|5632,5633,5013,ESRI:104142
Portugal - Madeira and EEZ E of 18°W|5016,ESRI:102333
Portugal - Madeira archipelago onshore|2191,2942,3061,ESRI:102167,4185,4615,4663,ESRI:37247
Portugal - Selvagens onshore|2943,ESRI:102169,4616,ESRI:37250
Portugal - mainland - onshore|2963,3763,5017,5018,20790,20791,27429,27492,27493,4666,4904,4207,4274,4803
Puerto Rico|ESRI:32059
Puerto Rico - onshore|3991
Qatar|ESRI:102143,4285
Qatar - onshore|2099,2932,28600,4286,4614
Reunion|4627,7037
Reunion - east of 54°E|2975
Reunion - onshore|2990,3727,4626,ESRI:37235
Reunion - west of 54°E|5644
Romania|3844,31700,4317
Romania - offshore|2213
Romania - onshore|31600,4316
Russia|7683,4200
Russia - 100.5°E to 103.5°E onshore|2551,2610,2668,2726,21234,21334,ESRI:21234,ESRI:21334
Russia - 102°E to 108°E onshore|2477,2508,20018,20078,20918,21018,28418,28478,ESRI:20918,ESRI:21018
Russia - 103.5°E to 106.5°E onshore|2552,2611,2669,2727,21235,21335,ESRI:21235,ESRI:21335
Russia - 106.5°E to 109.5°E onshore|2553,2612,2670,2728,21236,21336,ESRI:21236,ESRI:21336
Russia - 108°E to 114°E onshore|2478,2509,20019,20079,20919,21019,28419,28479,ESRI:20919,ESRI:21019
Russia - 109.5°E to 112.5°E onshore|2554,2613,2671,2729,21237,21337,ESRI:21237,ESRI:21337
Russia - 112.5°E to 115.5°E onshore|2555,2614,2672,2730,21238,21338,ESRI:21238,ESRI:21338
Russia - 114°E to 120°E onshore|2479,2510,20020,20080,20920,21020,28420,28480,ESRI:20920,ESRI:21020
Russia - 115.5°E to 118.5°E onshore|2556,2615,2673,2731,21239,21339,ESRI:21239,ESRI:21339
Russia - 118.5°E to 121.5°E onshore|2557,2616,2674,2732,21240,21340,ESRI:21240,ESRI:21340
Russia - 120°E to 126°E onshore|2480,2511,20021,20081,20921,21021,28421,28481,ESRI:20921,ESRI:21021
Russia - 121.5°E to 124.5°E onshore|2558,2617,2675,2733,21241,21341,ESRI:21241,ESRI:21341
Russia - 124.5°E to 127.5°E onshore|2559,2618,2676,2734,21242,21342,ESRI:21242,ESRI:21342
Russia - 126°E to 132°E onshore|2481,2512,20022,20082,20922,21022,28422,28482,ESRI:20922,ESRI:21022
Russia - 127.5°E to 130.5°E onshore|2560,2619,2677,2735,21243,21343,ESRI:21243,ESRI:21343
Russia - 130.5°E to 133.5°E onshore|2561,2620,2678,2738,21244,21344,ESRI:21244,ESRI:21344
Russia - 132°E to 138°E onshore|2482,2513,20023,20083,20923,21023,28423,28483,ESRI:20923,ESRI:21023
Russia - 133.5°E to 136.5°E onshore|2562,2621,2679,2739,21245,21345,ESRI:21245,ESRI:21345
Russia - 136.5°E to 139.5°E onshore|2563,2622,2680,2740,21246,21346,ESRI:21246,ESRI:21346
Russia - 138°E to 144°E onshore|2483,2514,20024,20084,20924,21024,28424,28484,ESRI:20924,ESRI:21024
Russia - 139.5°E to 142.5°E onshore|2564,2623,2681,2741,21247,21347,ESRI:21247,ESRI:21347
Russia - 142.5°E to 145.5°E onshore|2565,2624,2682,2742,21248,21348,ESRI:21248,ESRI:21348
Russia - 144°E to 150°E onshore|2484,2515,20025,20085,20925,21025,28425,28485,ESRI:20925,ESRI:21025
Russia - 145.5°E to 148.5°E onshore|2566,2625,2683,2743,21249,21349,ESRI:21249,ESRI:21349
Russia - 148.5°E to 151.5°E onshore|2567,2626,2684,2744,21250,21350,ESRI:21250,ESRI:21350
Russia - 150°E to 156°E onshore|2485,2516,20026,20086,20926,21026,28426,28486,ESRI:20926,ESRI:21026
Russia - 151.5°E to 154.5°E onshore|2568,2627,2685,2745,21251,21351,ESRI:21251,ESRI:21351
Russia - 154.5°E to 157.5°E onshore|2569,2628,2686,2746,21252,21352,ESRI:21252,ESRI:21352
Russia - 156°E to 162°E onshore|2486,2517,20027,20087,20927,21027,28427,28487,ESRI:20927,ESRI:21027
Russia - 157.5°E to 160.5°E onshore|2570,2629,2687,2747,21253,21353,ESRI:21253,ESRI:21353
Russia - 160.5°E to 163.5°E onshore|2571,2630,2688,2748,21254,21354,ESRI:21254,ESRI:21354
Russia - 162°E to 168°E onshore|2487,2518,20028,20088,20928,21028,28428,28488,ESRI:20928,ESRI:21028
Russia - 163.5°E to 166.5°E onshore|2572,2631,2689,2749,21255,21355,ESRI:21255,ESRI:21355
Russia - 166.5°E to 169.5°E onshore|2573,2632,2690,2750,21256,21356,ESRI:21256,ESRI:21356
Russia - 168°E to 174°E onshore|2488,2519,20029,20089,20929,21029,28429,28489,ESRI:20929,ESRI:21029
Russia - 169.5°E to 172.5°E onshore|2574,2633,2691,2751,21257,21357,ESRI:21257,ESRI:21357
Russia - 172.5°E to 175.5°E onshore|2575,2634,2692,2752,21258,21358,ESRI:21258,ESRI:21358
Russia - 172.5°W to 169.5°W onshore|2580,2639,2697,2757,21263,21363,ESRI:21263,ESRI:21363
Russia - 174°E to 180°E onshore|2489,2520,20030,20090,20930,21030,28430,28490,ESRI:20930,ESRI:21030
Russia - 175.5°E to 178.5°E onshore|2576,2635,2693,2753,21259,21359,ESRI:21259,ESRI:21359
Russia - 175.5°W to 172.5°W onshore|2579,2638,2696,2756,21262,21362,ESRI:21262,ESRI:21362
Russia - 178.5°E to 178.5°W onshore|2577,2636,2694,2754,3389,3390,21260,21360,ESRI:21260,ESRI:21360
Russia - 178.5°W to 175.5°W onshore|2578,2637,2695,2755,21261,21361,ESRI:21261,ESRI:21361
Russia - 180° to 174°W onshore|2490,2521,20031,20091,20931,21031,28431,28491,ESRI:20931,ESRI:21031
Russia - 19.5°E to 22.5°E onshore|2641,2699,21207,21307,ESRI:21207,ESRI:21307
Russia - 22.5°E to 25.5°E onshore|2642,2700,21208,21308,ESRI:21208,ESRI:21308
Russia - 24°E to 30°E onshore|2464,20005,20065,20905,21005,ESRI:20905,ESRI:21005
Russia - 25.5°E to 28.5°E onshore|2643,2701,21209,21309,ESRI:21209,ESRI:21309
Russia - 28.5°E to 31.5°E onshore|2644,2702,21210,21310,ESRI:21210,ESRI:21310
Russia - 30°E to 36°E onshore|2465,20006,20066,20906,21006,ESRI:20906,ESRI:21006
Russia - 31.5°E to 34.5°E onshore|2645,2703,21211,21311,ESRI:21211,ESRI:21311
Russia - 34.5°E to 37.5°E onshore|2646,2704,21212,21312,ESRI:21212,ESRI:21312
Russia - 36°E to 42°E onshore|2466,20007,20067,20907,21007,ESRI:20907,ESRI:21007
Russia - 37.5°E to 40.5°E onshore|2647,2705,21213,21313,ESRI:21213,ESRI:21313
Russia - 40.5°E to 43.5°E onshore|2648,2706,21214,21314,ESRI:21214,ESRI:21314
Russia - 42°E to 48°E onshore|2467,20008,20068,20908,21008,ESRI:20908,ESRI:21008
Russia - 43.5°E to 46.5°E onshore|2649,2707,21215,21315,ESRI:21215,ESRI:21315
Russia - 46.5°E to 49.5°E onshore|2650,2708,21216,21316,ESRI:21216,ESRI:21316
Russia - 48°E to 54°E onshore|2468,20009,20069,20909,21009,ESRI:20909,ESRI:21009
Russia - 49.5°E to 52.5°E onshore|2651,2709,21217,21317,ESRI:21217,ESRI:21317
Russia - 52.5°E to 55.5°E onshore|2652,2710,21218,21318,ESRI:21218,ESRI:21318
Russia - 54°E to 60°E onshore|2469,20010,20070,20910,21010,ESRI:20910,ESRI:21010
Russia - 55.5°E to 58.5°E onshore|2653,2711,21219,21319,ESRI:21219,ESRI:21319
Russia - 58.5°E to 61.5°E onshore|2654,2712,21220,21320,ESRI:21220,ESRI:21320
Russia - 60°E to 66°E onshore|2470,20011,20071,20911,21011,ESRI:20911,ESRI:21011
Russia - 61.5°E to 64.5°E onshore|2655,2713,21221,21321,ESRI:21221,ESRI:21321
Russia - 64.5°E to 67.5°E onshore|2656,2714,21222,21322,ESRI:21222,ESRI:21322
Russia - 66°E to 72°E onshore|2471,20012,20072,20912,21012,ESRI:20912,ESRI:21012
Russia - 67.5°E to 70.5°E onshore|2657,2715,21223,21323,ESRI:21223,ESRI:21323
Russia - 70.5°E to 73.5°E onshore|2658,2716,21224,21324,ESRI:21224,ESRI:21324
Russia - 72°E to 78°E onshore|2472,20013,20073,20913,21013,ESRI:20913,ESRI:21013
Russia - 73.5°E to 76.5°E onshore|2659,2717,21225,21325,ESRI:21225,ESRI:21325
Russia - 76.5°E to 79.5°E onshore|2660,2718,21226,21326,ESRI:21226,ESRI:21326
Russia - 78°E to 84°E onshore|2473,20014,20074,20914,21014,ESRI:20914,ESRI:21014
Russia - 79.5°E to 82.5°E onshore|2661,2719,21227,21327,ESRI:21227,ESRI:21327
Russia - 82.5°E to 85.5°E onshore|2662,2720,21228,21328,ESRI:21228,ESRI:21328
Russia - 84°E to 90°E onshore|2474,20015,20075,20915,21015,ESRI:20915,ESRI:21015
Russia - 85.5°E to 88.5°E onshore|2663,2721,21229,21329,ESRI:21229,ESRI:21329
Russia - 88.5°E to 91.5°E onshore|2546,2606,2664,2722,21230,21330,ESRI:21230,ESRI:21330
Russia - 90°E to 96°E onshore|2475,2506,20016,20076,20916,21016,28416,28476,ESRI:20916,ESRI:21016
Russia - 91.5°E to 94.5°E onshore|2547,2607,2665,2723,21231,21331,ESRI:21231,ESRI:21331
Russia - 94.5°E to 97.5°E onshore|2548,2608,2666,2724,21232,21332,ESRI:21232,ESRI:21332
Russia - 96°E to 102°E onshore|2476,2507,20017,20077,20917,21017,28417,28477,ESRI:20917,ESRI:21017
Russia - 97.5°E to 100.5°E onshore|2549,2609,2667,2725,21233,21333,ESRI:21233,ESRI:21333
Russia - east of 169.5°W onshore|2581,2640,2698,2758,21264,21364,ESRI:21264,ESRI:21364
Russia - east of 174°W onshore|2491,2522,20032,20092,20932,21032,28432,28492,ESRI:20932,ESRI:21032
Russia - west of 19.5°E|3146,3147,3150,3151
Russia - west of 24°E onshore|2463,20004,20064,20904,21004,ESRI:20904,ESRI:21004
Sao Tome and Principe - onshore - Principe|4824
Sao Tome and Principe - onshore - Sao Tome|4823
Saudi Arabia|8818,9333
Saudi Arabia - 36°E to 42°E|8837,9357
Saudi Arabia - 42°E to 48°E|8838,9358
Saudi Arabia - 48°E to 54°E|8839,9359
Saudi Arabia - east of 54°E|8840,9360,20440
Saudi Arabia - onshore|2318,ESRI:102204
Saudi Arabia - onshore 36°E to 42°E|20437
Saudi Arabia - onshore west of 36°E|20436
Saudi Arabia - west of 36°E|8836,9356
Senegal|31028,4310
Serbia|8682,4075,8685
Serbia and Kosovo|ESRI:102157
Seychelles - Mahe Island|4256
Seychelles - Seychelles Bank|6915,6892
Sierra Leone|ESRI:104103
Sierra Leone - Freetown Peninsula|2159,2160,4174
Sierra Leone - east of 12°W|2162
Sierra Leone - onshore|4175
Sierra Leone - west of 12°W|2161
Singapore|3414,24500,4757,ESRI:37207
Slovakia|8352,8353,8351,ESRI:104648
Slovenia|2170,3787,3794,3911,3912,8686,8687,ESRI:102060,ESRI:102109,ESRI:104131,4765
Solomon Islands - Guadalcanal Island|ESRI:37221
Solomon Islands - New Georgia - Ghizo (Gizo)|ESRI:37218
Solomon Islands - onshore main islands|4718
Somalia - 42°E to 48°E, N hemisphere onshore|20538
Somalia - onshore|4205
Somalia - onshore east of 48°E|20539
South Africa - 18°E to 20°E|2048,22279,ESRI:102472,ESRI:102482,ESRI:102562
South Africa - 20°E to 22°E|2049,22281,ESRI:102473,ESRI:102483,ESRI:102563
South Africa - 22°E to 24°E|2050,22283,ESRI:102474,ESRI:102484,ESRI:102564
South Africa - 24°E to 26°E|2051,22285,ESRI:102475,ESRI:102485,ESRI:102565
South Africa - 26°E to 28°E|2052,22287,ESRI:102476,ESRI:102486,ESRI:102566
South Africa - 28°E to 30°E|2053,22289,ESRI:102477,ESRI:102487,ESRI:102567
South Africa - 30°E to 32°E|2054,22291,ESRI:102478,ESRI:102488,ESRI:102568
South Africa - Prince Edward islands - onshore and offshore|9222
South Africa - east of 32°E|2055,22293,ESRI:102479,ESRI:102489
South Africa - mainland - onshore and offshore|9221
South Africa - west of 18°E|2047,22277,ESRI:102471,ESRI:102481
South America|ESRI:102015,ESRI:102032,ESRI:102033
South America - 36°W to 30°W|32000
South America - 42°W to 36°W|31999
South America - 48°W to 42°W|31998
South America - 54°W to 48°W, N hemisphere|31991,ESRI:31922
South America - 54°W to 48°W, N hemisphere and SAD69 by country|29122,29172
South America - 54°W to 48°W, N hemisphere and SIRGAS 2000 by country|31976
South America - 54°W to 48°W, S hemisphere|31997
South America - 54°W to 48°W, S hemisphere and SAD69 by country|29182,29192
South America - 54°W to 48°W, S hemisphere and SIRGAS 2000 by country|31982
South America - 60°W to 54°W, N hemisphere|31990,ESRI:31921
South America - 60°W to 54°W, N hemisphere and PSAD56 by country|24821
South America - 60°W to 54°W, N hemisphere and SAD69 by country|29171
South America - 60°W to 54°W, N hemisphere and SIRGAS 2000 by country|31975
South America - 60°W to 54°W, S hemisphere|31996
South America - 60°W to 54°W, S hemisphere and SAD69 by country|29181,29191
South America - 60°W to 54°W, S hemisphere and SIRGAS 2000 by country|31981
South America - 66°W to 60°W, N hemisphere|31989,ESRI:31920
South America - 66°W to 60°W, N hemisphere and PSAD56 by country|24820
South America - 66°W to 60°W, N hemisphere and SAD69 by country|29170
South America - 66°W to 60°W, N hemisphere and SIRGAS 2000 by country|31974
South America - 66°W to 60°W, S hemisphere|31995
South America - 66°W to 60°W, S hemisphere and SAD69 by country|29190
South America - 66°W to 60°W, S hemisphere and SIRGAS 2000 by country|31980
South America - 72°W to 66°W, N hemisphere|31988,ESRI:31919
South America - 72°W to 66°W, N hemisphere and PSAD56 by country|24819
South America - 72°W to 66°W, N hemisphere and SIRGAS 2000 by country|31973
South America - 72°W to 66°W, N hemisphere onshore|29169
South America - 72°W to 66°W, S hemisphere|31994
South America - 72°W to 66°W, S hemisphere and PSAD56 by country|24879
South America - 72°W to 66°W, S hemisphere and SIRGAS 2000 by country|31979
South America - 72°W to 66°W, S hemisphere onshore|29189
South America - 78°W to 72°W, N hemisphere|31987,ESRI:31918
South America - 78°W to 72°W, N hemisphere and PSAD56 by country|24818
South America - 78°W to 72°W, N hemisphere and SAD69 by country|29168
South America - 78°W to 72°W, S hemisphere and PSAD56 by country|24878
South America - 78°W to 72°W, S hemisphere and SAD69 by country|29188
South America - 78°W to 72°W, S hemisphere and SIRGAS 1995 by country|31993
South America - 78°W to 72°W, S hemisphere and SIRGAS 2000 by country|31978
South America - 84°W to 78°W, N hemisphere and PSAD56 by country|24817
South America - 84°W to 78°W, N hemisphere and SAD69 by country|5463
South America - 84°W to 78°W, N hemisphere and SIRGAS95 by country|31986,ESRI:31917
South America - 84°W to 78°W, S hemisphere|31977
South America - 84°W to 78°W, S hemisphere and PSAD56 by country|24877
South America - 84°W to 78°W, S hemisphere and SAD69 by country|29187
South America - 84°W to 78°W, S hemisphere and SIRGAS95 by country|31992
South America - Brazil - south of 18°S and west of 54°W + DF  N Paraguay|4224
South America - PSAD56 by country|4248
South America - SAD69 by country|4291,4618
South America - SIRGAS 1995 by country|4170
South America - Tierra del Fuego|4254
South Georgia - onshore|3762,4722,ESRI:37242
Spain - Canary Islands|5634,5635,4081
Spain - Canary Islands - El Hierro west of 18°W|9404,9406
Spain - Canary Islands - east of 18°W|4083,ESRI:103215
Spain - Canary Islands - west of 18°W|4082,ESRI:103214
Spain - Canary Islands onshore|9403,ESRI:37246
Spain - Canary Islands onshore east of 18°W|9405
Spain - Canary Islands western|4728
Spain - Canary Islands western east of 18°W|9407
Spain - mainland onshore|2062,4903
Sri Lanka|ESRI:102063,ESRI:102064
Sri Lanka - onshore|5234,5235,5233,ESRI:104693,4244
St Helena - Ascension Island|4712,ESRI:37237
St Helena - St Helena Island|7877,7878,7882,7883,7887,7886,4710,ESRI:37238,7881
St Helena - Tristan da Cunha|4734,ESRI:37251
St Kitts and Nevis|ESRI:37240
St Kitts and Nevis - onshore|2005,4605
St Lucia - onshore|2006,4606
St Pierre and Miquelon|4467,4463,7035
St Pierre and Miquelon - onshore|2987,4638
St Vincent and the Grenadines - onshore|2007,4607
Suriname|31121,4311
Suriname - offshore|31154
Suriname - onshore|31170,31171
Sweden|2400,3006,30800,4124,4619
Sweden - 0 gon|3022,3028,3848
Sweden - 12 00|3007
Sweden - 13 30|3008
Sweden - 14 15|3012
Sweden - 15 00|3009
Sweden - 15 45|3013
Sweden - 16 30|3010
Sweden - 17 15|3014
Sweden - 18 00|3011
Sweden - 18 45|3015
Sweden - 2.5 gon E|3023,3029,3849
Sweden - 2.5 gon W|3847
Sweden - 2.5 gon W  Sweden - onshore|3021,3027
Sweden - 20 15|3016
Sweden - 21 45|3017
Sweden - 23 15|3018
Sweden - 5 gon E|3024,3030,3850
Sweden - 5 gon W|3020,3026,3846
Sweden - 7.5 gon W|3019,3025,3845
Sweden - Stockholm|3152
Sweden - Stockholm county|3854
Sweden - onshore|4308,4814
Taiwan|3824,ESRI:104137
Taiwan - 118°E to 120°E|3825,ESRI:102444
Taiwan - 120°E to 122°E|3826,ESRI:102443
Taiwan - onshore - Penghu|3827,ESRI:102442
Taiwan - onshore - mainland|3828,ESRI:102441
Taiwan - onshore - mainland and Penghu|3829,4236,3821,ESRI:104136
Thailand - east of 102°E|24048
Thailand - onshore and GoT 96°E to102°E|24047
Thailand - onshore and Gulf of Thailand|4240
Thailand - onshore east of 102°E|23948
Togo|25231,4252
Tonga|5887,5886
Trinidad and Tobago - Tobago - onshore|2066,27120,4157,4271
Trinidad and Tobago - Trinidad|2314,30200,4302
Trinidad and Tobago - Trinidad - onshore|2067,4158
Trinidad and Tobago - offshore east of 60°W|8036
Trinidad and Tobago - offshore west of 60°W|8035
Tunisia|4223,ESRI:37223,ESRI:37225
Tunisia - north of 34°39'N|22391
Tunisia - offshore|2088,22332
Tunisia - onshore|22300,4816
Tunisia - south of 34°39'N|22392
Turkey|5636,5637,5252
Turkey - 28.5°E to 31.5°E onshore|2207,2320,5254,5270,ESRI:2182,ESRI:102551
Turkey - 31.5°E to 34.5°E onshore|2208,2321,5255,5271,ESRI:2183,ESRI:102552
Turkey - 34.5°E to 37.5°E onshore|2209,2322,5256,5272,ESRI:2184,ESRI:102553
Turkey - 37.5°E to 40.5°E onshore|2210,2323,5257,5273,ESRI:2185,ESRI:102554
Turkey - 40.5°E to 43.5°E onshore|2211,2324,5258,5274,ESRI:2186,ESRI:102555
Turkey - east of 43.5°E|2212,2325,5259,5275,ESRI:2187,ESRI:102556
Turkey - west of 28.5°E onshore|2206,2319,5253,5269,ESRI:2181,ESRI:102550
UAE - Abu Dhabi - onshore west of 54°E|30339
UAE - Abu Dhabi and Dubai - onshore|4303
UAE - Abu Dhabi and Dubai - onshore east of 54°E|30340
UAE - Dubai municipality|3997
UAE - east of 54°E|27040
UK - Aberdeen to Inverness|9387,9384
UK - Britain and UKCS 49°45'N to 61°N, 9°W to 2°E|27700,4277
UK - Cardiff to Lincoln|9869,9866
UK - Glasgow to Kilmarnock|9456,9453
UK - Great Britain onshore and nearshore  Isle of Man|4278
UK - Highways England - A1|ESRI:102799
UK - Highways England - A10|ESRI:102814,ESRI:102815
UK - Highways England - A11|ESRI:102816,ESRI:102817,ESRI:102818
UK - Highways England - A12|ESRI:102819,ESRI:102820,ESRI:102821
UK - Highways England - A13|ESRI:102822,ESRI:102823
UK - Highways England - A14|ESRI:102824,ESRI:102825
UK - Highways England - A15|ESRI:102826,ESRI:102827
UK - Highways England - A16|ESRI:102828,ESRI:102829
UK - Highways England - A17|ESRI:102830,ESRI:102831
UK - Highways England - A18|ESRI:102832,ESRI:102833
UK - Highways England - A19|ESRI:102834,ESRI:102835
UK - Highways England - A2|ESRI:102800
UK - Highways England - A20|ESRI:102836,ESRI:102837
UK - Highways England - A21|ESRI:102838,ESRI:102839
UK - Highways England - A22|ESRI:102840,ESRI:102841
UK - Highways England - A23|ESRI:102842,ESRI:102843
UK - Highways England - A24|ESRI:102844,ESRI:102845
UK - Highways England - A25|ESRI:102846,ESRI:102847
UK - Highways England - A26|ESRI:102848,ESRI:102849
UK - Highways England - A27|ESRI:102850,ESRI:102851
UK - Highways England - A28|ESRI:102852,ESRI:102853
UK - Highways England - A29|ESRI:102854
UK - Highways England - A3|ESRI:102801,ESRI:102802
UK - Highways England - A30|ESRI:102855
UK - Highways England - A4|ESRI:102803
UK - Highways England - A5|ESRI:102804,ESRI:102805
UK - Highways England - A6|ESRI:102806,ESRI:102807
UK - Highways England - A7|ESRI:102808,ESRI:102809
UK - Highways England - A8|ESRI:102810,ESRI:102811
UK - Highways England - A9|ESRI:102812,ESRI:102813
UK - Highways England - B15|ESRI:102856,ESRI:102857,ESRI:102858
UK - Highways England - B16|ESRI:102859,ESRI:102860,ESRI:102861,ESRI:102862
UK - Highways England - B17|ESRI:102863,ESRI:102864
UK - Highways England - B18|ESRI:102865,ESRI:102866
UK - Highways England - B19|ESRI:102867
UK - Highways England - B20|ESRI:102868
UK - Highways England - B21|ESRI:102869
UK - Highways England - B22|ESRI:102870
UK - Highways England - B23|ESRI:102871
UK - Highways England - B24|ESRI:102872
UK - Highways England - B25|ESRI:102873
UK - Highways England - B26|ESRI:102874
UK - Highways England - B27|ESRI:102875
UK - Highways England - B28|ESRI:102876
UK - Highways England - B29|ESRI:102877
UK - Highways England - B30|ESRI:102878
UK - Highways England - B31|ESRI:102879
UK - Highways England - B32|ESRI:102880
UK - Highways England - C13|ESRI:102881
UK - Highways England - C14|ESRI:102882,ESRI:102883,ESRI:102884,ESRI:102885
UK - Highways England - C15|ESRI:102886,ESRI:102887,ESRI:102888,ESRI:102889,ESRI:102890
UK - Highways England - C16|ESRI:102891,ESRI:102892,ESRI:102893,ESRI:102894
UK - Highways England - C17|ESRI:102895,ESRI:102896
UK - Highways England - C18|ESRI:102897,ESRI:102898
UK - Highways England - C19|ESRI:102899,ESRI:102900
UK - Inverness to Thurso|9977,9974
UK - Leeds to Hull|9967,9964
UK - Liverpool to Leeds|9367,9364
UK - London|ESRI:102400,ESRI:104050
UK - London to Birmingham and Crewe|9300,9299
UK - London to Sheffield|9373,9372
UK - Manchester to Dore|9880,9871
UK - Manchester, Wigan and Chester|20002,20033
UK - Motherwell to Inverness|9972,9969
UK - Newcastle to Ashington|9761,ESRI:9761,9758,ESRI:9758
UK - Newport to Ebbw Vale|9943,9939
UK - Northern Ireland - onshore|29901,4188
UK - Oxford to Bedford|9766,ESRI:9766,9763,ESRI:9763
UK - Tweedmouth to Aberdeen|9741,ESRI:9741,9739,ESRI:9739
UK - offshore - North Sea|23090
US - Nebraska - Lancaster County|ESRI:102705
USA|2163,9311
USA - 102°W to 96°W|3721,6343,ESRI:102383,ESRI:102414
USA - 102°W to 96°W and GoM OCS|32064,32164
USA - 102°W to 96°W onshore|3744
USA - 108°W to 102°W|3720,3743,4413,4433,6342,ESRI:102207,ESRI:102382,ESRI:102413
USA - 114°W to 108°W|3719,3742,4412,4432,6341,ESRI:102059,ESRI:102206,ESRI:102412
USA - 120°W to 114°W|3718,4411,4431,6340,ESRI:102058,ESRI:102411
USA - 120°W to 114°W onshore|3741,ESRI:102205
USA - 126°W to 120°W|3717,4410,4430,6339,ESRI:102057,ESRI:102410
USA - 126°W to 120°W onshore|3740
USA - 132°W to 126°W|3716,4409,4429,6338,ESRI:102056,ESRI:102409
USA - 138°W to 132°W|3715,4408,4428,6337,ESRI:102055,ESRI:102408
USA - 144°W to 138°W|3714,4407,4427,6336,ESRI:102054,ESRI:102407
USA - 150°W to 144°W - AK, OCS|3713,4406,4426,6335,26706,26906,ESRI:102053,ESRI:102406
USA - 156°W to 150°W - AK, HI|26905
USA - 156°W to 150°W - AK, OCS|3712,4405,4425,6334,26705,ESRI:102052,ESRI:102405
USA - 156°W to 150°W onshore - HI|3751,6635,ESRI:102115,ESRI:102203,ESRI:102494,ESRI:102702
USA - 162°W to 156°W - AK, HI|26904
USA - 162°W to 156°W - AK, OCS|3711,4404,4424,6333,26704,ESRI:102051
USA - 162°W to 156°W onshore - HI|3750,6634,ESRI:102114,ESRI:102202,ESRI:102493,ESRI:102701
USA - 168°W to 162°W - AK, OCS|3710,4403,4423,6332,26703,26903,ESRI:102050,ESRI:102403,ESRI:102404
USA - 174°E to 180°E - AK, OCS|3371,3373,3707,4400,4420,6329,ESRI:102047,ESRI:102127,ESRI:102131,ESRI:102365
USA - 174°W to 168°W - AK, OCS|3709,4402,4422,6331,26702,26902,ESRI:102049,ESRI:102125,ESRI:102129,ESRI:102402
USA - 180°W to 174°W - AK, OCS|3708,4401,4421,6330,26701,26901,ESRI:102048,ESRI:102124,ESRI:102128,ESRI:102401
USA - 72°W to 66°W|3726,4419,4439,6348,ESRI:102388,ESRI:102419
USA - 72°W to 66°W onshore|3749
USA - 78°W to 72°W|3725,4418,4438,6347,ESRI:102387,ESRI:102418
USA - 78°W to 72°W onshore|3748,ESRI:102211
USA - 84°W to 78°W|3724,6346,ESRI:102386,ESRI:102417
USA - 84°W to 78°W and GoM OCS|32067,32167
USA - 84°W to 78°W onshore|3747
USA - 90°W to 84°W|3723,6345,ESRI:102385,ESRI:102416
USA - 90°W to 84°W and GoM OCS|32066,32166
USA - 90°W to 84°W onshore|3746
USA - 96°W to 90°W|3722,6344,ESRI:102384,ESRI:102415
USA - 96°W to 90°W and GoM OCS|32065,32165
USA - 96°W to 90°W onshore|3745
USA - Alabama - SPCS - E|2759,3465,6355,9748,26729,26929,ESRI:9748,ESRI:102229,ESRI:102629,ESRI:102975,ESRI:103220
USA - Alabama - SPCS - W|2760,3466,6356,9749,26730,26930,ESRI:9749,ESRI:102230,ESRI:102630,ESRI:102976,ESRI:103221
USA - Alaska|2964,3338,3467,6393,ESRI:102006,ESRI:102117,ESRI:102247,ESRI:102966,ESRI:37260
USA - Alaska - 144°W to 141°W|3469,6395,26732,26932,ESRI:102367,ESRI:102446,ESRI:102632,ESRI:102978
USA - Alaska - 148°W to 144°W|3470,6396,26733,26933,ESRI:102368,ESRI:102447,ESRI:102633,ESRI:102979
USA - Alaska - 152°W to 148°W|3471,6397,26734,26934,ESRI:102369,ESRI:102392,ESRI:102634,ESRI:102980
USA - Alaska - 156°W to 152°W|3472,6398,26735,26935,ESRI:102370,ESRI:102393,ESRI:102635,ESRI:102981
USA - Alaska - 160°W to 156°W|3473,6399,26736,26936,ESRI:102371,ESRI:102394,ESRI:102636,ESRI:102982
USA - Alaska - 164°W to 160°W|3474,6400,26737,26937,ESRI:102372,ESRI:102395,ESRI:102637,ESRI:102983
USA - Alaska - Aleutian Islands|3477,6403,26740,26940,ESRI:102375,ESRI:102398,ESRI:102640,ESRI:102986
USA - Alaska - Panhandle|3468,6394,26731,26931,ESRI:102366,ESRI:102445,ESRI:102631,ESRI:102977
USA - Alaska - St. George Island|4138
USA - Alaska - St. Lawrence Island|4136
USA - Alaska - St. Paul Island|4137
USA - Alaska - north of 54.5°N  168°W to 164°W|3475,6401,26738,26938,ESRI:102373,ESRI:102396,ESRI:102638,ESRI:102984
USA - Alaska - north of 54.5°N  west of 168°W|3476,6402,26739,26939,ESRI:102374,ESRI:102397,ESRI:102639,ESRI:102985
USA - Amtrak NE corridor|20050
USA - Arizona - Pima county Mt. Lemmon|8068
USA - Arizona - Pima county central|8066
USA - Arizona - Pima county east|8065
USA - Arizona - Pima county west|8067
USA - Arizona - SPCS - C|2223,2762,2868,3478,3479,6404,6405,26749,26949,ESRI:102249,ESRI:102649,ESRI:102988,ESRI:102991,ESRI:103223,ESRI:103226
USA - Arizona - SPCS - E|2222,2761,2867,3480,3481,6406,6407,26748,26948,ESRI:102248,ESRI:102648,ESRI:102987,ESRI:102990,ESRI:103222,ESRI:103225
USA - Arizona - SPCS - W|2224,2763,2869,3482,3483,6408,6409,26750,26950,ESRI:102250,ESRI:102650,ESRI:102989,ESRI:102992,ESRI:103224,ESRI:103227
USA - Arkansas - SPCS - N|2764,3433,3441,3484,3485,6410,6411,26751,26951,ESRI:102251,ESRI:102651,ESRI:102993,ESRI:102995,ESRI:103228,ESRI:103230
USA - Arkansas - SPCS - S|2765,3434,3442,3486,3487,6412,6413,26752,26952,ESRI:102252,ESRI:102652,ESRI:102994,ESRI:102996,ESRI:103229,ESRI:103231
USA - CONUS - onshore|5069,5070,5071,5072,6350,ESRI:102003,ESRI:102004,ESRI:102005,ESRI:102039,ESRI:102965
USA - CONUS and Alaska  PRVI|6318,6783,4759,ESRI:104223,ESRI:104145
USA - California|3309,3310,3311,3488,6414,ESRI:102599,ESRI:102600,ESRI:102759,ESRI:102760,ESRI:102962
USA - California - SPCS - 1|2225,2766,2870,3489,3490,6415,6416,26741,26941,ESRI:102241,ESRI:102641,ESRI:102997,ESRI:103003,ESRI:103232,ESRI:103238
USA - California - SPCS - 2|2226,2767,2871,3491,3492,6417,6418,26742,26942,ESRI:102242,ESRI:102642,ESRI:102998,ESRI:103004,ESRI:103233,ESRI:103239
USA - California - SPCS - 3|2227,2768,2872,3493,3494,6419,6420,26743,26943,ESRI:102243,ESRI:102643,ESRI:102999,ESRI:103005,ESRI:103234,ESRI:103240
USA - California - SPCS - 4|2228,2769,2873,3495,3496,6421,6422,26744,26944,ESRI:102244,ESRI:102644,ESRI:103000,ESRI:103006,ESRI:103235,ESRI:103241
USA - California - SPCS - 6|2230,2771,2875,3499,3500,6425,6426,26746,26946,ESRI:102246,ESRI:102646,ESRI:103002,ESRI:103008,ESRI:103237,ESRI:103243
USA - California - SPCS27 - 5|26745,ESRI:102699
USA - California - SPCS27 - 7|26747,26799
USA - California - SPCS83 - 5|2229,2770,2874,3497,3498,6423,6424,26945,ESRI:102245,ESRI:102645,ESRI:103001,ESRI:103007,ESRI:103236,ESRI:103242
USA - California - San Francisco Bay Area|6996,6997,7131,7132
USA - California and borders of NV, AZ, OR and MX|ESRI:104024,ESRI:104644
USA - Colorado - SPCS - C|2232,2773,2877,3501,3502,6427,6428,26754,26954,ESRI:102254,ESRI:102654,ESRI:103010,ESRI:103013,ESRI:103245,ESRI:103248
USA - Colorado - SPCS - N|2231,2772,2876,3503,3504,6429,6430,26753,26953,ESRI:102253,ESRI:102653,ESRI:103009,ESRI:103012,ESRI:103244,ESRI:103247
USA - Colorado - SPCS - S|2233,2774,2878,3505,3506,6431,6432,26755,26955,ESRI:102255,ESRI:102655,ESRI:103011,ESRI:103014,ESRI:103246,ESRI:103249
USA - Connecticut|2234,2775,2879,3507,3508,6433,6434,26756,26956,ESRI:102256,ESRI:102656,ESRI:103015,ESRI:103016,ESRI:103250,ESRI:103251
USA - Contiguous US|ESRI:102589
USA - Delaware|2235,2776,2880,3509,3510,6435,6436,26757,26957,ESRI:102257,ESRI:102657,ESRI:103017,ESRI:103018,ESRI:103252,ESRI:103253
USA - FBN|8860,8449
USA - Florida|3086,3087,3513,6439,ESRI:102967
USA - Florida - SPCS - E|2236,2777,2881,3511,3512,6437,6438,26758,26958,ESRI:102258,ESRI:102658,ESRI:103019,ESRI:103022,ESRI:103254,ESRI:103257
USA - Florida - SPCS - N|2238,2779,2883,3514,3515,6440,6441,26760,26960,ESRI:102260,ESRI:102660,ESRI:103021,ESRI:103024,ESRI:103256,ESRI:103259
USA - Florida - SPCS - W|2237,2778,2882,3516,3517,6442,6443,26759,26959,ESRI:102259,ESRI:102659,ESRI:103020,ESRI:103023,ESRI:103255,ESRI:103258
USA - Georgia|ESRI:102118,ESRI:102604
USA - Georgia - SPCS - E|2239,2780,2884,3518,3519,6444,6445,26766,26966,ESRI:102266,ESRI:102666,ESRI:103025,ESRI:103027,ESRI:103260,ESRI:103262
USA - Georgia - SPCS - W|2240,2781,2885,3520,3521,6446,6447,26767,26967,ESRI:102267,ESRI:102667,ESRI:103026,ESRI:103028,ESRI:103261,ESRI:103263
USA - GoM OCS - 90°W to 84°W|32076,32666
USA - GoM OCS - 96°W to 90°W|32075,32665
USA - GoM OCS - east of 84°W|32077,32667
USA - GoM OCS - west of 96°W|32074,32664
USA - HARN|4152
USA - Hawaii - Kauai - onshore|2785,3564,6631,26964,ESRI:26764,ESRI:102264,ESRI:102464,ESRI:102523,ESRI:102528,ESRI:102664
USA - Hawaii - Maui  Kahoolawe  Lanai  Molokai - onshore|2783,3562,6629,26962,ESRI:26762,ESRI:102262,ESRI:102462,ESRI:102521,ESRI:102526,ESRI:102662
USA - Hawaii - Niihau - onshore|2786,3565,6632,26965,ESRI:26765,ESRI:102265,ESRI:102465,ESRI:102524,ESRI:102529,ESRI:102665
USA - Hawaii - Oahu - onshore|2784,3563,3759,3760,6630,6633,26963,ESRI:26763,ESRI:102263,ESRI:102463,ESRI:102522,ESRI:102527,ESRI:102663
USA - Hawaii - Tern Island and Sorel Atoll|4707,ESRI:37213
USA - Hawaii - island of Hawaii - onshore|2782,3561,6628,26961,ESRI:26761,ESRI:102261,ESRI:102461,ESRI:102520,ESRI:102525,ESRI:102661
USA - Hawaii - onshore|ESRI:102007,4135,ESRI:104138
USA - Idaho|8826,ESRI:102605
USA - Idaho - SPCS - C|2242,2788,2887,3522,3523,6448,6449,26769,26969,ESRI:102269,ESRI:102669,ESRI:103030,ESRI:103033,ESRI:103265,ESRI:103268
USA - Idaho - SPCS - E|2241,2787,2886,3524,3525,6450,6451,26768,26968,ESRI:102268,ESRI:102668,ESRI:103029,ESRI:103032,ESRI:103264,ESRI:103267
USA - Idaho - SPCS - W|2243,2789,2888,3526,3527,6452,6453,26770,26970,ESRI:102270,ESRI:102670,ESRI:103031,ESRI:103034,ESRI:103266,ESRI:103269
USA - Illinois - SPCS - E|2790,3435,3443,3528,3529,6454,6455,26771,26971,ESRI:102271,ESRI:102671,ESRI:103035,ESRI:103037,ESRI:103270,ESRI:103272
USA - Illinois - SPCS - W|2791,3436,3444,3530,3531,6456,6457,26772,26972,ESRI:102272,ESRI:102672,ESRI:103036,ESRI:103038,ESRI:103271,ESRI:103273
USA - Indiana - Adams|7257,7258
USA - Indiana - Allen|7259,7260
USA - Indiana - Bartholomew|7261,7262
USA - Indiana - Benton|7263,7264
USA - Indiana - Blackford and Delaware|7265,7266
USA - Indiana - Boone and Hendricks|7267,7268
USA - Indiana - Brown|7269,7270
USA - Indiana - Carroll|7271,7272
USA - Indiana - Cass|7273,7274
USA - Indiana - Clark, Floyd, Scott|7275,7276
USA - Indiana - Clay|7277,7278
USA - Indiana - Clinton|7279,7280
USA - Indiana - Crawford, Lawrence, Orange|7281,7282
USA - Indiana - Daviess and Greene|7283,7284
USA - Indiana - DeKalb|7289,7290
USA - Indiana - Dearborn, Ohio, Switzerland|7285,7286
USA - Indiana - Decatur and Rush|7287,7288
USA - Indiana - Dubois and Martin|7291,7292
USA - Indiana - Elkhart, Kosciusko, Wabash|7293,7294
USA - Indiana - Fayette, Franklin, Union|7295,7296
USA - Indiana - Fountain and Warren|7297,7298
USA - Indiana - Fulton, Marshall, St Joseph|7299,7300
USA - Indiana - Gibson|7301,7302
USA - Indiana - Grant|7303,7304
USA - Indiana - Hamilton and Tipton|7305,7306
USA - Indiana - Hancock and Madison|7307,7308
USA - Indiana - Harrison and Washington|7309,7310
USA - Indiana - Henry|7311,7312
USA - Indiana - Howard and Miami|7313,7314
USA - Indiana - Huntington and Whitley|7315,7316
USA - Indiana - Jackson|7317,7318
USA - Indiana - Jasper and Porter|7319,7320
USA - Indiana - Jay|7321,7322
USA - Indiana - Jefferson|7323,7324
USA - Indiana - Jennings|7325,7326
USA - Indiana - Johnson and Marion|7327,7328
USA - Indiana - Knox|7329,7330
USA - Indiana - LaGrange and Noble|7331,7332
USA - Indiana - LaPorte, Pulaski, Starke|7335,7336
USA - Indiana - Lake and Newton|7333,7334
USA - Indiana - Monroe and Morgan|7337,7338
USA - Indiana - Montgomery and Putnam|7339,7340
USA - Indiana - Owen|7341,7342
USA - Indiana - Parke and Vermillion|7343,7344
USA - Indiana - Perry|7345,7346
USA - Indiana - Pike and Warrick|7347,7348
USA - Indiana - Posey|7349,7350
USA - Indiana - Randolph and Wayne|7351,7352
USA - Indiana - Ripley|7353,7354
USA - Indiana - SPCS - E|2244,2792,2889,2965,2967,3532,3533,6458,6459,26773,26973,ESRI:102273,ESRI:102673,ESRI:103039,ESRI:103041,ESRI:103274,ESRI:103276
USA - Indiana - SPCS - W|2245,2793,2890,2966,2968,3534,3535,6460,6461,26774,26974,ESRI:102274,ESRI:102674,ESRI:103040,ESRI:103042,ESRI:103275,ESRI:103277
USA - Indiana - Shelby|7355,7356
USA - Indiana - Spencer|7357,7358
USA - Indiana - Steuben|7359,7360
USA - Indiana - Sullivan|7361,7362
USA - Indiana - Tippecanoe and White|7363,7364
USA - Indiana - Vanderburgh|7365,7366
USA - Indiana - Vigo|7367,7368
USA - Indiana - Wells|7369,7370
USA - Iowa - Ames-Des Moines|7064
USA - Iowa - Burlington|7070
USA - Iowa - Carroll-Atlantic|7063
USA - Iowa - Cedar Rapids|7066
USA - Iowa - Council Bluffs|7062
USA - Iowa - Dubuque-Davenport|7067
USA - Iowa - Elkader|7059
USA - Iowa - Fairfield|7069
USA - Iowa - Mason City|7058
USA - Iowa - Newton|7065
USA - Iowa - Red Oak-Ottumwa|7068
USA - Iowa - SPCS - N|2794,3417,3425,3536,3537,6462,6463,26775,26975,ESRI:102275,ESRI:102675,ESRI:103043,ESRI:103045,ESRI:103278,ESRI:103280
USA - Iowa - SPCS - S|2795,3418,3426,3538,3539,6464,6465,26776,26976,ESRI:102276,ESRI:102676,ESRI:103044,ESRI:103046,ESRI:103279,ESRI:103281
USA - Iowa - Sioux City-Iowa Falls|7060
USA - Iowa - Spencer|7057
USA - Iowa - Waterloo|7061
USA - Kansas|6922,6923,6924,6925
USA - Kansas - Arkansas City|8538
USA - Kansas - Atchison|8527
USA - Kansas - Beloit|8523
USA - Kansas - Coffeyville|8539
USA - Kansas - Colby|8519
USA - Kansas - Dodge City|8533
USA - Kansas - Emporia|8526
USA - Kansas - Garden City|8531
USA - Kansas - Goodland|8518
USA - Kansas - Great Bend|8522
USA - Kansas - Hays|8521
USA - Kansas - Kansas City|8528
USA - Kansas - Larned|8534
USA - Kansas - Manhattan|8525
USA - Kansas - Oberlin|8520
USA - Kansas - Pittsburg|8540
USA - Kansas - Pratt|8535
USA - Kansas - SPCS - N|2796,3419,3427,3540,3541,6466,6467,26777,26977,ESRI:102277,ESRI:102677,ESRI:103047,ESRI:103049,ESRI:103282,ESRI:103284
USA - Kansas - SPCS - S|2797,3420,3428,3542,3543,6468,6469,26778,26978,ESRI:102278,ESRI:102678,ESRI:103048,ESRI:103050,ESRI:103283,ESRI:103285
USA - Kansas - Salina|8524
USA - Kansas - Ulysses|8529
USA - Kansas - Wichita|8536
USA - Kentucky|3088,3089,3090,3091,3546,3547,6472,6473,ESRI:65163,ESRI:102363,ESRI:102763,ESRI:103053,ESRI:103054,ESRI:103288,ESRI:103289
USA - Kentucky - SPCS - N|2205,2246,2798,2891,3544,3545,6470,6471,26779,26979,ESRI:102279,ESRI:102679,ESRI:103051,ESRI:103052,ESRI:103286,ESRI:103287
USA - Kentucky - SPCS - S|2247,2799,2892,3548,3549,6474,6475,26780,26980,ESRI:102280,ESRI:102680,ESRI:103055,ESRI:103056,ESRI:103290,ESRI:103291
USA - Louisiana|3453,32099,32199
USA - Louisiana - SPCS - N|2800,3451,3456,3550,3551,6476,6477,26781,26981,ESRI:102281,ESRI:102681,ESRI:103057,ESRI:103059,ESRI:103292,ESRI:103294
USA - Louisiana - SPCS27 - S|26782
USA - Louisiana - SPCS83 - S|2801,3452,3457,3552,3553,6478,6479,26982,ESRI:102282,ESRI:102682,ESRI:103058,ESRI:103060,ESRI:103293,ESRI:103295
USA - Maine - CS2000 - C|3073,3076,3463,3464,3554,6480,ESRI:102209,ESRI:102607,ESRI:103066,ESRI:103373
USA - Maine - CS2000 - E|3072,3075,3555,6481,ESRI:102208,ESRI:102606,ESRI:103065,ESRI:103372
USA - Maine - CS2000 - W|3074,3077,3556,6482,ESRI:102210,ESRI:102608,ESRI:103067,ESRI:103374
USA - Maine - SPCS - E|2802,3557,6483,6484,26783,26814,26825,26836,26847,26855,26863,26983,ESRI:102283,ESRI:102683,ESRI:103061,ESRI:103063,ESRI:103296,ESRI:103298
USA - Maine - SPCS - W|2803,3558,6485,6486,26784,26815,26826,26837,26848,26856,26864,26984,ESRI:102284,ESRI:102684,ESRI:103062,ESRI:103064,ESRI:103297,ESRI:103299
USA - Maryland|2248,2804,2893,3559,3582,6487,6488,26785,26985,ESRI:102285,ESRI:102685,ESRI:103068,ESRI:103069,ESRI:103375,ESRI:103376
USA - Massachusetts - SPCS - islands|2250,2806,2895,3583,3584,6489,6490,26787,26987,ESRI:102287,ESRI:102687,ESRI:103071,ESRI:103073,ESRI:103378,ESRI:103380
USA - Massachusetts - SPCS - mainland|2249,2805,2894,3585,3586,6491,6492,26786,26986,ESRI:102286,ESRI:102686,ESRI:103070,ESRI:103072,ESRI:103377,ESRI:103379
USA - Michigan|3078,3079,3591,6497,ESRI:102120,ESRI:102121,ESRI:102122,ESRI:102123,ESRI:102968,4268
USA - Michigan - SPCS - C|2252,2808,2897,3587,3588,6201,6493,6494,26812,26989,ESRI:26789,ESRI:102289,ESRI:102689,ESRI:103075,ESRI:103078,ESRI:103382,ESRI:103385
USA - Michigan - SPCS - E|5623,26801
USA - Michigan - SPCS - N|2251,2807,2896,3589,3590,6200,6495,6496,6966,26811,26988,ESRI:26788,ESRI:102288,ESRI:102688,ESRI:103074,ESRI:103077,ESRI:103381,ESRI:103384
USA - Michigan - SPCS - S|2253,2809,2898,3592,3593,6202,6498,6499,26813,26990,ESRI:26790,ESRI:102290,ESRI:102690,ESRI:103076,ESRI:103079,ESRI:103383,ESRI:103386
USA - Michigan - SPCS - W|5625,26803
USA - Michigan - SPCS - old central|5624,26802
USA - Minnesota|ESRI:103600,ESRI:103601,ESRI:103602,ESRI:103603,ESRI:103604,ESRI:103605,ESRI:103606,ESRI:103607,ESRI:103608,ESRI:103609,ESRI:103610,ESRI:103611,ESRI:103612,ESRI:103613,ESRI:103614,ESRI:103615,ESRI:103616,ESRI:103617,ESRI:103618,ESRI:103619,ESRI:103620,ESRI:103621,ESRI:103622,ESRI:103623,ESRI:103624,ESRI:103625,ESRI:103626,ESRI:103627,ESRI:103628,ESRI:103629,ESRI:103630,ESRI:103631,ESRI:103632,ESRI:103633,ESRI:103634,ESRI:103635,ESRI:103636,ESRI:103637,ESRI:103638,ESRI:103639,ESRI:103640,ESRI:103641,ESRI:103642,ESRI:103643,ESRI:103644,ESRI:103645,ESRI:103646,ESRI:103647,ESRI:103648,ESRI:103649,ESRI:103650,ESRI:103651,ESRI:103652,ESRI:103653,ESRI:103654,ESRI:103655,ESRI:103656,ESRI:103657,ESRI:103658,ESRI:103659,ESRI:103660,ESRI:103661,ESRI:103662,ESRI:103663,ESRI:103664,ESRI:103665,ESRI:103666,ESRI:103667,ESRI:103668,ESRI:103669,ESRI:103670,ESRI:103671,ESRI:103672,ESRI:103673,ESRI:103674,ESRI:103675,ESRI:103676,ESRI:103677,ESRI:103678,ESRI:103679,ESRI:103680,ESRI:103681,ESRI:103682,ESRI:103683,ESRI:103684,ESRI:103685,ESRI:103686,ESRI:103687,ESRI:103688,ESRI:103689,ESRI:103690,ESRI:103691,ESRI:103692,ESRI:103693,ESRI:103694,ESRI:103695,ESRI:103700,ESRI:103701,ESRI:103702,ESRI:103703,ESRI:103704,ESRI:103705,ESRI:103706,ESRI:103707,ESRI:103708,ESRI:103709,ESRI:103710,ESRI:103711,ESRI:103712,ESRI:103713,ESRI:103714,ESRI:103715,ESRI:103716,ESRI:103717,ESRI:103718,ESRI:103719,ESRI:103720,ESRI:103721,ESRI:103722,ESRI:103723,ESRI:103724,ESRI:103725,ESRI:103726,ESRI:103727,ESRI:103728,ESRI:103729,ESRI:103730,ESRI:103731,ESRI:103732,ESRI:103733,ESRI:103734,ESRI:103735,ESRI:103736,ESRI:103737,ESRI:103738,ESRI:103739,ESRI:103740,ESRI:103741,ESRI:103742,ESRI:103743,ESRI:103744,ESRI:103745,ESRI:103746,ESRI:103747,ESRI:103748,ESRI:103749,ESRI:103750,ESRI:103751,ESRI:103752,ESRI:103753,ESRI:103754,ESRI:103755,ESRI:103756,ESRI:103757,ESRI:103758,ESRI:103759,ESRI:103760,ESRI:103761,ESRI:103762,ESRI:103763,ESRI:103764,ESRI:103765,ESRI:103766,ESRI:103767,ESRI:103768,ESRI:103769,ESRI:103770,ESRI:103771,ESRI:103772,ESRI:103773,ESRI:103774,ESRI:103775,ESRI:103776,ESRI:103777,ESRI:103778,ESRI:103779,ESRI:103780,ESRI:103781,ESRI:103782,ESRI:103783,ESRI:103784,ESRI:103785,ESRI:103786,ESRI:103787,ESRI:103788,ESRI:103789,ESRI:103790,ESRI:103791,ESRI:103792,ESRI:103793,ESRI:104700,ESRI:104701,ESRI:104702,ESRI:104703,ESRI:104704,ESRI:104705,ESRI:104706,ESRI:104707,ESRI:104708,ESRI:104709,ESRI:104710,ESRI:104711,ESRI:104712,ESRI:104713,ESRI:104714,ESRI:104715,ESRI:104716,ESRI:104717,ESRI:104718,ESRI:104719,ESRI:104720,ESRI:104721,ESRI:104722,ESRI:104723,ESRI:104724,ESRI:104725,ESRI:104726,ESRI:104727,ESRI:104728,ESRI:104729,ESRI:104730,ESRI:104731,ESRI:104732,ESRI:104733,ESRI:104734,ESRI:104735,ESRI:104736,ESRI:104737,ESRI:104738,ESRI:104739,ESRI:104740,ESRI:104741,ESRI:104742,ESRI:104743,ESRI:104744,ESRI:104745,ESRI:104746,ESRI:104747,ESRI:104748,ESRI:104749,ESRI:104750,ESRI:104751,ESRI:104752,ESRI:104753,ESRI:104754,ESRI:104755,ESRI:104756,ESRI:104757,ESRI:104758,ESRI:104759,ESRI:104760,ESRI:104761,ESRI:104762,ESRI:104763,ESRI:104764,ESRI:104765,ESRI:104766,ESRI:104767,ESRI:104768,ESRI:104769,ESRI:104770,ESRI:104771,ESRI:104772,ESRI:104773,ESRI:104774,ESRI:104775,ESRI:104776,ESRI:104777,ESRI:104778,ESRI:104779,ESRI:104780,ESRI:104781,ESRI:104782,ESRI:104783,ESRI:104784,ESRI:104785,ESRI:104786
USA - Minnesota - SPCS - C|2811,3594,6500,6501,26792,26820,26831,26842,26850,26858,26866,26992,ESRI:102292,ESRI:102467,ESRI:102692,ESRI:103081,ESRI:103084,ESRI:103388,ESRI:103391
USA - Minnesota - SPCS - N|2810,3595,6502,6503,26791,26819,26830,26841,26849,26857,26865,26991,ESRI:102291,ESRI:102466,ESRI:102691,ESRI:103080,ESRI:103083,ESRI:103387,ESRI:103390
USA - Minnesota - SPCS - S|2812,3596,6504,6505,26793,26821,26832,26843,26851,26859,26867,26993,ESRI:102293,ESRI:102468,ESRI:102693,ESRI:103082,ESRI:103085,ESRI:103389,ESRI:103392
USA - Mississippi|3814,3815,3816,6508,ESRI:102469,ESRI:102609,ESRI:102963
USA - Mississippi - SPCS - E|2254,2813,2899,3597,3598,6506,6507,26794,26994,ESRI:102294,ESRI:102694,ESRI:103086,ESRI:103088,ESRI:103393,ESRI:103395
USA - Mississippi - SPCS - W|2255,2814,2900,3599,3600,6509,6510,26795,26995,ESRI:102295,ESRI:102695,ESRI:103087,ESRI:103089,ESRI:103394,ESRI:103396
USA - Missouri - SPCS - C|2816,3601,6511,26797,26997,ESRI:102297,ESRI:102697,ESRI:103091,ESRI:103398
USA - Missouri - SPCS - E|2815,3602,6512,26796,26996,ESRI:102296,ESRI:102696,ESRI:103090,ESRI:103397
USA - Missouri - SPCS - W|2817,3603,6513,26798,26998,ESRI:102298,ESRI:102698,ESRI:103092,ESRI:103399
USA - Montana|2256,2818,2901,3604,3605,6514,6515,32100,ESRI:102300,ESRI:102700,ESRI:103093,ESRI:103094,ESRI:103472,ESRI:103473
USA - Montana - Billings|7117,7127
USA - Montana - Blackfeet reservation|7110,7120
USA - Montana - Crow reservation|7115,7125
USA - Montana - Fort Belknap|7112,7122
USA - Montana - Fort Peck higher areas|7113,7123
USA - Montana - Fort Peck lower areas|7114,7124
USA - Montana - Milk River|7111,7121
USA - Montana - SPCS27 - C|32002
USA - Montana - SPCS27 - N|32001
USA - Montana - SPCS27 - S|32003
USA - Montana - St Mary valley|7109,7119
USA - Montana - Three Forks|7116,7126
USA - Montana, North Dakota, and South Dakota|ESRI:102399
USA - Nebraska|2819,3606,6516,6517,6880,26822,26833,26844,26852,26860,26868,32104,ESRI:102304,ESRI:102704,ESRI:103095,ESRI:103096,ESRI:103474,ESRI:103475
USA - Nebraska - SPCS27 - N|32005
USA - Nebraska - SPCS27 - S|32006
USA - Nevada - Las Vegas|8379,8380,8383,8384
USA - Nevada - Las Vegas high elevation|8381,8382,8385,8387
USA - Nevada - SPCS - C|2821,3422,3430,3607,3608,6518,6519,32008,32108,ESRI:102308,ESRI:102708,ESRI:103098,ESRI:103101,ESRI:103477,ESRI:103480
USA - Nevada - SPCS - E|2820,3421,3429,3609,3610,6520,6521,32007,32107,ESRI:102307,ESRI:102707,ESRI:103097,ESRI:103100,ESRI:103476,ESRI:103479
USA - Nevada - SPCS - W|2822,3423,3431,3611,3612,6522,6523,32009,32109,ESRI:102309,ESRI:102709,ESRI:103099,ESRI:103102,ESRI:103478,ESRI:103481
USA - New Hampshire|2823,3437,3445,3613,3614,6524,6525,32010,32110,ESRI:102310,ESRI:102710,ESRI:103103,ESRI:103104,ESRI:103482,ESRI:103483
USA - New Jersey|2824,3424,3432,3615,3616,6526,6527,32011,32111,ESRI:102311,ESRI:102711,ESRI:103105,ESRI:103106,ESRI:103484,ESRI:103485
USA - New Mexico - SPCS - E|2257,2825,2902,3619,3620,6530,6531,32012,32112,ESRI:102312,ESRI:102712,ESRI:103107,ESRI:103110,ESRI:103486,ESRI:103489
USA - New Mexico - SPCS27 - C|32013
USA - New Mexico - SPCS27 - W|32014
USA - New Mexico - SPCS83 - C|2258,2826,2903,3617,3618,6528,6529,32113,ESRI:102313,ESRI:102713,ESRI:103108,ESRI:103111,ESRI:103487,ESRI:103490
USA - New Mexico - SPCS83 - W|2259,2827,2904,3621,3622,6532,6533,32114,ESRI:102314,ESRI:102714,ESRI:103109,ESRI:103112,ESRI:103488,ESRI:103491
USA - New York - SPCS - C|2261,2829,2906,3623,3624,6534,6535,32016,32116,ESRI:102316,ESRI:102716,ESRI:103114,ESRI:103118,ESRI:103493,ESRI:103497
USA - New York - SPCS - E|2260,2828,2905,3625,3626,6536,6537,32015,32115,ESRI:102315,ESRI:102715,ESRI:103113,ESRI:103117,ESRI:103492,ESRI:103496
USA - New York - SPCS - Long Island|2263,2831,2908,3627,3628,4456,6538,6539,32018,32118,ESRI:102318,ESRI:102718,ESRI:103116,ESRI:103120,ESRI:103495,ESRI:103499
USA - New York - SPCS - W|2262,2830,2907,3629,3630,6540,6541,32017,32117,ESRI:102317,ESRI:102717,ESRI:103115,ESRI:103119,ESRI:103494,ESRI:103498
USA - North Carolina|2264,3358,3359,3404,3631,3632,6542,6543,32019,32119,ESRI:102719,ESRI:103121,ESRI:103122,ESRI:103500,ESRI:103501
USA - North Dakota - Fargo|ESRI:102389,ESRI:102390,ESRI:102391
USA - North Dakota - SPCS - N|2265,2832,2909,3633,3634,6544,6545,32020,32120,ESRI:102320,ESRI:102720,ESRI:103123,ESRI:103125,ESRI:103502,ESRI:103504
USA - North Dakota - SPCS - S|2266,2833,2910,3635,3636,6546,6547,32021,32121,ESRI:102321,ESRI:102721,ESRI:103124,ESRI:103126,ESRI:103503,ESRI:103505
USA - Ohio - SPCS - N|2834,3637,3728,3734,3753,6548,6549,32022,32122,ESRI:102322,ESRI:102722,ESRI:103127,ESRI:103129,ESRI:103506,ESRI:103508
USA - Ohio - SPCS - S|2835,3638,3729,3735,3754,6550,6551,32023,32123,ESRI:102323,ESRI:102723,ESRI:103128,ESRI:103130,ESRI:103507,ESRI:103509
USA - Oklahoma - SPCS - N|2267,2836,2911,3639,3640,6552,6553,32024,32124,ESRI:102324,ESRI:102724,ESRI:103131,ESRI:103133,ESRI:103510,ESRI:103512
USA - Oklahoma - SPCS - S|2268,2837,2912,3641,3642,6554,6555,32025,32125,ESRI:102325,ESRI:102725,ESRI:103132,ESRI:103134,ESRI:103511,ESRI:103513
USA - Oregon|2991,2992,2993,2994,3643,3644,6556,6557,6867,6868,ESRI:102380,ESRI:102381,ESRI:102969,ESRI:102970
USA - Oregon - Baker City|6784,6785,6786,6787,ESRI:102500,ESRI:102530
USA - Oregon - Bend-Burns|6796,6797,6798,6799,ESRI:102501,ESRI:102531
USA - Oregon - Bend-Klamath Falls|6788,6789,6790,6791,ESRI:102502,ESRI:102532
USA - Oregon - Bend-Redmond-Prineville|6792,6793,6794,6795,ESRI:102503,ESRI:102533
USA - Oregon - Burns-Harper|8311,8312
USA - Oregon - Canyon City-Burns|8313,8314
USA - Oregon - Canyonville-Grants Pass|6800,6801,6802,6803,ESRI:102504,ESRI:102534
USA - Oregon - Coast Range North|8315,8316
USA - Oregon - Columbia River East|6804,6805,6806,6807,ESRI:102505,ESRI:102535
USA - Oregon - Columbia River West|6808,6809,6810,6811,ESRI:102506,ESRI:102536
USA - Oregon - Cottage Grove-Canyonville|6812,6813,6814,6815,ESRI:102507,ESRI:102537
USA - Oregon - Dayville-Prairie City|8317,8318
USA - Oregon - Denio-Burns|8319,8320
USA - Oregon - Dufur-Madras|6816,6817,6818,6819,ESRI:102508,ESRI:102538
USA - Oregon - Eugene|6820,6821,6822,6823,ESRI:102509,ESRI:102539
USA - Oregon - Grants Pass-Ashland|6824,6825,6826,6827,ESRI:102510,ESRI:102540
USA - Oregon - Gresham-Warm Springs|6828,6829,6830,6831,ESRI:102511,ESRI:102541
USA - Oregon - Halfway|8321,8322
USA - Oregon - La Grande|6832,6833,6834,6835,ESRI:102512,ESRI:102542
USA - Oregon - Medford-Diamond Lake|8323,8324
USA - Oregon - Mitchell|8325,8326
USA - Oregon - North Central|8327,8328
USA - Oregon - Ochoco Summit|8329,8330
USA - Oregon - Ontario|6836,6837,6838,6839,ESRI:102513,ESRI:102543
USA - Oregon - Oregon Coast|6840,6841,6842,6843,ESRI:102514,ESRI:102544
USA - Oregon - Owyhee|8331,8332
USA - Oregon - Pendleton|6844,6845,6846,6847,ESRI:102516,ESRI:102546
USA - Oregon - Pendleton-La Grande|6848,6849,6850,6851,ESRI:102515,ESRI:102545
USA - Oregon - Pilot Rock-Ukiah|8333,8334
USA - Oregon - Portland|6852,6853,6854,6855,ESRI:102517,ESRI:102547
USA - Oregon - Prairie City-Brogan|8335,8336
USA - Oregon - Riley-Lakeview|8337,8338
USA - Oregon - SPCS - N|2269,2838,2913,3645,3646,6558,6559,6884,6885,32026,32126,ESRI:102326,ESRI:102376,ESRI:102378,ESRI:102726,ESRI:103135,ESRI:103137
USA - Oregon - SPCS - S|2270,2839,2914,3647,3648,6560,6561,6886,6887,32027,32127,ESRI:102327,ESRI:102377,ESRI:102379,ESRI:102727,ESRI:103136,ESRI:103138
USA - Oregon - Salem|6856,6857,6858,6859,ESRI:102518,ESRI:102548
USA - Oregon - Siskiyou Pass|8339,8340
USA - Oregon - Sweet Home-Sisters|6860,6861,6862,6863,ESRI:102519,ESRI:102549
USA - Oregon - Ukiah-Fox|8341,8342
USA - Oregon - Wallowa|8343,8344
USA - Oregon - Warner Highway|8345,8346
USA - Oregon - Willamette Pass|8347,8348
USA - Oregon and Washington|9674,ESRI:102218
USA - Pennsylvania - SPCS - N|2271,3362,3363,3649,3650,6562,6563,32028,32128,ESRI:102728,ESRI:103139,ESRI:103140,ESRI:103514,ESRI:103515
USA - Pennsylvania - SPCS - S|2272,3364,3365,3651,3652,4455,6564,6565,32029,32129,ESRI:102729,ESRI:103141,ESRI:103142,ESRI:103516,ESRI:103517
USA - Rhode Island|2840,3438,3446,3653,3654,6567,6568,32030,32130,ESRI:102330,ESRI:102730,ESRI:103143,ESRI:103144,ESRI:103518,ESRI:103519
USA - South Carolina|2273,3360,3361,3655,3656,6569,6570,32133,ESRI:102733,ESRI:103145,ESRI:103146,ESRI:103520,ESRI:103521
USA - South Carolina - SPCS27 - N|32031
USA - South Carolina - SPCS27 - S|32033
USA - South Dakota - SPCS - N|2841,3454,3458,3657,3658,4457,6571,6572,32034,32134,ESRI:102334,ESRI:102734,ESRI:103147,ESRI:103149,ESRI:103522,ESRI:103524
USA - South Dakota - SPCS - S|2842,3455,3459,3659,3660,6573,6574,32035,32135,ESRI:102335,ESRI:102735,ESRI:103148,ESRI:103150,ESRI:103523,ESRI:103525
USA - Tennessee|2204,2274,2843,2915,3661,3662,6575,6576,32036,32136,ESRI:102336,ESRI:102736,ESRI:103151,ESRI:103152,ESRI:103526,ESRI:103527
USA - Texas|3080,3081,3082,3083,3084,3085,3665,3666,6579,6580,ESRI:102119,ESRI:102601,ESRI:102602,ESRI:102603,ESRI:102971,ESRI:102972
USA - Texas - SPCS - C|2277,2846,2918,3663,3664,6577,6578,32039,32139,ESRI:102339,ESRI:102739,ESRI:103155,ESRI:103160,ESRI:103541,ESRI:103546
USA - Texas - SPCS - N|2275,2844,2916,3667,3668,6581,6582,32037,32137,ESRI:102337,ESRI:102737,ESRI:103153,ESRI:103158,ESRI:103539,ESRI:103544
USA - Texas - SPCS - NC|2276,2845,2917,3669,3670,6583,6584,32038,32138,ESRI:102338,ESRI:102738,ESRI:103154,ESRI:103159,ESRI:103540,ESRI:103545
USA - Texas - SPCS27 - S|32041
USA - Texas - SPCS27 - SC|32040
USA - Texas - SPCS83 - S|2279,2848,2920,3671,3672,6585,6586,32141,ESRI:102341,ESRI:102741,ESRI:103157,ESRI:103162,ESRI:103543,ESRI:103548
USA - Texas - SPCS83 - SC|2278,2847,2919,3673,3674,6587,6588,32140,ESRI:102340,ESRI:102740,ESRI:103156,ESRI:103161,ESRI:103542,ESRI:103547
USA - USFS - Eastern Region|ESRI:102042
USA - Utah - SPCS - C|2281,2850,2922,3566,3569,3675,3676,3677,6619,6625,32043,32143,ESRI:102343,ESRI:102743,ESRI:103164,ESRI:103167,ESRI:103170,ESRI:103550,ESRI:103553,ESRI:103556
USA - Utah - SPCS - N|2280,2849,2921,3560,3568,3678,3679,3680,6620,6626,32042,32142,ESRI:102342,ESRI:102742,ESRI:103163,ESRI:103166,ESRI:103169,ESRI:103549,ESRI:103552,ESRI:103555
USA - Utah - SPCS - S|2282,2851,2923,3567,3570,3681,3682,3683,6621,6627,32044,32144,ESRI:102344,ESRI:102744,ESRI:103165,ESRI:103168,ESRI:103171,ESRI:103551,ESRI:103554,ESRI:103557
USA - Vermont|2852,3684,5646,5654,5655,6589,6590,32045,32145,ESRI:102345,ESRI:102745,ESRI:103172,ESRI:103173,ESRI:103558
USA - Virginia|3968,3969,3970,6591
USA - Virginia - SPCS - N|2283,2853,2924,3685,3686,6592,6593,32046,32146,ESRI:102346,ESRI:102746,ESRI:103174,ESRI:103176,ESRI:103559,ESRI:103561
USA - Virginia - SPCS - S|2284,2854,2925,3687,3688,6594,6595,32047,32147,ESRI:102347,ESRI:102747,ESRI:103175,ESRI:103177,ESRI:103560,ESRI:103562
USA - Washington - Bellevue|ESRI:102041
USA - Washington - SPCS27 - N|32048
USA - Washington - SPCS27 - S|32049
USA - Washington - SPCS83 - N|2285,2855,2926,3689,3690,6596,6597,32148,ESRI:102348,ESRI:102748,ESRI:103178,ESRI:103180,ESRI:103563,ESRI:103565
USA - Washington - SPCS83 - S|2286,2856,2927,3691,3692,6598,6599,32149,ESRI:102349,ESRI:102749,ESRI:103179,ESRI:103181,ESRI:103564,ESRI:103566
USA - West Virginia - SPCS - N|2857,3693,6600,6601,26823,26834,26845,26853,26861,26869,32050,32150,ESRI:102350,ESRI:102750,ESRI:103182,ESRI:103184,ESRI:103567,ESRI:103569
USA - West Virginia - SPCS - S|2858,3694,6602,6603,26824,26835,26846,26854,26862,26870,32051,32151,ESRI:102351,ESRI:102751,ESRI:103183,ESRI:103185,ESRI:103568,ESRI:103570
USA - Wisconsin|3069,3070,3071,3701,6610,ESRI:102217,ESRI:102219,ESRI:102220,ESRI:102973,ESRI:102974,ESRI:103300,ESRI:103301,ESRI:103302,ESRI:103303,ESRI:103304,ESRI:103305,ESRI:103306,ESRI:103307,ESRI:103308,ESRI:103309,ESRI:103310,ESRI:103311,ESRI:103312,ESRI:103313,ESRI:103314,ESRI:103315,ESRI:103316,ESRI:103317,ESRI:103318,ESRI:103319,ESRI:103320,ESRI:103321,ESRI:103322,ESRI:103323,ESRI:103324,ESRI:103325,ESRI:103326,ESRI:103327,ESRI:103328,ESRI:103329,ESRI:103330,ESRI:103331,ESRI:103332,ESRI:103333,ESRI:103334,ESRI:103335,ESRI:103336,ESRI:103337,ESRI:103338,ESRI:103339,ESRI:103340,ESRI:103341,ESRI:103342,ESRI:103343,ESRI:103344,ESRI:103345,ESRI:103346,ESRI:103347,ESRI:103348,ESRI:103349,ESRI:103350,ESRI:103351,ESRI:103352,ESRI:103353,ESRI:103354,ESRI:103355,ESRI:103356,ESRI:103357,ESRI:103358,ESRI:103359,ESRI:103360,ESRI:103361,ESRI:103362,ESRI:103363,ESRI:103364,ESRI:103365,ESRI:103366,ESRI:103367,ESRI:103368,ESRI:103369,ESRI:103370,ESRI:103371,ESRI:103400,ESRI:103401,ESRI:103402,ESRI:103403,ESRI:103404,ESRI:103405,ESRI:103406,ESRI:103407,ESRI:103408,ESRI:103409,ESRI:103410,ESRI:103411,ESRI:103412,ESRI:103413,ESRI:103414,ESRI:103415,ESRI:103416,ESRI:103417,ESRI:103418,ESRI:103419,ESRI:103420,ESRI:103421,ESRI:103422,ESRI:103423,ESRI:103424,ESRI:103425,ESRI:103426,ESRI:103427,ESRI:103428,ESRI:103429,ESRI:103430,ESRI:103431,ESRI:103432,ESRI:103433,ESRI:103434,ESRI:103435,ESRI:103436,ESRI:103437,ESRI:103438,ESRI:103439,ESRI:103440,ESRI:103441,ESRI:103442,ESRI:103443,ESRI:103444,ESRI:103445,ESRI:103446,ESRI:103447,ESRI:103448,ESRI:103449,ESRI:103450,ESRI:103451,ESRI:103452,ESRI:103453,ESRI:103454,ESRI:103455,ESRI:103456,ESRI:103457,ESRI:103458,ESRI:103459,ESRI:103460,ESRI:103461,ESRI:103462,ESRI:103463,ESRI:103464,ESRI:103465,ESRI:103466,ESRI:103467,ESRI:103468,ESRI:103469,ESRI:103470,ESRI:103471,ESRI:103800,ESRI:103801,ESRI:103802,ESRI:103803,ESRI:103804,ESRI:103805,ESRI:103806,ESRI:103807,ESRI:103808,ESRI:103809,ESRI:103810,ESRI:103811,ESRI:103812,ESRI:103813,ESRI:103814,ESRI:103815,ESRI:103816,ESRI:103817,ESRI:103818,ESRI:103819,ESRI:103820,ESRI:103821,ESRI:103822,ESRI:103823,ESRI:103824,ESRI:103825,ESRI:103826,ESRI:103827,ESRI:103828,ESRI:103829,ESRI:103830,ESRI:103831,ESRI:103832,ESRI:103833,ESRI:103834,ESRI:103835,ESRI:103836,ESRI:103837,ESRI:103838,ESRI:103839,ESRI:103840,ESRI:103841,ESRI:103842,ESRI:103843,ESRI:103844,ESRI:103845,ESRI:103846,ESRI:103847,ESRI:103848,ESRI:103849,ESRI:103850,ESRI:103851,ESRI:103852,ESRI:103853,ESRI:103854,ESRI:103855,ESRI:103856,ESRI:103857,ESRI:103858,ESRI:103859,ESRI:103860,ESRI:103861,ESRI:103862,ESRI:103863,ESRI:103864,ESRI:103865,ESRI:103866,ESRI:103867,ESRI:103868,ESRI:103869,ESRI:103870,ESRI:103871,ESRI:103900,ESRI:103901,ESRI:103902,ESRI:103903,ESRI:103904,ESRI:103905,ESRI:103906,ESRI:103907,ESRI:103908,ESRI:103909,ESRI:103910,ESRI:103911,ESRI:103912,ESRI:103913,ESRI:103914,ESRI:103915,ESRI:103916,ESRI:103917,ESRI:103918,ESRI:103919,ESRI:103920,ESRI:103921,ESRI:103922,ESRI:103923,ESRI:103924,ESRI:103925,ESRI:103926,ESRI:103927,ESRI:103928,ESRI:103929,ESRI:103930,ESRI:103931,ESRI:103932,ESRI:103933,ESRI:103934,ESRI:103935,ESRI:103936,ESRI:103937,ESRI:103938,ESRI:103939,ESRI:103940,ESRI:103941,ESRI:103942,ESRI:103943,ESRI:103944,ESRI:103945,ESRI:103946,ESRI:103947,ESRI:103948,ESRI:103949,ESRI:103950,ESRI:103951,ESRI:103952,ESRI:103953,ESRI:103954,ESRI:103955,ESRI:103956,ESRI:103957,ESRI:103958,ESRI:103959,ESRI:103960,ESRI:103961,ESRI:103962,ESRI:103963,ESRI:103964,ESRI:103965,ESRI:103966,ESRI:103967,ESRI:103968,ESRI:103969,ESRI:103970,ESRI:103971,ESRI:104801,ESRI:104802,ESRI:104803,ESRI:104804,ESRI:104805,ESRI:104806,ESRI:104808,ESRI:104809,ESRI:104810,ESRI:104811,ESRI:104812,ESRI:104814,ESRI:104815,ESRI:104816,ESRI:104817,ESRI:104818,ESRI:104820,ESRI:104821,ESRI:104824,ESRI:104825,ESRI:104826,ESRI:104831,ESRI:104833,ESRI:104834,ESRI:104836,ESRI:104837,ESRI:104839,ESRI:104841,ESRI:104842,ESRI:104843,ESRI:104848,ESRI:104849,ESRI:104850,ESRI:104852,ESRI:104853,ESRI:104854,ESRI:104855,ESRI:104856,ESRI:104857,ESRI:104858,ESRI:104860,ESRI:104861,ESRI:104862,ESRI:104863,ESRI:104864,ESRI:104865,ESRI:104866,ESRI:104867,ESRI:104868,ESRI:104869,ESRI:104871,ESRI:104800,ESRI:104828,ESRI:104822,ESRI:104832,ESRI:104823,ESRI:104838,ESRI:104813,ESRI:104827,ESRI:104846,ESRI:104847,ESRI:104807,ESRI:104819,ESRI:104844,ESRI:104870,ESRI:104829,ESRI:104840,ESRI:104845,ESRI:104851,ESRI:104830,ESRI:104835,ESRI:104859
USA - Wisconsin - Adams and Juneau|7528,7587,8225,8226
USA - Wisconsin - Ashland|7529,7588,8222,8224
USA - Wisconsin - Barron|7530,7589,8218,8220
USA - Wisconsin - Bayfield|7531,7590,8214,8216
USA - Wisconsin - Brown|7532,7591,8212,8213
USA - Wisconsin - Buffalo|7533,7592,8209,8210
USA - Wisconsin - Burnett|7534,7593,8207,8208
USA - Wisconsin - Calumet, Fond du Lac, Outagamie and Winnebago|7535,7594,8205,8206
USA - Wisconsin - Chippewa|7536,7595,8203,8204
USA - Wisconsin - Clark|7537,7596,8201,8202
USA - Wisconsin - Columbia|7538,7597,8198,8200
USA - Wisconsin - Crawford|7539,7598,8196,8197
USA - Wisconsin - Dane|7540,7599,8191,8193
USA - Wisconsin - Dodge and Jefferson|7541,7600,8187,8189
USA - Wisconsin - Door|7542,7601,8184,8185
USA - Wisconsin - Douglas|7543,7602,8181,8182
USA - Wisconsin - Dunn|7544,7603,8179,8180
USA - Wisconsin - Eau Claire|7545,7604,8092,8093
USA - Wisconsin - Florence|7546,7605,8090,8091
USA - Wisconsin - Forest|7547,7606,8173,8177
USA - Wisconsin - Grant|7548,7607,8171,8172
USA - Wisconsin - Green Lake and Marquette|7550,7609,8167,8168
USA - Wisconsin - Green and Lafayette|7549,7608,8169,8170
USA - Wisconsin - Iowa|7551,7610,8165,8166
USA - Wisconsin - Iron|7552,7611,8163,8164
USA - Wisconsin - Jackson|7553,7612,8161,8162
USA - Wisconsin - Kenosha, Milwaukee, Ozaukee and Racine|7554,7613,8159,8160
USA - Wisconsin - Kewaunee, Manitowoc and Sheboygan|7555,7614,8157,8158
USA - Wisconsin - La Crosse|7556,7615,8155,8156
USA - Wisconsin - Langlade|7557,7616,8153,8154
USA - Wisconsin - Lincoln|7558,7617,8151,8152
USA - Wisconsin - Marathon|7559,7618,8149,8150
USA - Wisconsin - Marinette|7560,7619,8147,8148
USA - Wisconsin - Menominee|7561,7620,8145,8146
USA - Wisconsin - Monroe|7562,7621,8143,8144
USA - Wisconsin - Oconto|7563,7622,8141,8142
USA - Wisconsin - Oneida|7564,7623,8139,8140
USA - Wisconsin - Pepin and Pierce|7565,7624,8137,8138
USA - Wisconsin - Polk|7566,7625,8135,8136
USA - Wisconsin - Portage|7567,7626,8133,8134
USA - Wisconsin - Price|7568,7627,8131,8132
USA - Wisconsin - Richland|7569,7628,8129,8130
USA - Wisconsin - Rock|7570,7629,8127,8128
USA - Wisconsin - Rusk|7571,7630,8125,8126
USA - Wisconsin - SPCS - C|2288,2860,2929,3695,3696,6604,6605,6879,32053,32153,ESRI:102353,ESRI:102753,ESRI:103187,ESRI:103190,ESRI:103572,ESRI:103575
USA - Wisconsin - SPCS - N|2287,2859,2928,3697,3698,6606,6607,32052,32152,ESRI:102352,ESRI:102752,ESRI:103186,ESRI:103189,ESRI:103571,ESRI:103574
USA - Wisconsin - SPCS - S|2289,2861,2930,3699,3700,6608,6609,32054,32154,ESRI:102354,ESRI:102754,ESRI:103188,ESRI:103191,ESRI:103573,ESRI:103576
USA - Wisconsin - Sauk|7572,7631,8123,8124
USA - Wisconsin - Sawyer|7573,7632,8121,8122
USA - Wisconsin - Shawano|7574,7633,8119,8120
USA - Wisconsin - St. Croix|7575,7634,8117,8118
USA - Wisconsin - Taylor|7576,7635,8115,8116
USA - Wisconsin - Trempealeau|7577,7636,8113,8114
USA - Wisconsin - Vernon|7578,7637,8111,8112
USA - Wisconsin - Vilas|7579,7638,8109,8110
USA - Wisconsin - Walworth|7580,7639,8107,8108
USA - Wisconsin - Washburn|7581,7640,8105,8106
USA - Wisconsin - Washington|7582,7641,8103,8104
USA - Wisconsin - Waukesha|7583,7642,8101,8102
USA - Wisconsin - Waupaca|7584,7643,8099,8100
USA - Wisconsin - Waushara|7585,7644,8097,8098
USA - Wisconsin - Wood|7586,7645,8095,8096
USA - Wyoming|32159,ESRI:102212
USA - Wyoming - SPCS - E|2862,3702,3730,3736,3755,6611,6612,32055,32155,ESRI:102355,ESRI:102755,ESRI:103192,ESRI:103196,ESRI:103577,ESRI:103581
USA - Wyoming - SPCS - EC|2863,3703,3731,3737,3756,6613,6614,32056,32156,ESRI:102356,ESRI:102756,ESRI:103193,ESRI:103197,ESRI:103578,ESRI:103582
USA - Wyoming - SPCS - W|2865,3705,3733,3739,3758,6615,6616,32058,32158,ESRI:102358,ESRI:102758,ESRI:103195,ESRI:103199,ESRI:103580,ESRI:103585
USA - Wyoming - SPCS - WC|2864,3704,3732,3738,3757,6617,6618,32057,32157,ESRI:102357,ESRI:102757,ESRI:103194,ESRI:103198,ESRI:103579,ESRI:103583
USA - Wyoming - Wind River reservation|7118,7128
USA - west of 174°E - AK, OCS|3370,3372,3706,4217,4399,6328,ESRI:102046,ESRI:102126,ESRI:102130,ESRI:102364
Uganda - north of equator and west of 30°E|21095
Ukraine|5561
Ukraine - 22.5°E to 25.5°E|5571,5578,6382
Ukraine - 24°E to 30°E|5563,5567
Ukraine - 25.5°E to 28.5°E|5572,5579,6383
Ukraine - 25°E to 28°E|7826
Ukraine - 28.5°E to 31.5°E|5573,5580,6384
Ukraine - 28°E to 31°E onshore|7827
Ukraine - 30°E to 36°E|5564,5568
Ukraine - 31.5°E to 34.5°E|5574,5581,6385
Ukraine - 31°E to 34°E onshore|7828
Ukraine - 34.5°E to 37.5°E|5575,5582,6386
Ukraine - 34°E to 37°E onshore|7829
Ukraine - 37°E to 40°E onshore|7830
Ukraine - Cherkasy oblast|9861
Ukraine - Chernihiv oblast|9863
Ukraine - Chernivtsi oblast|9862
Ukraine - Crimea|9831
Ukraine - Dnipropetrovsk oblast|9834
Ukraine - Donetsk oblast|9835
Ukraine - Ivano-Frankivsk oblast|9839
Ukraine - Kharkiv oblast|9858
Ukraine - Kherson oblast|9859
Ukraine - Khmelnytskyi oblast|9860
Ukraine - Kirovohrad oblast|9840
Ukraine - Kyiv city|9864
Ukraine - Kyiv oblast|9821
Ukraine - Luhansk oblast|9841
Ukraine - Lviv oblast|9851
Ukraine - Mykolaiv oblast|9852
Ukraine - Odessa oblast|9853
Ukraine - Poltava oblast|9854
Ukraine - Rivne oblast|9855
Ukraine - Sevastopol|9865
Ukraine - Sumy oblast|9856
Ukraine - Ternopil oblast|9857
Ukraine - Vinnytsia oblast|9832
Ukraine - Volyn oblast|9833
Ukraine - Zakarpattia oblast|9837
Ukraine - Zaporizhzhia oblast|9838
Ukraine - Zhytomyr oblast|9836
Ukraine - east of 36°E|5565,5569
Ukraine - east of 37.5°E|5576,5583,6387
Ukraine - east of 40°E|7831
Ukraine - west of 22.5°E|5570,5577,6381
Ukraine - west of 24°E|5562,5566
Ukraine - west of 25°E|7825
Uruguay|5381
Uruguay - east of 54°W|5383
Uruguay - onshore|4309
Uruguay - west of 54°W|5382
Vanuatu - northern islands|4730,ESRI:37227
Vanuatu - southern islands|4714,ESRI:37215
Venezuela|4189,ESRI:104110
Venezuela - 72°W and 66°W|2202
Venezuela - 72°W and 66°W onshore|24719
Venezuela - Lake Maracaibo|4249
Venezuela - Maracaibo - blocks I II and III|2104
Venezuela - Maracaibo area|2101,2102,2103
Venezuela - east of 60~W, N hemisphere|ESRI:24721
Venezuela - east of 66°W|2203
Venezuela - east of 66°W onshore|24720
Venezuela - north of 7°45'N|4288
Venezuela - onshore|2317,4247
Venezuela - west of 72°W|2201,24718
Vietnam - 103.5°E to 106.5°E onshore|6957
Vietnam - 103.5°E to 106.5°E onshore  Vietnam - 104°20'E to 106°10'E by province - Hanoi|5897
Vietnam - 104°20'E to 106°40'E by province|9209
Vietnam - 105°15'E to 107°50'E by province - HCMC|9210
Vietnam - An Giang, Lao Cai, Nghe An, Phu Tho, Yen Bai|9208
Vietnam - Bac Giang and Thua Thien-Hue|9214
Vietnam - Bac Kan and Thai Nguyen|9213
Vietnam - Binh Dinh, Khanh Hoa, Ninh Thuan|9217
Vietnam - Binh Phuoc and Quang Tri|9212
Vietnam - Binh Thuan, Dak Lak, Dak Nong, Gia Lai, Phu Yen|9218
Vietnam - Ca Mau and Kien Giang|9207
Vietnam - Dien Bien and Lai Chau|9205
Vietnam - Hoa Binh, Quang Binh and Tuyen Quang|9211
Vietnam - Kon Tum|9216
Vietnam - Lang Son|9215
Vietnam - Quang Ninh  Da Nang, Quang Nam  Ba Ria-Vung Tau, Dong Nai, Lam Dong|5899,6959
Vietnam - Son La|9206
Vietnam - east of 106.5°E onshore|6958
Vietnam - east of 106.5°E onshore  Vietnam - Quang Ngai|5898
Vietnam - east of 108°E onshore|2045,3149,3406
Vietnam - offshore Cuu Long basin|2094,3176
Vietnam - onshore|4147,4756
Vietnam - onshore Vung Tau area|2093
Vietnam - west of 103°30'E onshore|5896,6956
Vietnam - west of 108°E onshore|2044,3405
Virgin Islands, British - onshore|3920
Virgin Islands, US|ESRI:32060
Virgin Islands, US - onshore|3992
Wake - onshore|4733,ESRI:37230
Wallis and Futuna|8903,8900,8902
Wallis and Futuna - Wallis|2988,4639
Western Sahara|ESRI:102144
Western Sahara - north of 24.3°N|26194
Western Sahara - south of 24.3°N|26195
World|3786,4087,4088,8857,21817,23853,23886,29118,29119,29120,29121,29177,29178,29179,29180,29635,29636,31461,32662,32663,ESRI:53001,ESRI:53002,ESRI:53003,ESRI:53004,ESRI:53008,ESRI:53009,ESRI:53010,ESRI:53011,ESRI:53012,ESRI:53013,ESRI:53014,ESRI:53015,ESRI:53016,ESRI:53017,ESRI:53018,ESRI:53019,ESRI:53021,ESRI:53022,ESRI:53023,ESRI:53024,ESRI:53025,ESRI:53026,ESRI:53027,ESRI:53028,ESRI:53029,ESRI:53030,ESRI:53031,ESRI:53032,ESRI:53034,ESRI:53035,ESRI:53036,ESRI:53037,ESRI:53042,ESRI:53043,ESRI:53044,ESRI:53045,ESRI:53046,ESRI:53048,ESRI:53049,ESRI:53074,ESRI:53075,ESRI:53076,ESRI:53077,ESRI:53078,ESRI:53079,ESRI:53080,ESRI:54001,ESRI:54002,ESRI:54003,ESRI:54004,ESRI:54008,ESRI:54009,ESRI:54010,ESRI:54011,ESRI:54012,ESRI:54013,ESRI:54014,ESRI:54015,ESRI:54016,ESRI:54017,ESRI:54018,ESRI:54019,ESRI:54021,ESRI:54022,ESRI:54023,ESRI:54024,ESRI:54025,ESRI:54026,ESRI:54027,ESRI:54028,ESRI:54029,ESRI:54030,ESRI:54031,ESRI:54032,ESRI:54034,ESRI:54035,ESRI:54036,ESRI:54037,ESRI:54042,ESRI:54043,ESRI:54044,ESRI:54045,ESRI:54046,ESRI:54048,ESRI:54049,ESRI:54050,ESRI:54051,ESRI:54052,ESRI:54053,ESRI:54074,ESRI:54075,ESRI:54076,ESRI:54077,ESRI:54078,ESRI:54079,ESRI:54080,ESRI:54090,ESRI:54091,ESRI:54098,ESRI:54099,ESRI:54100,ESRI:54101,ESRI:102038,ESRI:102299,ESRI:103881,ESRI:103882,ESRI:103885,ESRI:103886,ESRI:103887,4296,8999,9014,9000,ESRI:104019,9019,ESRI:104021,9003,9006,9009,9012,9017,9380,9990,8988,ESRI:104115,8989,ESRI:104116,8990,ESRI:104117,8991,ESRI:104118,8992,ESRI:104119,8993,ESRI:104120,8994,ESRI:104121,8995,ESRI:104122,8996,ESRI:104123,8997,ESRI:104124,8998,ESRI:104896,4276,4760,9053,ESRI:104011,9054,ESRI:104012,9055,ESRI:104013,9056,ESRI:104014,9057,ESRI:104015,8888,ESRI:104016,9755,4326,4322,4324,ESRI:37005,9474,ESRI:104017,9475,ESRI:104018,4740,ESRI:37006,4055,ESRI:104199,ESRI:37001,ESRI:37002,ESRI:37003,ESRI:37004,ESRI:37007,ESRI:37008
World (by country)|ESRI:104257,ESRI:104010
World - 85°S to 85°N|3785,3857,900913,ESRI:102100,ESRI:102113
World - 86°S to 86°N|3410,3975,6933
World - N hemisphere - 0°E to 6°E|32231,32431
World - N hemisphere - 0°E to 6°E - by country|32631
World - N hemisphere - 0°N to 84°N|32600
World - N hemisphere - 102°E to 108°E|32248
World - N hemisphere - 102°E to 108°E - by country|32648
World - N hemisphere - 102°E to 108°E - by country and WGS 72BE|32448
World - N hemisphere - 102°W to 96°W|32214,32414
World - N hemisphere - 102°W to 96°W - by country|32614
World - N hemisphere - 108°E to 114°E|32249
World - N hemisphere - 108°E to 114°E - by country|32649
World - N hemisphere - 108°E to 114°E - by country and WGS 72BE|32449
World - N hemisphere - 108°W to 102°W|32213,32413
World - N hemisphere - 108°W to 102°W - by country|32613
World - N hemisphere - 114°E to 120°E|32250,32450
World - N hemisphere - 114°E to 120°E - by country|32650
World - N hemisphere - 114°W to 108°W|32212,32412
World - N hemisphere - 114°W to 108°W - by country|32612
World - N hemisphere - 120°E to 126°E|32251,32451
World - N hemisphere - 120°E to 126°E - by country|32651
World - N hemisphere - 120°W to 114°W|32211,32411
World - N hemisphere - 120°W to 114°W - by country|32611
World - N hemisphere - 126°E to 132°E|32252,32452
World - N hemisphere - 126°E to 132°E - by country|32652
World - N hemisphere - 126°W to 120°W|32210,32410
World - N hemisphere - 126°W to 120°W - by country|32610
World - N hemisphere - 12°E to 18°E|32233
World - N hemisphere - 12°E to 18°E - by country|32633,ESRI:102133
World - N hemisphere - 12°E to 18°E - by country and WGS 72BE|32433
World - N hemisphere - 12°W to 6°W|32229,32429,ESRI:102579
World - N hemisphere - 12°W to 6°W - by country|32629
World - N hemisphere - 132°E to 138°E|32253,32453
World - N hemisphere - 132°E to 138°E - by country|32653
World - N hemisphere - 132°W to 126°W|32209,32409
World - N hemisphere - 132°W to 126°W - by country|32609
World - N hemisphere - 138°E to 144°E|32254,32454
World - N hemisphere - 138°E to 144°E - by country|32654
World - N hemisphere - 138°W to 132°W|32208,32408
World - N hemisphere - 138°W to 132°W - by country|32608
World - N hemisphere - 144°E to 150°E|32255,32455
World - N hemisphere - 144°E to 150°E - by country|32655
World - N hemisphere - 144°W to 138°W|32207,32407
World - N hemisphere - 144°W to 138°W - by country|32607
World - N hemisphere - 150°E to 156°E|32256,32456,ESRI:102150,ESRI:102156,ESRI:102598
World - N hemisphere - 150°E to 156°E - by country|32656
World - N hemisphere - 150°W to 144°W|32206,32406
World - N hemisphere - 150°W to 144°W - by country|32606
World - N hemisphere - 156°E to 162°E|32257,32457
World - N hemisphere - 156°E to 162°E - by country|32657
World - N hemisphere - 156°W to 150°W|32205,32405
World - N hemisphere - 156°W to 150°W - by country|32605
World - N hemisphere - 162°E to 168°E|32258,32458
World - N hemisphere - 162°E to 168°E - by country|32658
World - N hemisphere - 162°W to 156°W|32204,32404
World - N hemisphere - 162°W to 156°W - by country|32604
World - N hemisphere - 168°E to 174°E|32259,32459
World - N hemisphere - 168°E to 174°E - by country|32659,ESRI:102213
World - N hemisphere - 168°W to 162°W|32203,32403
World - N hemisphere - 168°W to 162°W - by country|32603
World - N hemisphere - 174°E to 180°E|32260,32460
World - N hemisphere - 174°E to 180°E - by country|32660
World - N hemisphere - 174°W to 168°W|32202
World - N hemisphere - 174°W to 168°W - by country|32602
World - N hemisphere - 180°W to 174°W|32201,32401
World - N hemisphere - 180°W to 174°W - by country|32601
World - N hemisphere - 18°E to 24°E|32234
World - N hemisphere - 18°E to 24°E - by country|32634,ESRI:102134
World - N hemisphere - 18°E to 24°E - by country and WGS 72BE|32434
World - N hemisphere - 18°W to 12°W|32228,32428,ESRI:102578
World - N hemisphere - 18°W to 12°W - by country|32628
World - N hemisphere - 24°E to 30°E|32235,32435
World - N hemisphere - 24°E to 30°E - by country|32635,ESRI:102135
World - N hemisphere - 24°W to 18°W|32227,32427,ESRI:102577
World - N hemisphere - 24°W to 18°W - by country|32627
World - N hemisphere - 30°E to 36°E|32236,32436
World - N hemisphere - 30°E to 36°E - by country|32636
World - N hemisphere - 30°W to 24°W|32226,32426,ESRI:102576
World - N hemisphere - 30°W to 24°W - by country|32626
World - N hemisphere - 36°E to 42°E|32237,32437
World - N hemisphere - 36°E to 42°E - by country|32637
World - N hemisphere - 36°W to 30°W|32225,32425,ESRI:102575
World - N hemisphere - 36°W to 30°W - by country|32625
World - N hemisphere - 42°E to 48°E|32238,32438
World - N hemisphere - 42°E to 48°E - by country|32638
World - N hemisphere - 42°W to 36°W|32224,32424,ESRI:102574
World - N hemisphere - 42°W to 36°W - by country|32624
World - N hemisphere - 48°E to 54°E|32239,32439
World - N hemisphere - 48°E to 54°E - by country|32639
World - N hemisphere - 48°W to 42°W|32223,32423,ESRI:102573
World - N hemisphere - 48°W to 42°W - by country|32623
World - N hemisphere - 54°E to 60°E|32240,32440
World - N hemisphere - 54°E to 60°E - by country|32640
World - N hemisphere - 54°W to 48°W|32222,32422,ESRI:102572
World - N hemisphere - 54°W to 48°W - by country|32622
World - N hemisphere - 60°E to 66°E|32241,32441
World - N hemisphere - 60°E to 66°E - by country|32641
World - N hemisphere - 60°W to 54°W|32221,32421,ESRI:102571
World - N hemisphere - 60°W to 54°W - by country|32621
World - N hemisphere - 66°E to 72°E|32242,32442
World - N hemisphere - 66°E to 72°E - by country|32642
World - N hemisphere - 66°W to 60°W|32220,32420,ESRI:102570
World - N hemisphere - 66°W to 60°W - by country|32620
World - N hemisphere - 6°E to 12°E|32232,32432
World - N hemisphere - 6°E to 12°E - by country|32632,ESRI:102132
World - N hemisphere - 6°W to 0°W|32230,32430,ESRI:102580
World - N hemisphere - 6°W to 0°W - by country|32630
World - N hemisphere - 72°E to 78°E|32243,32443
World - N hemisphere - 72°E to 78°E - by country|32643
World - N hemisphere - 72°W to 66°W|32219,32419
World - N hemisphere - 72°W to 66°W - by country|32619
World - N hemisphere - 78°E to 84°E|32244,32444
World - N hemisphere - 78°E to 84°E - by country|32644
World - N hemisphere - 78°W to 72°W|32218,32418
World - N hemisphere - 78°W to 72°W - by country|32618
World - N hemisphere - 84°E to 90°E|32245,32445
World - N hemisphere - 84°E to 90°E - by country|32645
World - N hemisphere - 84°W to 78°W|32217,32417
World - N hemisphere - 84°W to 78°W - by country|32617
World - N hemisphere - 90°E to 96°E|32246,32446
World - N hemisphere - 90°E to 96°E - by country|32646
World - N hemisphere - 90°W to 84°W|32216,32416
World - N hemisphere - 90°W to 84°W - by country|32616
World - N hemisphere - 96°E to 102°E|32247,32447
World - N hemisphere - 96°E to 102°E - by country|32647
World - N hemisphere - 96°W to 90°W|32215,32415
World - N hemisphere - 96°W to 90°W - by country|32615
World - N hemisphere - north of 60°N|3411,3413,3995,3996,5041,5890,5936,5937,5938,5939,5940,32661,ESRI:103877,ESRI:103883
World - S hemisphere - 0°E to 6°E|32331,32531
World - S hemisphere - 0°E to 6°E - by country|32731
World - S hemisphere - 0°N to 80°S|32700
World - S hemisphere - 102°E to 108°E|32348,32548
World - S hemisphere - 102°E to 108°E - by country|32748
World - S hemisphere - 102°W to 96°W|32314,32514
World - S hemisphere - 102°W to 96°W - by country|32714
World - S hemisphere - 108°E to 114°E|32349
World - S hemisphere - 108°E to 114°E - by country|32749
World - S hemisphere - 108°E to 114°E - by country and WGS 72BE|32549
World - S hemisphere - 108°W to 102°W|32313,32513
World - S hemisphere - 108°W to 102°W - by country|32713
World - S hemisphere - 114°E to 120°E|32350,32550
World - S hemisphere - 114°E to 120°E - by country|32750
World - S hemisphere - 114°W to 108°W|32312,32512
World - S hemisphere - 114°W to 108°W - by country|32712
World - S hemisphere - 120°E to 126°E|32351,32551
World - S hemisphere - 120°E to 126°E - by country|32751
World - S hemisphere - 120°W to 114°W|32311,32511
World - S hemisphere - 120°W to 114°W - by country|32711
World - S hemisphere - 126°E to 132°E|32352,32552
World - S hemisphere - 126°E to 132°E - by country|32752
World - S hemisphere - 126°W to 120°W|32310,32510
World - S hemisphere - 126°W to 120°W - by country|32710
World - S hemisphere - 12°E to 18°E|32333,32533
World - S hemisphere - 12°E to 18°E - by country|32733
World - S hemisphere - 12°W to 6°W|32329,32529
World - S hemisphere - 12°W to 6°W - by country|32729
World - S hemisphere - 132°E to 138°E|32353,32553
World - S hemisphere - 132°E to 138°E - by country|32753
World - S hemisphere - 132°W to 126°W|32309,32509
World - S hemisphere - 132°W to 126°W - by country|32709
World - S hemisphere - 138°E to 144°E|32354,32554
World - S hemisphere - 138°E to 144°E - by country|32754
World - S hemisphere - 138°W to 132°W|32308,32508
World - S hemisphere - 138°W to 132°W - by country|32708
World - S hemisphere - 144°E to 150°E|32355,32555
World - S hemisphere - 144°E to 150°E - by country|32755
World - S hemisphere - 144°W to 138°W|32307,32507
World - S hemisphere - 144°W to 138°W - by country|32707
World - S hemisphere - 150°E to 156°E|32356,32556
World - S hemisphere - 150°E to 156°E - by country|32756
World - S hemisphere - 150°W to 144°W|32306,32506
World - S hemisphere - 150°W to 144°W - by country|32706
World - S hemisphere - 156°E to 162°E|32357,32557
World - S hemisphere - 156°E to 162°E - by country|32757
World - S hemisphere - 156°W to 150°W|32305,32505
World - S hemisphere - 156°W to 150°W - by country|32705
World - S hemisphere - 162°E to 168°E|32358,32558
World - S hemisphere - 162°E to 168°E - by country|32758
World - S hemisphere - 162°W to 156°W|32304,32504
World - S hemisphere - 162°W to 156°W - by country|32704
World - S hemisphere - 168°E to 174°E|32359,32559
World - S hemisphere - 168°E to 174°E - by country|32759
World - S hemisphere - 168°W to 162°W|32303,32503
World - S hemisphere - 168°W to 162°W - by country|32703
World - S hemisphere - 174°E to 180°E|32360,32560
World - S hemisphere - 174°E to 180°E - by country|32760
World - S hemisphere - 174°W to 168°W|32302,32402,32502
World - S hemisphere - 174°W to 168°W - by country|32702
World - S hemisphere - 180°W to 174°W|32301,32501
World - S hemisphere - 180°W to 174°W - by country|32701
World - S hemisphere - 18°E to 24°E|32334,32534
World - S hemisphere - 18°E to 24°E - by country|32734
World - S hemisphere - 18°W to 12°W|32328,32528
World - S hemisphere - 18°W to 12°W - by country|32728
World - S hemisphere - 24°E to 30°E|32335,32535
World - S hemisphere - 24°E to 30°E - by country|32735
World - S hemisphere - 24°W to 18°W|32327,32527
World - S hemisphere - 24°W to 18°W - by country|32727
World - S hemisphere - 30°E to 36°E|32336,32536
World - S hemisphere - 30°E to 36°E - by country|32736
World - S hemisphere - 30°W to 24°W|32326,32526
World - S hemisphere - 30°W to 24°W - by country|32726
World - S hemisphere - 36°E to 42°E|32337,32537
World - S hemisphere - 36°E to 42°E - by country|32737
World - S hemisphere - 36°W to 30°W|32325,32525
World - S hemisphere - 36°W to 30°W - by country|32725
World - S hemisphere - 42°E to 48°E|32338,32538
World - S hemisphere - 42°E to 48°E - by country|32738
World - S hemisphere - 42°W to 36°W|32324,32524
World - S hemisphere - 42°W to 36°W - by country|32724
World - S hemisphere - 48°E to 54°E|32339,32539
World - S hemisphere - 48°E to 54°E - by country|32739
World - S hemisphere - 48°W to 42°W|32323,32523
World - S hemisphere - 48°W to 42°W - by country|32723
World - S hemisphere - 54°E to 60°E|32340,32540
World - S hemisphere - 54°E to 60°E - by country|32740
World - S hemisphere - 54°W to 48°W|32322,32522
World - S hemisphere - 54°W to 48°W - by country|32722
World - S hemisphere - 60°E to 66°E|32341,32541
World - S hemisphere - 60°E to 66°E - by country|32741
World - S hemisphere - 60°W to 54°W|32321,32521
World - S hemisphere - 60°W to 54°W - by country|32721
World - S hemisphere - 66°E to 72°E|32342,32542
World - S hemisphere - 66°E to 72°E - by country|32742
World - S hemisphere - 66°W to 60°W|32320,32520
World - S hemisphere - 66°W to 60°W - by country|32720
World - S hemisphere - 6°E to 12°E|32332,32532
World - S hemisphere - 6°E to 12°E - by country|32732
World - S hemisphere - 6°W to 0°W|32330,32530
World - S hemisphere - 6°W to 0°W - by country|32730
World - S hemisphere - 72°E to 78°E|32343,32543
World - S hemisphere - 72°E to 78°E - by country|32743
World - S hemisphere - 72°W to 66°W|32319,32519
World - S hemisphere - 72°W to 66°W - by country|32719
World - S hemisphere - 78°E to 84°E|32344,32544
World - S hemisphere - 78°E to 84°E - by country|32744
World - S hemisphere - 78°W to 72°W|32318,32518
World - S hemisphere - 78°W to 72°W - by country|32718
World - S hemisphere - 84°E to 90°E|32345,32545
World - S hemisphere - 84°E to 90°E - by country|32745
World - S hemisphere - 84°W to 78°W|32317,32517
World - S hemisphere - 84°W to 78°W - by country|32717
World - S hemisphere - 90°E to 96°E|32346,32546
World - S hemisphere - 90°E to 96°E - by country|32746
World - S hemisphere - 90°W to 84°W|32316,32516
World - S hemisphere - 90°W to 84°W - by country|32716
World - S hemisphere - 96°E to 102°E|32347,32547
World - S hemisphere - 96°E to 102°E - by country|32747
World - S hemisphere - 96°W to 90°W|32315,32515
World - S hemisphere - 96°W to 90°W - by country|32715
World - S hemisphere - south of 60°S|3412,3976,5042,32761,ESRI:103878,ESRI:103884
World - between 80°S and 84°N|3395
World - north of 0°N|3408,3973,6931,ESRI:102016,ESRI:102017,ESRI:102018,ESRI:102034,ESRI:102035
World - north of 45°N|3571,3572,3573,3574,3575,3576
World - south of 0°N|3409,3974,6932,ESRI:102019,ESRI:102020,ESRI:102021,ESRI:102036,ESRI:102037
World - south of 50°S|9354
World centred on 150°E|8859
World centred on 90°W|8858
Yemen|4163
Yemen - 42°E to 48°E|2089
Yemen - 48°E to 54°E|2090
Yemen - South Yemen - mainland|6881,4164
Yemen - South Yemen - mainland east of 48°E|2092,2396
Yemen - South Yemen - mainland west of 48°E|2091,2395
Yemen - east of 54°E|5837
Yemen - west of 42°E|5836`
