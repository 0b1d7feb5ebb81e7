import { words } from '../rows.ts'

/** Cities whose clocks are meant, in the words of those who do not call them as the database of zones does; adjectives too: `московское время`. */
export const cities = /* @__PURE__ */ words(`
city Europe/Moscow | moscow | москва московское | москва московско
city Europe/Belgrade | belgrade | белград белградское | београд београдско
city Europe/Kaliningrad | kaliningrad | калининград калининградское | калињинград
city Europe/Samara | samara | самара самарское |
city Asia/Yekaterinburg | yekaterinburg | екатеринбург екатеринбургское | јекатеринбург
city Asia/Omsk | omsk | омск омское | омск
city Asia/Novosibirsk | novosibirsk | новосибирск новосибирское | новосибирск
city Asia/Krasnoyarsk | krasnoyarsk | красноярск красноярское |
city Asia/Irkutsk | irkutsk | иркутск иркутское |
city Asia/Yakutsk | yakutsk | якутск якутское |
city Asia/Vladivostok | vladivostok | владивосток владивостокское | владивосток
city Asia/Magadan | magadan | магадан магаданское |
city Asia/Kamchatka | kamchatka | камчатка камчатское |
city Europe/Kyiv | kyiv kiev | киев киевское | кијев кијевско
city Europe/Minsk | minsk | минск минское | минск
city Asia/Almaty | almaty | алматы астана алма-ата |
city Asia/Tashkent | tashkent | ташкент ташкентское |
city Asia/Tbilisi | tbilisi | тбилиси тбилисское | тбилиси
city Asia/Yerevan | yerevan | ереван ереванское | јереван
city Asia/Baku | baku | баку бакинское | баку
city Europe/London | london | лондон лондонское | лондон лондонско
city Europe/Paris | paris | париж парижское | париз
city Europe/Berlin | berlin | берлин берлинское | берлин берлинско
city Europe/Istanbul | istanbul | стамбул стамбульское | истанбул
city America/New_York | new_york nyc | нью-йорк ньюйорк нью_йорк нью-йоркское | њујорк њујоршко
city America/Los_Angeles | los_angeles | лос-анджелес | лос_анђелес
city America/Chicago | chicago | чикаго | чикаго
city Asia/Tokyo | tokyo | токио токийское | токио токију токија токијско
city Asia/Shanghai | shanghai beijing | пекин пекинское шанхай | пекинг шангај
city Asia/Dubai | dubai | дубай дубаи | дубаи
city UTC | greenwich | гринвич гринвичское | гринич гринич
`)
