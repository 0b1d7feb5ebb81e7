import { words } from '../rows.ts'

/** Words that numbers are made of: `num` is complete, `tens` take ones behind them, `hund` take tens, `mult` multiply what stands before. */
export const numerals = /* @__PURE__ */ words(`
num 0 | zero | ноль нуль | нула
num 1 | one | один одна одно одну одном одной | један једна једно једну једном једној
num 2 | two | два две двух | два две двије
num 3 | three | три трёх | три
num 4 | four | четыре четырёх | четири
num 5 | five | пять пяти | пет
num 6 | six | шесть шести | шест
num 7 | seven | семь семи | седам
num 8 | eight | восемь восьми | осам
num 9 | nine | девять девяти | девет
num 10 | ten | десять десяти | десет
num 11 | eleven | одиннадцать одиннадцати | једанаест
num 12 | twelve | двенадцать двенадцати | дванаест
num 13 | thirteen | тринадцать | тринаест
num 14 | fourteen | четырнадцать | четрнаест
num 15 | fifteen | пятнадцать пятнадцати | петнаест
num 16 | sixteen | шестнадцать | шеснаест
num 17 | seventeen | семнадцать | седамнаест
num 18 | eighteen | восемнадцать | осамнаест
num 19 | nineteen | девятнадцать | деветнаест
tens 20 | twenty | двадцать двадцати | двадесет
tens 30 | thirty | тридцать тридцати | тридесет
tens 40 | forty | сорок | четрдесет
tens 50 | fifty | пятьдесят | педесет
tens 60 | sixty | шестьдесят | шездесет
tens 70 | seventy | семьдесят | седамдесет
tens 80 | eighty | восемьдесят | осамдесет
tens 90 | ninety | девяносто | деведесет
hund 100 | | сто ста | сто стотину
hund 200 | | двести | двеста двјеста
hund 300 | | триста | триста
hund 400 | | четыреста | четиристо
hund 500 | | пятьсот | петсто
hund 600 | | шестьсот | шестсто
hund 700 | | семьсот | седамсто
hund 800 | | восемьсот | осамсто
hund 900 | | девятьсот | деветсто
mult 100 | hundred hundreds | сотня сотни сотен | стотина стотине
mult 1000 | thousand thousands k | тысяча тысячи тысяч тысячу тыс к | хиљада хиљаде хиљаду хиљ к
mult 1000000 | million millions mln mio | миллион миллиона миллионов млн | милион милиона мил мио
mult 1000000000 | billion billions bilion bn | миллиард миллиарда миллиардов млрд | милијарда милијарде милијарди милијарду млрд
mult 1000000000000 | trillion trillions | триллион триллиона триллионов трлн | билион билиона
mult 12 | dozen dozens | дюжина дюжины дюжину | туце туцета
half 1/2 | half half_a half_an half_of_a half_of_an one_half | пол половина половину | пола половина половину
half 3/2 | one_and_a_half | полтора полторы полутора | један_и_по једна_и_по једно_и_по
half 1/4 | quarter a_quarter quarter_of_a a_quarter_of_a quarter_of_an a_quarter_of_an | четверть четверти | четврт четвртина
half 1/3 | a_third third_of_a a_third_of_a one_third one_third_of_a | треть | трећина
half 1/10 | a_tenth tenth_of_a a_tenth_of_a one_tenth one_tenth_of_a | |
part 1/2 | and_a_half and_half | с_половиной и_половина | и_по ипо и_пол
part 1/4 | and_a_quarter | с_четвертью и_четверть | и_четврт
part 3/4 | and_three_quarters | и_три_четверти | и_три_четвртине
denom 3 | thirds | трети третьих | трећине
denom 4 | quarters quarter fourths | четверти | четвртине
denom 8 | eighths eighth | восьмых восьмая | осмина
denom 10 | tenths | десятых десятая | десетих десетина
denom 100 | hundredths hundredth | сотых сотая | стотих
denom 1000 | thousandths thousandth | тысячных тысячная | хиљадитих
denom 2 | halves | |
point . | point | запятая целых целая целые | запета зарез цела целих цело
oh 0 | oh o nought | |
article 1 | a an the | |
sign -1 | - minus negative | минус | минус
sign 1 | + plus | плюс | плус
and . | and & | и | и
approx about | about around approximately approx roughly circa ~ ≈ | около примерно приблизительно где-то | око отприлике приближно
approx . | ± <= >= ≤ ≥ exactly at_least at_most more_than less_than no_more_than no_less_than over under up_to exceeding below above nearly almost lower_than higher_than as_many_as only just max min < > | почти более более_чем больше больше_чем менее менее_чем меньше меньше_чем не_более не_менее свыше до ок примерно_в ровно | скоро више_од мање_од највише најмање до
`)

/** Single letters that multiply; only in this case: `3m` is metres. */
export const multipliers = /* @__PURE__ */ words(
  `
mult 1000000 | M | М | М
`,
  { case: 'strict' },
)
