import type { Source, UnitRow } from '../../types.ts'
import { convention, si } from '../sources.ts'

const piRadian: Source = {
  ru: 'Международная система единиц (СИ): 180°/π',
  en: 'International System of Units (SI): 180°/π',
  sr: 'Међународни систем јединица (SI): 180°/π',
}

const gonSource: Source = {
  ru: 'ISO 80000-3: сотая доля прямого угла',
  en: 'ISO 80000-3: a hundredth of a right angle',
  sr: 'ISO 80000-3: стоти део правог угла',
}

const natoMil: Source = {
  ru: 'Соглашение НАТО: 6400 тысячных в обороте',
  en: 'NATO convention: 6400 mils in a turn',
  sr: 'Договор НАТО: 6400 хиљадитих у кругу',
}

const sovietMil: Source = {
  ru: 'Деление угломера: 6000 в обороте',
  en: 'Soviet artillery: 6000 divisions in a turn',
  sr: 'Совјетска артиљерија: 6000 подеока у кругу',
}

// biome-ignore format: a table for native speakers to review, one language a line
export const units: readonly UnitRow[] = [
  { id: 'deg', system: 'metric', definition: '1', source: si, followedBy: 'arcmin',
    also: ['deg', 'град', 'decimal degree', 'десятичный градус', 'децимални степен'],
    ru: ['градус', 'градусов', 'градусы', '°'],
    en: ['degree', 'degrees', '°'],
    sr: ['степен', 'степени', 'степене', '°'] },
  { id: 'arcmin', system: 'metric', definition: '1/60 deg', source: si, followedBy: 'arcsec',
    also: ['arcmin', 'MOA', 'minute of arc', 'minutes of arc', 'минута дуги', 'минут дуги', 'лучни минут', 'минут лука'],
    ru: ['угловая минута', 'угловых минут', 'угловые минуты', '′'],
    en: ['arcminute', 'arcminutes', '′'],
    sr: ['угаони минут', 'угаоних минута', 'угаоне минуте', '′'] },
  { id: 'arcsec', system: 'metric', definition: '1/3600 deg', source: si,
    also: ['arcsec', 'second of arc', 'seconds of arc', 'секунда дуги', 'секунд дуги', 'лучна секунда', 'секунда лука'],
    ru: ['угловая секунда', 'угловых секунд', 'угловые секунды', '″'],
    en: ['arcsecond', 'arcseconds', '″'],
    sr: ['угаона секунда', 'угаоних секунди', 'угаоне секунде', '″'] },
  { id: 'mas', system: 'metric', definition: '0.001 arcsec', source: si,
    ru: ['угловая миллисекунда', 'угловых миллисекунд', 'угловые миллисекунды', 'мсд'],
    en: ['milliarcsecond', 'milliarcseconds', 'mas'],
    sr: ['угаона милисекунда', 'угаоних милисекунди', 'угаоне милисекунде', 'mas'] },
  { id: 'rad', system: 'radian', definition: '57.29577951308232087679815481410517033240547 deg', source: piRadian, irrational: true,
    also: ['радианов'],
    ru: ['радиан', 'радиан', 'радианы', 'рад'],
    en: ['radian', 'radians', 'rad'],
    sr: ['радијан', 'радијана', 'радијане', 'rad'] },
  { id: 'mrad', system: 'radian', definition: '0.001 rad', source: piRadian, irrational: true,
    ru: ['миллирадиан', 'миллирадиан', 'миллирадианы', 'мрад'],
    en: ['milliradian', 'milliradians', 'mrad'],
    sr: ['милирадијан', 'милирадијана', 'милирадијане', 'mrad'] },
  { id: 'gon', system: 'turns', definition: '0.9 deg', source: gonSource,
    also: ['gradian', 'gradians', 'grad', 'grads', 'гоны'],
    ru: ['град', 'градов', 'грады', 'гон'],
    en: ['gon', 'gons', 'gon'],
    sr: ['гон', 'гона', 'гоне', 'gon'] },
  { id: 'turn', system: 'turns', definition: '360 deg', source: si,
    also: ['revolution', 'revolutions', 'rev', 'revs'],
    ru: ['оборот', 'оборотов', 'обороты', 'об'],
    en: ['turn', 'turns', 'turn'],
    sr: ['обртај', 'обртаја', 'обртаје', 'обр.'] },
  { id: 'quadrant', system: 'turns', definition: '90 deg', source: convention,
    also: ['quadrant', 'quadrants', 'квадрант'],
    ru: ['прямой угол', 'прямых углов', 'прямые углы', 'прям. угол'],
    en: ['right angle', 'right angles', 'right angle'],
    sr: ['прав угао', 'правих углова', 'праве углове', 'прав угао'] },
  { id: 'ha', system: 'turns', definition: '15 deg', source: convention,
    ru: ['часовой угол', 'часов угла', 'часы угла', 'ч угла'],
    en: ['hour angle', 'hours of angle', 'hour angle'],
    sr: ['часовни угао', 'часова угла', 'часове угла', 'час угла'] },
  { id: 'milnato', system: 'military', definition: '360/6400 deg', source: natoMil,
    also: ['mils', 'angular mil'],
    ru: ['тысячная НАТО', 'тысячных НАТО', 'тысячные НАТО', 'тыс. НАТО'],
    en: ['NATO mil', 'NATO mils', 'mil'],
    sr: ['хиљадити НАТО', 'хиљадитих НАТО', 'хиљадите НАТО', 'хиљ. НАТО'] },
  { id: 'milrus', system: 'military', definition: '360/6000 deg', source: sovietMil,
    also: ['деление угломера'],
    ru: ['советская тысячная', 'советских тысячных', 'советские тысячные', 'тыс.'],
    en: ['Soviet mil', 'Soviet mils', 'Soviet mil'],
    sr: ['совјетски хиљадити', 'совјетских хиљадитих', 'совјетске хиљадите', 'хиљ.'] },
  { id: 'point', system: 'military', definition: '11.25 deg', source: convention,
    ru: ['румб', 'румбов', 'румбы', 'румб'],
    en: ['compass point', 'compass points', 'point'],
    sr: ['румб', 'румбова', 'румбове', 'румб'] },
]
