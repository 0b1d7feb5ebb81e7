import { words } from '../rows.ts'

/** The clock: parts of the day, words behind hours and minutes, how hours are said. */
export const clockWords = /* @__PURE__ */ words(`
meridiem am | am a.m | | 午前 上午 오전
meridiem pm | pm p.m | | 午後 下午 오후
daypart morning | in_the_morning | утра | ујутру ујутро пре_подне пре_поднева
daypart day | in_the_afternoon | пополудни | поподне по_подне
daypart ofday | | дня |
daypart evening | in_the_evening | вечера | увече увечер
daypart night | at_night | ночи | ноћу
partofday morning | morning in_the_morning | утром | ујутру ујутро
partofday day | afternoon in_the_afternoon | днем | поподне по_подне
partofday evening | evening in_the_evening | вечером | увече вечерас
partofday night | night at_night | ночью | ноћу
tonight . | tonight this_evening | сегодня_вечером | вечерас
clockword 12:00 | noon midday | полдень полудню полудня | подне
clockword 0:00 | midnight | полночь полуночи | поноћ поноћи
hourword . | h hr hrs hour hours | ч час часа часов | ч час часа часова сат сата сати 時 时 点 點 시
oclock . | o'clock oclock | |
minword . | min mins minute minutes m | мин минут минута минуты минуту м | мин минут минута минуте м 分 분
secword . | s sec second seconds | с сек секунд секунда секунды секунду | с сек секунди секунда секунде 秒 초
past . | past minutes_past | |
tohour . | minutes_to to till of | | минута_до
halfpast . | half_past half-past | |
halfto . | | пол половина половину половине половины | пола
upto . | | | до
less . | | без |
minuteof 5 | five | пять пяти | пет
minuteof 10 | ten | десять десяти | десет
minuteof 15 | quarter a_quarter fifteen | четверть четверти пятнадцать пятнадцати | петнаест
minuteof 20 | twenty | двадцать двадцати | двадесет
minuteof 25 | twenty_five twenty-five | двадцать_пять двадцати_пяти | двадесет_пет
minuteand 30 | | | и_тридесет и_по
minuteand 15 | | | и_петнаест и_четврт
minuteand 10 | | | и_десет
minuteand 5 | | | и_пет
minuteand 20 | | | и_двадесет
minuteand 45 | | | и_четрдесет_пет
hourof 1 | one | час | један
hourof 2 | two | два | два
hourof 3 | three | три | три
hourof 4 | four | четыре | четири
hourof 5 | five | пять | пет
hourof 6 | six | шесть | шест
hourof 7 | seven | семь | седам
hourof 8 | eight | восемь | осам
hourof 9 | nine | девять | девет
hourof 10 | ten | десять | десет
hourof 11 | eleven | одиннадцать | једанаест
hourof 12 | twelve | двенадцать | дванаест
ofhour 1 | | первого |
ofhour 2 | | второго |
ofhour 3 | | третьего |
ofhour 4 | | четвертого |
ofhour 5 | | пятого |
ofhour 6 | | шестого |
ofhour 7 | | седьмого |
ofhour 8 | | восьмого |
ofhour 9 | | девятого |
ofhour 10 | | десятого |
ofhour 11 | | одиннадцатого |
ofhour 12 | | двенадцатого |
halfhour 1 | | полпервого |
halfhour 2 | | полвторого |
halfhour 3 | | полтретьего |
halfhour 4 | | полчетвертого |
halfhour 5 | | полпятого |
halfhour 6 | | полшестого |
halfhour 7 | | полседьмого |
halfhour 8 | | полвосьмого |
halfhour 9 | | полдевятого |
halfhour 10 | | полдесятого |
halfhour 11 | | пол-одиннадцатого полодиннадцатого |
halfhour 12 | | полдвенадцатого |
`)
