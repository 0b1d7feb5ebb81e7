import type { Area } from './system-definition.ts'

/** A plane system that many files are in, the country it is used in, and words that show that a file is from that country. */
export interface CommonSystem {
  readonly code: number
  readonly area: Area
  readonly languages: readonly string[]
  readonly words: readonly string[]
}

/** code | west,south,east,north | languages | words. Areas are those of the countries, by the EPSG registry. */
const rows = `
27700 | -7.6,49.8,1.8,60.9 | en | united kingdom,england,scotland,wales,london,britain
29903 | -10.6,51.3,-5.3,55.5 | en | ireland,dublin
2157 | -10.6,51.3,-5.3,55.5 | en | ireland,dublin
2154 | -5.3,41.2,9.7,51.2 | | france,paris,rue ,commune
27572 | -5.3,41.2,9.7,51.2 | | france,paris,rue ,commune
3942 | -5.3,41.2,9.7,43 | | france,rue ,commune
3943 | -5.3,42,9.7,44 | | france,rue ,commune
3944 | -5.3,43,9.7,45 | | france,rue ,commune
3945 | -5.3,44,9.7,46 | | france,rue ,commune
3946 | -5.3,45,9.7,47 | | france,rue ,commune
3947 | -5.3,46,9.7,48 | | france,rue ,commune
3948 | -5.3,47,9.7,49 | | france,rue ,commune
3949 | -5.3,48,9.7,50 | | france,rue ,commune
3950 | -5.3,49,9.7,51 | | france,rue ,commune
31370 | 2.5,49.5,6.4,51.6 | | belgi,bruxelles,brussel
28992 | 3.2,50.7,7.3,53.7 | | nederland,amsterdam,straat,gemeente
2056 | 5.9,45.8,10.5,47.9 | | schweiz,suisse,svizzera,zürich,bern
21781 | 5.9,45.8,10.5,47.9 | | schweiz,suisse,svizzera,zürich,bern
31466 | 5.8,49.1,7.6,53.8 | | deutschland,straße,köln
31467 | 7.4,47.2,10.6,55.1 | | deutschland,straße,stuttgart,frankfurt,hamburg
31468 | 10.4,47.2,13.6,54.8 | | deutschland,straße,münchen,leipzig
31469 | 13.4,50.8,15.1,54.8 | | deutschland,straße,dresden
25832 | 5.8,47.2,12.1,58 | | deutschland,straße,danmark
25833 | 11.9,47.2,18.1,56 | | deutschland,straße,berlin
31256 | 14.7,46.4,17.2,49.1 | | österreich,wien
31287 | 9.5,46.4,17.2,49.1 | | österreich,wien
31254 | 9.5,46.7,11.9,47.7 | | österreich,innsbruck
31255 | 11.8,46.4,14.9,48.8 | | österreich,salzburg,linz
31257 | 9.5,46.7,11.9,47.7 | | österreich,innsbruck
31258 | 11.8,46.4,14.9,48.8 | | österreich,salzburg,linz
31259 | 14.8,46.4,17.2,49.1 | | österreich,wien,graz
5514 | 12,47.7,22.6,51.1 | | praha,česk,slovensk,bratislava
2180 | 14,49,24.2,55 | | polska,warszawa,gmina,ulica
3844 | 20.2,43.6,29.8,48.3 | | român,bucure,judet
7801 | 22.3,41.2,28.7,44.3 | | българ,софия,bulgaria
23700 | 16.1,45.7,22.9,48.6 | | magyar,budapest
3794 | 13.3,45.4,16.6,46.9 | | slovenij,ljubljana
3765 | 13.4,42.3,19.5,46.6 | | hrvat,zagreb
6316 | 19.3,41.8,23.1,46.2 | sr | srbij,србиј,beograd,београд,novi sad,нови сад,niš,ниш,opština,општина,ulica,улица
8682 | 18.8,41.8,23.1,46.2 | sr | srbij,србиј,beograd,београд,novi sad,нови сад,niš,ниш
32634 | 18,36,24.1,70 | sr | srbij,србиј,beograd,београд,ελλ,polska
8678 | 15.7,42.5,19.7,45.3 | sr | bosn,сарајево,sarajevo,босн,crna gora,црна гора
28404 | 19,54,24.1,56 | ru | калининград
28405 | 23.9,43,30.1,70 | ru | санкт-петербург,псков,минск
28406 | 29.9,43,36.1,70 | ru | санкт-петербург,новгород,смоленск,петрозаводск
28407 | 35.9,43,42.1,70 | ru | москв,moscow,тула,воронеж,краснодар,ростов
28408 | 41.9,41,48.1,70 | ru | нижний новгород,волгоград,саратов,ставрополь
28409 | 47.9,41,54.1,70 | ru | казань,самара,киров
28410 | 53.9,50,60.1,70 | ru | пермь,уфа,оренбург,екатеринбург
28411 | 59.9,50,66.1,74 | ru | екатеринбург,челябинск,тюмень,курган
28413 | 71.9,50,78.1,74 | ru | омск,сургут
28414 | 77.9,48,84.1,74 | ru | новосибирск,барнаул,томск
32636 | 30,43,36,72 | ru | санкт-петербург,киев
32637 | 36,41,42,72 | ru | москв,moscow,краснодар
32638 | 42,41,48,72 | ru | волгоград,нижний новгород
32639 | 48,41,54,72 | ru | казань,самара
32640 | 54,48,60,72 | ru | уфа,пермь
32641 | 60,48,66,74 | ru | екатеринбург,челябинск
32644 | 78,45,84,74 | ru | новосибирск
3006 | 10.5,54.9,24.2,69.1 | | sverige,stockholm,göteborg
3067 | 19.2,59.3,31.6,70.1 | | suomi,helsinki,finland
25833 | 4,57.5,18.1,71.5 | | norge,oslo
3059 | 20.9,55.6,28.3,58.1 | ru | latvij,rīga,latvia
3301 | 20.3,57.5,28.2,60 | ru | eesti,tallinn,estonia
3346 | 19,53.8,26.9,56.5 | ru | lietuv,vilnius,lithuania
2100 | 19.5,34.8,28.3,41.8 | | ελλ,αθήνα,greece
3003 | 6.6,36.5,12,47.1 | | italia,roma,milano,via ,comune
32632 | 6,36,12,60 | | italia,milano,comune
32633 | 12,36,18,60 | | italia,roma,comune
25830 | -9.5,35.9,0.1,44 | | españa,madrid,calle,sevilla
25831 | -0.1,38.6,6,51 | | españa,barcelona,catalu
3763 | -9.6,36.9,-6.1,42.2 | | portugal,lisboa,rua 
2039 | 34.2,29.4,35.7,33.3 | | israel,ישראל
5254 | 28.5,35.8,31.6,42.2 | | türkiye,istanbul,mahalle
3414 | 103.5,1.1,104.1,1.5 | en | singapore
2326 | 113.8,22.1,114.5,22.6 | | hong kong,香港
3826 | 119.9,20.4,122.1,26.8 | | taiwan,臺,台
6677 | 138.3,29.3,141.2,37.1 | | 東京,日本,tokyo
5179 | 122.7,28.6,134.3,40.3 | | 서울,korea
4547 | 112.4,21.5,115.7,45.1 | | 中国,省,市
28355 | 144,-50.9,150,-1.4 | en | australia,melbourne,victoria
28356 | 150,-58.9,156,-13.9 | en | australia,sydney,brisbane
7855 | 144,-50.9,150,-1.4 | en | australia,melbourne
7856 | 150,-58.9,156,-13.9 | en | australia,sydney,brisbane
2193 | 166.3,-47.4,178.7,-34 | en | new zealand,auckland,wellington
31983 | -48,-33.5,-42,5 | | brasil,são paulo,rio de janeiro
5880 | -74.1,-33.8,-28.8,5.3 | | brasil
6372 | -122.2,12.1,-84.6,32.8 | | méxico,mexico
3347 | -141.1,40,-47.7,86.5 | en | canada,québec,ontario
5070 | -124.9,24.4,-66.9,49.4 | en | usa,united states,county
2263 | -74.3,40.4,-71.8,41.4 | en | new york,brooklyn,manhattan,queens
2229 | -121.5,32.7,-114,35.9 | en | los angeles,california
2227 | -123.1,36.7,-117.8,38.8 | en | san francisco,california
26910 | -126,30.5,-120,82 | en | california,seattle,oregon,vancouver
26915 | -96,25.6,-90,84 | en | minnesota,iowa,missouri
26918 | -78,28.2,-72,84 | en | new york,toronto,new jersey,philadelphia
3035 | -32,27,45,72 | | europe,europa
3857 | -180,-85.1,180,85.1 | | openstreetmap,google
`

export const commonSystems: readonly CommonSystem[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [code, area = '', languages = '', words = ''] = row.split('|').map((part) => part.trim())
    return {
      code: Number(code),
      area: area.split(',').map(Number) as unknown as Area,
      languages: languages.split(',').filter(Boolean),
      words: words.split(',').filter(Boolean),
    }
  })
