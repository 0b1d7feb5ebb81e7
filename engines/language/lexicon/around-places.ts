import { words } from '../rows.ts'

/** Words beside a point that mean no other one: what asks for it, says what it is, what receivers of ships report with it, and what is never the name of a place. */
export const aroundPlaces = /* @__PURE__ */ words(
  `
around . | my our the a an is are am i we at in on of near here there this that it to meet me us see you your | мои моя мой мы я нас на в у о это тут здесь там вот его наш | моја моје моји ја ми је на у ово ево овде тамо наш
around . | where what what's find show open look go map maps please | где что куда найди найти находится находятся покажи показать открой карта карте карту карты пожалуйста | где шта нађи пронађи налази налазе покажи прикажи отвори карта карти карту мапа мапи мапу молим се
around . | coordinates coordinate coords coord position pos posn point pin place location located loc gps geolocation system | координаты координата координат коорд точка точку точки место местоположение позиция система системе систему геолокация геопозиция локация жпс джипиэс | координате координата тачка тачке место положај локација локацију позиција систем систему чекам налазимо
around . | house home parcel | дом встречаемся встреча сбора сбор жду жди приезжай участок пункт репер | парцела парцеле кп ко
convert . | convert change | перевести переведи перевод пересчитать | претвори
to . | to into as → ⇒ | |
within . | in | в | у
from . | from | из | из
kind . | coordinates coordinate format | координаты | координате
other . | minus plus negative am pm noon midnight utc gmt km kg cm mm mi ft min sec hour hours hr hrs kmh mph north south east west | минус плюс км кг см мм мин сек ч час часа часов гг утра вечера дня ночи мск | минус плус км кг см мм мин сек ч час часа часова сати
report . | mmsi cog sog hdg course speed spd kn id | |
`,
  { isEnglishEverywhere: true },
)
