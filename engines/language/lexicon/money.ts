import { words } from '../rows.ts'

/** Currencies, beside whose numbers nothing is converted. Pounds are a mass first, and so are not among them. */
export const money = /* @__PURE__ */ words(`
money usd | $ usd us$ dollar dollars bucks | доллар доллара долларов доллары долларах долл | долар долара долари доларе доларима
money eur | € eur euro euros | евро | евро евра еври евре еврима
money gbp | £ gbp sterling | фунт_стерлингов фунтов_стерлингов | фунта_стерлинга
money rub | ₽ rub rur ruble rubles rouble roubles | рубль рубля рублей рубли рублях руб | рубља рубаља рубље
money rsd | rsd dinar dinars | динар динара динаров | динар динара динари динаре динарима дин РСД
money chf | chf | франк франков | франак франака
money jpy | ¥ jpy yen | иена иен | јен јена
money cny | cny yuan | юань юаня юаней юани юанях | јуан јуана
money try | ₺ try | лира лир | лира лире
money kzt | ₸ kzt tenge | тенге | 
money uah | ₴ uah hryvnia | гривна гривны гривен | гривна гривни
money bam | bam | | марка марака марке
money btc | ₿ btc bitcoin bitcoins | биткоин биткоина биткоинов | биткоин биткоина
money eth | eth | | 
`)
