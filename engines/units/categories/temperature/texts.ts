import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер температуры: °C, °F, К, °Ra, °Ré — Convertory',
    en: 'Temperature converter: °C, °F, K, °Ra, °Ré – Convertory',
    sr: 'Претварач температуре: °C, °F, K, °Ra, °Ré – Convertory',
  },
  description: {
    ru: 'Пять температурных шкал сразу, без промежуточных округлений, рядом со знакомыми всем температурами.',
    en: 'Five temperature scales at once, without rounding on the way, beside the temperatures everyone knows.',
    sr: 'Пет температурних скала одједном, без заокруживања успут, поред температура које сви знају.',
  },
  presets: {
    cf: {
      title: {
        ru: 'Цельсий в Фаренгейт: перевод °C в °F — Convertory',
        en: 'Celsius to Fahrenheit: °C to °F converter – Convertory',
        sr: 'Целзијус у Фаренхајт: °C у °F – Convertory',
      },
      description: {
        ru: 'Умножьте на 1,8 и прибавьте 32: 0 °C — это 32 °F, 37 °C — 98,6 °F, 100 °C — 212 °F. Введите температуру и увидите её на термометре.',
        en: 'Multiply by 1.8 and add 32: 0 °C is 32 °F, 37 °C is 98.6 °F, 100 °C is 212 °F. Type a temperature and see it on the thermometer.',
        sr: 'Помножите са 1,8 и додајте 32: 0 °C је 32 °F, 37 °C је 98,6 °F, 100 °C је 212 °F. Унесите температуру и видите је на термометру.',
      },
    },
    fc: {
      title: {
        ru: 'Фаренгейт в Цельсий: перевод °F в °C — Convertory',
        en: 'Fahrenheit to Celsius: °F to °C converter – Convertory',
        sr: 'Фаренхајт у Целзијус: °F у °C – Convertory',
      },
      description: {
        ru: 'Вычтите 32 и разделите на 1,8: 32 °F — это 0 °C, 98,6 °F — 37 °C, 350 °F в рецепте — около 177 °C. Точный перевод и термометр рядом.',
        en: 'Subtract 32 and divide by 1.8: 32 °F is 0 °C, 98.6 °F is 37 °C, 350 °F in a recipe is about 177 °C. Exact, with the thermometer beside it.',
        sr: 'Одузмите 32 и поделите са 1,8: 32 °F је 0 °C, 98,6 °F је 37 °C, 350 °F у рецепту је око 177 °C. Тачно, уз термометар.',
      },
    },
    ck: {
      title: {
        ru: 'Цельсий в кельвины: перевод °C в К — Convertory',
        en: 'Celsius to kelvin: °C to K converter – Convertory',
        sr: 'Целзијус у келвине: °C у K – Convertory',
      },
      description: {
        ru: 'Прибавьте 273,15: 0 °C — это 273,15 К, абсолютный ноль — это −273,15 °C. Кельвин и градус Цельсия равны по величине, различается только ноль.',
        en: 'Add 273.15: 0 °C is 273.15 K, absolute zero is −273.15 °C. A kelvin and a degree Celsius are the same size; only the zero differs.',
        sr: 'Додајте 273,15: 0 °C је 273,15 K, апсолутна нула је −273,15 °C. Келвин и степен Целзијуса су исте величине, разликује се само нула.',
      },
    },
  },
}
