import { words } from '../rows.ts'

/** What joins the parts of a question: `in` stands before what is wanted. */
export const links = /* @__PURE__ */ words(`
dot . | . | |
comma . | , | |
semi . | ; | |
colon . | : = | |
slash . | / \\ | |
hyphen . | - | |
times . | * times multiplied_by | умножить_на | пута помножено_са
over . | ÷ divided_by | разделить_на делить_на | подељено_са
caret . | ^ to_the_power_of | в_степени | на_степен
by . | x by × | х на × | на ×
plus . | + plus | плюс | плус
plusminus . | ± | |
equals . | = equals equal is | равно равен равна это | једнако је
of . | of | | од
percent . | % percent per_cent | % процент процента процентов проценты | % проценат процента процената одсто посто
ofwhole . | of | от | од
at . | for at at_a_speed_of at_a_rate_of at_speed | в_течение при со_скоростью на_скорости при_скорости | током при брзином_од брзином на_брзини
to . | to till until | до | до
till . | to till until … | до | до
between . | between from | между от | између од
in . | in to into as are is_equal_to equal_to equals in_terms_of are_in is_in is - -> => → > = : vs versus expressed_in converted_to converted_into convert_to equal makes make | в во на - = это_в перевести_в переведи_в перевод_в будет_в это равно равен равна составляет | у на - = је_у износи је то_је претвори_у колико_је_у једнако_је има_у
quote . | " ' < > { } „ | |
open . | ( [ | |
close . | ) ] | |
unitless . | 1 one | |
`)
