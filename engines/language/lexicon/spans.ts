import { words } from '../rows.ts'

/** Lengths of time: nanoseconds to decades. `onespan` stands for one of it without a number, `manyspan` asks how many of it. */
export const spans = /* @__PURE__ */ words(`
span ns | ns nsec nanos nanosecond nanoseconds | нс наносекунда наносекунды наносекунд | наносекунда наносекунди
span us | us usec micros microsecond microseconds | мкс микросекунда микросекунды микросекунд | микросекунда микросекунди
span ms | ms msec millis millisecond milliseconds | мс миллисекунда миллисекунды миллисекунд милисекунд милисекунды | милисекунда милисекунди милисекунде
span s | s sec secs second seconds | с сек секунда секунды секунд секунду | с сек секунда секунде секунди секунду
span min | m min mins minute minutes | м мин минута минуты минут минуту | м мин минут минута минуте минути
span h | h hr hrs hour hours | ч час часа часов | ч час часа часова сат сата сати
span d | d day days | д дн день дня дней сутки суток | д дан дана
span w | w week weeks | неделя недели недель неделю | недеља недеље недељу недељи
span fortnight | fortnight fortnights | |
span mo | mo mos month months | мес месяц месяца месяцев | мес месец месеца месеци
span q | quarter quarters | квартал квартала кварталов | квартал квартала
span y | y yr yrs year years | год года лет годов | год година године годину
span decade | decade decades | десятилетие десятилетия десятилетий | деценија деценије деценију
onespan s | second | секунда секунду | секунда секунду
onespan min | minute | минута минуту | минут
onespan h | hour | час | сат час
onespan d | day | день сутки | дан
onespan w | week | неделя неделю | недеља недељу
onespan mo | month | месяц | месец
onespan q | quarter | квартал | квартал
onespan y | year | год | година годину
onespan decade | decade | десятилетие | деценија деценију
spanway w | week | неделя неделю неделе неделей неделька недели | недеља недељу недеље
spanway mo | month | месяц месяце месяца | месец месеца
spanway q | quarter | квартал квартале | квартал
spanway y | year | год году года | година годину године
spanway decade | decade | десятилетие десятилетии | деценија
manyspan s | seconds | секунд | секунди
manyspan min | minutes | минут | минута
manyspan h | hours | часов | сати часова
manyspan d | days | дней суток | дана
manyspan w | weeks | недель | недеља седмица
manyspan mo | months | месяцев | месеци
manyspan y | years | лет | година
halfspan h | | полчаса получаса |
halfspan d | | полдня полсуток |
halfspan w | | полнедели |
halfspan mo | | полмесяца |
halfspan y | | полгода полугода |
halfspan min | | полминуты |
oftime . | | | дана времена
andhalf 1/2 | and_a_half | с_половиной | и_по
quarterof 1/4 | quarter quarter_of_an a_quarter_of_an quarter_of_a a_quarter_of_a | четверть | четврт
halfof 1/2 | half half_an half_a | пол половина половину | пола
`)
