import { words } from '../rows.ts'

/** What joins the parts of a question. */
export const links = /* @__PURE__ */ words(`
dot . | . | |
comma . | , | |
slash . | / | |
hyphen . | - | |
times . | * times | | пута
plus . | + plus | плюс | плус
of . | of | | од
to . | to till until | до | до
between . | between from | между от | између од
in . | in to into as equals equal_to is_equal_to in_terms_of are_in is are - -> => → > = : versus vs expressed_in converted_to convert_to equal makes make | в во на = это_в перевести_в переведи_в перевод_в будет_в это равно составляет | у на = је_у износи је то_је претвори_у колико_је_у једнако_је има_у
quote . | " « » „ ' < > { } | |
open . | ( [ | |
close . | ) ] | |
`)
