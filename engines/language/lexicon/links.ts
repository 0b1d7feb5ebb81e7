import { words } from '../rows.ts'

/** What joins the parts of a question: `in` stands before what is wanted. */
export const links = /* @__PURE__ */ words(`
dot . | . | |
comma . | , | |
semi . | ; | |
colon . | : = | |
slash . | / \\ | |
hyphen . | - | |
times . | * times | умножить_на | пута
by . | x by × | х на × | х на ×
plus . | + plus | плюс | плус
plusminus . | ± | |
equals . | = equals equal is | равно равен равна это | једнако је
of . | of | | од
to . | to till until | до | до
till . | to till until … | до | до
between . | between from | между от | између од
in . | in to into as are is_equal_to equal_to equals in_terms_of are_in is_in is - -> => → > = : vs versus expressed_in converted_to converted_into convert_to equal makes make | в во на - = это_в перевести_в переведи_в перевод_в будет_в это равно равен равна составляет | у на - = је_у износи је то_је претвори_у колико_је_у једнако_је има_у
quote . | " ' < > { } „ | |
open . | ( [ | |
close . | ) ] | |
unitless . | 1 one | |
`)
