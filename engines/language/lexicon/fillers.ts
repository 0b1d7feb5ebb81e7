import { words } from '../rows.ts'

/** Words that ask, greet or say what kind of thing is meant, and nothing about the amount: skipped at a cost. */
export const fillers = /* @__PURE__ */ words(`
filler . | please pls thanks hey hi hello hey_google ok_google hey_siri siri alexa google | пожалуйста плиз привет алиса маруся сири | молим молим_те молим_вас здраво
filler . | what what_is what's whats whats_a what_are what_would what_does would be so it that it_is it's he's she's he_is she_is | что а ну это будет будет_ли получится | то_је шта_је а
filler . | convert convert_from convert_me converter conversion conversion_of conversion_from calculate calculator change turn express show show_me tell_me give_me can_you could_you would_you i_need i_want from if exactly_how_much | переведи переведите перевести перевод пересчитать пересчёт конвертировать конвертируй конвертация конвертер калькулятор посчитай покажи скажи хочу мне из | претвори претворити претварање претварач пребаци пребацити конвертуј конвертор прерачунај прикажи реци хоћу мени из
filler . | how_much how_much_is how_much_is_it how_much_is_that how_much_are how_many how_many_is how_many_is_that how_big_is | сколько сколько_это сколько_будет сколько_составляет сколько_равно это_сколько чему_равен чему_равна чему_равно чему_равны | колико колико_је колико_износи колико_је_то колико_то колико_има
filler . | i_am i'm i_measure | | имам
weighing mass | weight how_heavy how_heavy_is what_is_the_weight_of weight_of how_much_does how_much_do weigh weighs | сколько_весит сколько_весят вес масса полная_масса весит весят | колико_тежи тежи тежина маса
ending . | . ? ! , ; = | |
ending . | please pls thanks thank_you equals is are calculator converter conversion for_me online formula to into how_much | пожалуйста плиз спасибо равно равен равна это_сколько это сколько конвертер калькулятор онлайн формула в | молим молим_те молим_вас хвала је је_то колико_је_то колико_је конвертор калкулатор онлајн формула у
`)
