import type { Names } from './choose.ts'

/** Natural Earth gives one name of a river. What the best known are called in Russian and Serbian; the others keep it. */
const known = `
Albert Nile | Альберт-Нил | Албертов Нил
Aldan | Алдан | Алдан
Amazonas | Амазонка | Амазон
Amu Darya | Амударья | Аму Дарја
Amur | Амур | Амур
Anadyr’ | Анадырь | Анадир
Angara | Ангара | Ангара
Argun’ | Аргунь | Аргун
Arkansas | Арканзас | Арканзас
Ayeyarwady | Иравади | Иравади
Biya | Бия | Бија
Brahmaputra | Брахмапутра | Брамапутра
Chang Jiang | Янцзы | Јангце
Colorado | Колорадо | Колорадо
Columbia | Колумбия | Колумбија
Congo | Конго | Конго
Danube | Дунай | Дунав
Darling | Дарлинг | Дарлинг
Daugava | Даугава | Даугава
Dicle | Тигр | Тигар
Dnepre | Днепр | Дњепар
Dniester | Днестр | Дњестар
Dnipro | Днепр | Дњепар
Don | Дон | Дон
Donau | Дунай | Дунав
Drava | Драва | Драва
Duero | Дуэро | Дуеро
Ebro | Эбро | Ебро
El Bahr el Abyad | Белый Нил | Бели Нил
El Bahr el Azraq | Голубой Нил | Плави Нил
Elbe | Эльба | Лаба
Ertis | Иртыш | Иртиш
Euphrates | Евфрат | Еуфрат
Al Furat | Евфрат | Еуфрат
Firat | Евфрат | Еуфрат
Fraser | Фрейзер | Фрејзер
Ganges | Ганг | Ганг
Garonne | Гаронна | Гарона
Glomma | Гломма | Глома
Heilong Jiang | Амур | Амур
Huang | Хуанхэ | Хуангхе
Hudson | Гудзон | Хадсон
Indigirka | Индигирка | Индигирка
Indus | Инд | Инд
Irtysh | Иртыш | Иртиш
Jordan | Иордан | Јордан
Kama | Кама | Кама
Kamchatka | Камчатка | Камчатка
Kem | Кемь | Кем
Kemijoki | Кемийоки | Кемијоки
Khatanga | Хатанга | Хатанга
Kolyma | Колыма | Колима
Krishna | Кришна | Кришна
Lena | Лена | Лена
Limpopo | Лимпопо | Лимпопо
Loire | Луара | Лоара
Lower Tunguska | Нижняя Тунгуска | Доња Тунгуска
Mackenzie | Маккензи | Макензи
Madeira | Мадейра | Мадеира
Malyy Yenisey | Малый Енисей | Мали Јенисеј
Mekong | Меконг | Меконг
Mississippi | Миссисипи | Мисисипи
Missouri | Миссури | Мисури
Murray | Муррей | Мари
Narmada | Нармада | Нармада
Naryn | Нарын | Нарин
Neva | Нева | Нева
Niagara | Ниагара | Нијагара
Niger | Нигер | Нигер
Nile | Нил | Нил
Ob | Обь | Об
Oder | Одер | Одра
Ohio | Огайо | Охајо
Olenëk | Оленёк | Олењок
Orinoco | Ориноко | Ориноко
Panama Canal | Панамский канал | Панамски канал
Panj | Пяндж | Панџ
Paraná | Парана | Парана
Pechora | Печора | Печора
Po | По | По
Potomac | Потомак | Потомак
Rhein | Рейн | Рајна
Rhin | Рейн | Рајна
Rhine | Рейн | Рајна
Rhône | Рона | Рона
Rio Grande | Рио-Гранде | Рио Гранде
Salween | Салуин | Салвин
São Francisco | Сан-Франсиску | Сао Франсиско
Seine | Сена | Сена
Selenge (Selenga) | Селенга | Селенга
Sénégal | Сенегал | Сенегал
Severnaya Dvina | Северная Двина | Северна Двина
Shatt al Arab | Шатт-эль-Араб | Шат ел Араб
Snake | Снейк | Снејк
Songhua | Сунгари | Сунгари
Suez Canal | Суэцкий канал | Суецки канал
Sukhona | Сухона | Сухона
Sutlej | Сатледж | Сатлеџ
Svir’ | Свирь | Свир
Syr Darya | Сырдарья | Сир Дарја
Tajo | Тахо | Тахо
Tarim | Тарим | Тарим
Taz | Таз | Таз
Thames | Темза | Темза
Tigris | Тигр | Тигар
Tisa | Тиса | Тиса
Tisza | Тиса | Тиса
Tobol | Тобол | Тобол
Tom’ | Томь | Том
Ural | Урал | Урал
Uruguay | Уругвай | Уругвај
Victoria Nile | Виктория-Нил | Викторијин Нил
Vilyuy | Вилюй | Виљуј
Vistula | Висла | Висла
Volga | Волга | Волга
Volta | Вольта | Волта
Vuoksi | Вуокса | Вуокса
Vychegda | Вычегда | Вичегда
Yangtze | Янцзы | Јангце
Yenisey | Енисей | Јенисеј
Yukon | Юкон | Јукон
Zambezi | Замбези | Замбези
`

const byName = new Map(
  known
    .trim()
    .split('\n')
    .map((row) => row.split(' | ') as [string, string, string])
    .map(([en, ru, sr]): [string, Names] => [en, { en, ru, sr }]),
)

export function riverNames(name: string | null): Names | undefined {
  if (name === null) return undefined
  const en = name.replaceAll(/\s+/g, ' ')
  return byName.get(en) ?? { en, ru: en, sr: en }
}
