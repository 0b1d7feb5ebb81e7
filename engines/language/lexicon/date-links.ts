import { words } from '../rows.ts'

/** What joins the parts of a date, moves it, and asks about it. */
export const dateLinks = /* @__PURE__ */ words(`
at . | at à on @ | в во с на к ко | у на
lead . | on the of by before after until till from in | к ко в во на до от с со перед после | у на од до пред пре после дана
leadback . | since | |
of . | of | |
and . | and & | и | и
in . | in within within_the_next in_the_next | через за спустя | за кроз у_року_од у_наредних
within . | | в_течение в_течении на_протяжении | у_току
tozone . | to into | |
intozone . | in | в | у
ofzone . | in | по в | по у
ofzone . | | по_времени по_часовому_поясу | по_времену
timeword . | time local_time | времени время времен | времену време времена
ago . | ago back earlier | назад тому_назад ранее раньше | раније
before . | before prior_to earlier_than | до перед раньше раньше_чем | до пре пред
beforenow . | | | пре
after . | after later_than from since following past | после с со от через_после спустя_после | после након од
later . | later hence from_now from_today | спустя | касније
plus . | plus | плюс | плус
minus . | minus | минус | минус
joint . | to until till through thru | по до | до
from . | from | от | од
fromtime . | | с c со |
num 2 | a_couple_of a_couple couple_of | пару | пар
nextone . | next the_next coming | следующий следующая следующее следующую следующем следующей следующего будущем будущего | следећи следећа следеће следећу следећег следећој следећем
lastone . | last the_last previous past | прошлый прошлая прошлое прошлую прошлом прошлой прошлого | прошли прошла прошле прошлу прошлог прошлој прошлом
thisone . | this current the_current | этот эту это этом этой этого текущий текущая текущем текущей текущего | овај ова ово ову ове овог овој овом
howmany . | how_many number_of count_of count | сколько количество число | колико број
apart d | time the_time difference the_difference time_difference interval the_interval duration the_duration gap | разница интервал промежуток | разлика размак време временска_разлика
howlong . | how_long countdown | сколько_времени | колико_времена
passing . | are are_there is_it is there_are there have_passed passed has_it_been have_it_been until_now | прошло будет пройдет ещё еще всего | има је још прошло
left . | left remaining remain to_go | осталось остается | остало остаје преостало
untilword . | until till to before | до | до
sinceword . | since from after ago_was | с со от после | од после
between . | between | между | између
tillword . | to until till through and | по до и | до по и
dateask . | weekday what_day what_date what_day_is_it what_day_was_it what_day_will_it_be what_day_of_the_week what_weekday what_date_is what_day_is what_date_will_be what_date_was when_is when_was what_is what_is_the_date what_day_was what_day_will_be what's date_of date what_day_of_the_week_is what_day_of_the_week_was what_weekday_is what_weekday_was day_of_the_week day_of_week weekday_of what_week_is what_week_number_is week_number_of timestamp epoch unix | какая_дата какой_день какое_число какой_день_недели какой_день_недели_был какой_был_день_недели какой_был_день какая_дата_была какое_число_было какая_была_дата какая_неделя день_недели какая_дата_будет какой_день_будет какое_число_будет дата когда_будет что_будет какой_это_день какой_это_день_недели какой_это_был_день что_за_день | који_је_то_дан који_дан_је_то који_је_датум који_датум_је који_датум који_је_дан који_дан који_је_био_дан који_дан_је_био који_датум_је_био који_дан_у_недељи који_дан_у_недељи_је који_дан_у_недељи_је_био који_је_дан_у_недељи дан_у_недељи датум датум_је шта_је
timeask . | what_time_is_it what_time_is what's_the_time what_is_the_time what_is_the_current_time what_is_the_local_time current_time local_time exact_time time the_time time_now now current_local_time | сколько_времени сколько_сейчас_времени который_час который_сейчас_час которое_время текущее_время точное_время местное_время время сейчас сейчас_время | колико_је_сати колико_је_сада_сати колико_је_часова колико_је_сада_часова тачно_време време сада
now . | now right_now now() current_time current_timestamp present_time current_unix_time current_unix_timestamp timestamp_now unix_time_now utc_now what_time_is_it what_time_is_it_now the_current_time date.now() time_now current_epoch_time | сейчас текущее_время текущее_unix_время текущее_unix-время текущий_timestamp который_час сколько_времени сколько_сейчас_времени | сада сад колико_је_сати
nowmark . | now right_now | сейчас | сада сад
happened . | posted last_posted edited last_edited updated last_updated created published modified last_modified uploaded seen last_seen active last_active online joined sent received | опубликовано опубликован опубликована обновлено обновлен обновлена изменено изменен изменена отправлено отправлен отправлена создано создан создана был_в_сети была_в_сети был_онлайн была_онлайн | објављено измењено послато ажурирано
dateprefix . | convert timestamp_for timestamp_of unix_time_of unix_timestamp_of unix_time_for date_and_time please | переведи конвертируй пожалуйста дата_и_время | претвори молим
dateending . | please in_unix to_unix to_timestamp to_unix_time to_unix_timestamp in_unix_time to_epoch | в_unix в_timestamp пожалуйста | молим у_unix
`)
