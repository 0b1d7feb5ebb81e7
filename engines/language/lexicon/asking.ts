import { words } from '../rows.ts'

/** Words that ask how many of a unit there are; `question` stands for the number that is asked for. */
export const asking = /* @__PURE__ */ words(`
howmany . | how_many how_much many | сколько скольким | колико колико_има
howmuchin . | how_much_is_it_in how_much_in how_many_in how_much_is_that_in | сколько_в сколько_это_в сколько_будет_в это_сколько_в это_сколько_будет_в | колико_је_то_у колико_у колико_је_у
isin . | is are is_in are_in in are_there_in there_are_in does_it_take_to_make make = per do_you_get_from equal equals are_equal_to | в во это будет = составляет содержится_в на есть_в | је у има_у има износи =
question . | ? x | х |
`)
