import { words } from '../rows.ts'

/**
 * Lengths of time: nanoseconds to decades. `onespan` stands for one of it without a number, `manyspan` asks how many of it. In Russian one
 * that stands before its number says about so many: `spanbefore`.
 */
export const spans = /* @__PURE__ */ words(`
span ns | ns nsec nanos nanosecond nanoseconds | нс наносекунда наносекунды наносекунд | наносекунда наносекунди
span us | us μs usec micros microsecond microseconds | мкс микросекунда микросекунды микросекунд | микросекунда микросекунди
span ms | ms msec millis millisecond milliseconds | мс миллисекунда миллисекунды миллисекунд милисекунд милисекунды | милисекунда милисекунди милисекунде
span s | s sec secs second seconds | с сек секунда секунды секунд секунду | с сек секунда секунде секунди секунду
span min | m min mins minute minutes | м мин минута минуты минут минуту | м мин минут минута минуте минути
span h | h hr hrs hour hours | ч час часа часов | ч час часа часова сат сата сати
span d | d day days | д дн день дня дней сутки суток | д дан дана
span w | w wk wks week weeks | неделя недели недель неделю | недеља недеље недељу недељи седмица седмице седмицу
span fortnight | fortnight fortnights | |
span mo | mo mos month months | мес месяц месяца месяцев | мес месец месеца месеци
span q | quarter quarters qtr qtrs | квартал квартала кварталов | квартал квартала тромесечје тромесечја
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
spanway w | week wk | неделя неделю неделе неделей неделька недели | недеља недељу недеље недељи седмица седмицу седмице
spanway mo | month mth | месяц месяце месяца | месец месеца месецу
spanway q | quarter qtr | квартал квартале квартала | квартал квартала кварталу тромесечје тромесечја тромесечју
spanway y | year yr | год году года | година годину године години
spanway decade | decade | десятилетие десятилетии | деценија
manyspan s | seconds | секунд | секунди
manyspan min | minutes | минут | минута
manyspan h | hours | часов | сати часова
manyspan d | days | дней суток | дана
manyspan w | weeks | недель | недеља седмица
manyspan mo | months | месяцев | месеци
manyspan y | years | лет | година
spanofone min | | минуты | минута
spanofone h | | часа | часа сата
spanofone d | | дня суток | дана
spanofone w | | недели | недеље седмице
spanofone mo | | месяца | месеца
spanofone y | | года | године
spanbefore s | | секунд |
spanbefore min | | минут |
spanbefore h | | часа часов |
spanbefore d | | дня дней |
spanbefore w | | недели недель |
spanbefore mo | | месяца месяцев |
spanbefore y | | года лет |
halfspan h | | полчаса получаса |
halfspan d | | полдня полсуток |
halfspan w | | полнедели |
halfspan mo | | полмесяца |
halfspan y | | полгода полугода |
halfspan min | | полминуты |
oftime . | | | дана времена
`)
