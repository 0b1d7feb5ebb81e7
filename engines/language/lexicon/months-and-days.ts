import { words } from '../rows.ts'

/** The calendar: months, days of the week, days counted from today. */
export const monthsAndDays = /* @__PURE__ */ words(`
month 1 | january jan | январь января янв | јануар јануара јан
month 2 | february feb | февраль февраля фев февр | фебруар фебруара феб
month 3 | march mar | март марта мар | март марта мар
month 4 | april apr | апрель апреля апр | април априла апр
month 5 | may | май мая | мај маја
month 6 | june jun | июнь июня июн | јун јуна јуни
month 7 | july jul | июль июля июл | јул јула јули
month 8 | august aug | август августа авг | август августа авг
month 9 | september sep sept | сентябрь сентября сен сент | септембар септембра сеп септ
month 10 | october oct | октябрь октября окт | октобар октобра окт
month 11 | november nov | ноябрь ноября ноя нояб | новембар новембра нов
month 12 | december dec | декабрь декабря дек | децембар децембра дец
weekday 1 | monday mon | понедельник понедельника пн пон | понедељак понедељка пон
weekday 2 | tuesday tue tues | вторник вторника вт | уторак уторка уто
weekday 3 | wednesday wed | среда среду среды ср | среда среду сре
weekday 4 | thursday thu thurs thur | четверг четверга чт | четвртак четвртка чет
weekday 5 | friday fri | пятница пятницу пятницы пт | петак петка пет
weekday 6 | saturday sat | суббота субботу субботы сб | субота суботу суб
weekday 7 | sunday sun | воскресенье воскресенья вс | недеља недељу нед
relday 0 | today | сегодня | данас
relday 1 | tomorrow tmrw | завтра | сутра
relday -1 | yesterday | вчера | јуче
relday 2 | day_after_tomorrow the_day_after_tomorrow | послезавтра | прекосутра
relday -2 | day_before_yesterday the_day_before_yesterday | позавчера | прекјуче
`)
