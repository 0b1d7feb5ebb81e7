import { words } from '../rows.ts'

/** Cities whose clocks are meant, in the words of those who do not call them as the database of zones does; adjectives too: `московское время`. */
export const cities = /* @__PURE__ */ words(`
city Europe/Moscow | moscow | москва московское московского | москва московско московског
city Europe/Belgrade | belgrade | белград белградское белградского | београд београдско београдског
city Europe/Kaliningrad | kaliningrad | калининград калининградское калининградского | калињинград
city Europe/Samara | samara | самара самарское самарского |
city Asia/Yekaterinburg | yekaterinburg | екатеринбург екатеринбургское екатеринбургского | јекатеринбург
city Asia/Omsk | omsk | омск омское омского | омск
city Asia/Novosibirsk | novosibirsk | новосибирск новосибирское новосибирского | новосибирск
city Asia/Krasnoyarsk | krasnoyarsk | красноярск красноярское красноярского |
city Asia/Irkutsk | irkutsk | иркутск иркутское иркутского |
city Asia/Yakutsk | yakutsk | якутск якутское якутского |
city Asia/Vladivostok | vladivostok | владивосток владивостокское владивостокского | владивосток
city Asia/Magadan | magadan | магадан магаданское магаданского |
city Asia/Kamchatka | kamchatka | камчатка камчатское камчатского |
city Europe/Kyiv | kyiv kiev | киев киевское киевского | кијев кијевско кијевског
city Europe/Minsk | minsk | минск минское минского | минск
city Asia/Almaty | almaty | алматы астана алма-ата |
city Asia/Tashkent | tashkent | ташкент ташкентское ташкентского |
city Asia/Tbilisi | tbilisi | тбилиси тбилисское тбилисского | тбилиси
city Asia/Yerevan | yerevan | ереван ереванское ереванского | јереван
city Asia/Baku | baku | баку бакинское бакинского | баку
city Europe/London | london | лондон лондонское лондонского | лондон лондонско лондонског
city Europe/Paris | paris | париж парижское парижского | париз
city Europe/Berlin | berlin | берлин берлинское берлинского | берлин берлинско берлинског
city Europe/Istanbul | istanbul | стамбул стамбульское стамбульского | истанбул
city America/New_York | new_york nyc | нью-йорк ньюйорк нью_йорк нью-йоркское нью-йоркского | њујорк њујоршко њујоршког
city America/Los_Angeles | los_angeles | лос-анджелес | лос_анђелес
city America/Chicago | chicago | чикаго | чикаго
city Asia/Tokyo | tokyo | токио токийское токийского | токио токију токија токијско токијског
city Asia/Shanghai | shanghai beijing | пекин пекинское пекинского шанхай | пекинг шангај
city Asia/Dubai | dubai | дубай дубаи | дубаи
city UTC | greenwich | гринвич гринвичское гринвичского | гринич гринич
`)
