import { words } from '../rows.ts'

/** The clock: parts of the day, words behind hours and minutes, how hours are said. */
export const clockWords = /* @__PURE__ */ words(`
meridiem am | am a.m | | 午前 上午 오전
meridiem pm | pm p.m | | 午後 下午 오후
halfletter am | a | |
halfletter pm | p | |
daypart morning | in_the_morning | утра | ујутру ујутро пре_подне пре_поднева
daypart day | in_the_afternoon | пополудни | поподне по_подне
daypart ofday | | дня |
daypart evening | in_the_evening | вечера | увече увечер
daypart night | at_night | ночи | ноћу
partofday morning | morning in_the_morning | утром с_утра | ујутру ујутро
partofday day | afternoon in_the_afternoon | днем | поподне по_подне
partofday evening | evening in_the_evening | вечером | увече
partofday night | night at_night | ночью | ноћу
tonight . | tonight this_evening | сегодня_вечером | вечерас
partday 0/evening | tonight this_evening | | вечерас
partday 0/morning | this_morning | | јутрос
partday 0/day | this_afternoon | |
partday 0/night | | | ноћас
partday -1/evening | last_night last_evening | | синоћ
partday -2/evening | the_night_before_last night_before_last | | прексиноћ
thistime . | this_time same_time the_same_time at_this_time at_the_same_time | в_это_время в_это_же_время в_то_же_время | у_ово_време у_исто_време у_то_време
clockword 12 | noon midday | полдень полудню полудня | подне
clockword 0 | midnight | полночь полуночи | поноћ поноћи
hourword . | h hr hrs hour hours | ч час часа часов | ч час часа часова сат сата сати 時 时 点 點 시
oclock . | o'clock oclock | |
minword . | min mins minute minutes m | мин минут минута минуты минуту м | мин минут минута минуте м 分 분
secword . | s sec second seconds | с сек секунд секунда секунды секунду | с сек секунди секунда секунде 秒 초
past . | past minutes_past after minutes_after | |
tohour . | minutes_to to till of | | минута_до
halfpast . | half_past half-past half | |
halfto . | | пол половина половину половине половины | пола
halftohour . | | | пола
upto . | | | до
less . | | без |
quarterhour 15 | quarter a_quarter | четверть четверти | четврт
halfhour 30 | | | по пол
onehour 1 | | час |
`)
