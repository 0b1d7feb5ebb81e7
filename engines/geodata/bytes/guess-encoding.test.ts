import { expect, it } from 'vitest'
import { countUtf8Characters, guessEncoding } from './guess-encoding.ts'

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
/** With bytes around it that belong to others. */
const among = (hex: string) => bytesOf(`e9ff${hex}ffe9`)

/** Names of places, and the first and last characters of everyday use in each encoding; bytes by Python's codecs. */
it.each([
  [
    'shift_jis',
    '東京都 大阪市 札幌 ひらがな カタカナ',
    '938c8b9e93732091e58de38e73208e4496792082d082e782aa82c820834a835e834a8369',
  ],
  ['shift_jis', '亜里ヶァヶぁん、。', '889f97a2839683408396829f82f181418142'],
  ['gbk', '北京市 上海 广州市 成都、重庆', 'b1b1bea9cad020c9cfbaa320b9e3d6ddcad020b3c9b6bca1a2d6d8c7ec'],
  ['gbk', '啊座　！～、啊座阿做', 'b0a1d7f9a1a1a3a1a1aba1a2b0a1d7f9b0a2d7f6'],
  ['big5', '臺北市 高雄市 臺中 花蓮縣', 'bb4fa55fa5ab20b0aab6afa5ab20bb4fa4a420aae1bdacbfa4'],
  ['big5', '一乙籲中一乙籲中', 'a440a441c67ea4a4a440a441c67ea4a4'],
  ['euc-kr', '서울특별시 부산 대구 인천광역시', 'bcadbfefc6afbab0bdc320bacebbea20b4ebb1b820c0cec3b5b1a4bfaabdc3'],
  ['euc-kr', '가각힝힘가각힝힘', 'b0a1b0a2c8fec8fbb0a1b0a2c8fec8fb'],
  ['windows-1251', 'Москва, Ёлкино, Київ, Ниш', 'cceef1eae2e02c20a8ebeae8edee2c20cae8bfe22c20cde8f8'],
  ['windows-1251', 'Београд Ђаково Љубовија', 'c1e5eee3f0e0e42080e0eaeee2ee208af3e1eee2e8bce0'],
  ['windows-1251', 'её её', 'e5b820e5b8'],
  ['ibm866', 'Москва Санкт-Петербург', '8caee1aaa2a02091a0adaae22d8fa5e2a5e0a1e3e0a3'],
  ['ibm866', 'абвгдежз', 'a0a1a2a3a4a5a6a7'],
  ['ibm866', 'Королёв Орёл Щёлково', '8aaee0aeabf1a2208ee0f1ab2099f1abaaaea2ae'],
  ['windows-1251', 'абвгдежз', 'e0e1e2e3e4e5e6e7'],
  ['windows-1252', 'Köln, Málaga, Zürich, Besançon', '4bf66c6e2c204de16c6167612c205afc726963682c20426573616ee76f6e'],
  [
    'windows-1250',
    'Čačak, Šabac, Žagubica, Aranđelovac, Ćićevac',
    'c861e8616b2c208a616261632c208e616775626963612c204172616ef0656c6f7661632c20c669e665766163',
  ],
  [
    'windows-1250',
    'ĆUPRIJA ŠID ĐERDAP čen ćup đak Čk žal',
    'c6555052494a41208a494420d0455244415020e8656e20e6757020f0616b20c86b209e616c',
  ],
  ['windows-1250', '„Šećerana”, Čačak', '848a65e66572616e61942c20c861e8616b'],
  ['windows-1252', 'Škoda, Žižkov', '8a6b6f64612c208e699e6b6f76'],
  ['windows-1252', 'Genève, crème, Æbelø', '47656ee876652c206372e86d652c20c662656cf8'],
  ['windows-1252', 'Šè Köln', '8ae8204bf66c6e'],
  ['windows-1252', 'Ærø Ñuñoa Évry', 'c672f820d175f16f6120c9767279'],
  [
    'windows-1250',
    'České Budějovice, Žižkov, Příbram',
    'c865736be920427564ec6a6f766963652c208e699e6b6f762c2050f8ed6272616d',
  ],
  ['windows-1250', 'Plzeň, Mělník, Ústí, Šumperk', '506c7a65f22c204dec6c6eed6b2c20da7374ed2c208a756d7065726b'],
  ['windows-1250', 'ŘÍČANY ŽĎÁR', 'd8cdc8414e59208ecfc152'],
  ['windows-1250', 'Győr, Pécs, Hódmezővásárhely', '4779f5722c2050e963732c2048f3646d657af576e173e17268656c79'],
  ['windows-1250', 'DEBRECEN CEGLÉD GYŐR', '444542524543454e204345474cc944204759d552'],
  ['windows-1250', 'Białystok, Elbląg, Koło', '426961b37973746f6b2c20456c626cb9672c204b6fb36f'],
  ['windows-1250', 'Łódź', 'a3f3649f'],
  ['windows-1250', 'Żywiec, Poznań', 'af79776965632c20506f7a6e61f1'],
  ['windows-1250', 'Timişoara', '54696d69ba6f617261'],
  ['windows-1250', 'Mieľnica, Veľký', '4d6965be6e6963612c205665be6bfd'],
  ['windows-1252', 'Poznañ, Gdañsk', '506f7a6e61f12c20476461f1736b'],
  ['windows-1252', 'Camões, Évora, Põe', '43616df565732c20c9766f72612c2050f565'],
  ['windows-1252', 'São José, Guimarães', '53e36f204a6f73e92c204775696d6172e36573'],
  ['windows-1252', 'Võru, Põlva, Jõhvi', '56f572752c2050f56c76612c204af5687669'],
  ['windows-1252', 'Põltsamaa, Lääne', '50f56c7473616d61612c204ce4e46e65'],
  ['windows-1252', 'Così è la città, Šabac', '436f73ec20e8206c612063697474e02c208a61626163'],
  ['windows-1252', 'Ærø, Århus, Žižek', 'c672f82c20c5726875732c208e699e656b'],
  ['windows-1252', 'Brønnøysund', '4272f86e6ef87973756e64'],
  ['windows-1252', 'm³h, 5 m³, £100, £5m', '6db3682c2035206db32c20a33130302c20a3356d'],
  ['windows-1252', '¿Qué? ¡Año!', 'bf5175e93f20a141f16f21'],
  ['windows-1252', 'Nº5, 2ºB, nºa', '4eba352c2032ba422c206eba61'],
  ['windows-1252', 'Škoda à Besançon, crème brûlée', '8a6b6f646120e020426573616ee76f6e2c206372e86d65206272fb6ce965'],
] as const)('%s: %s', (label, text, hex) => {
  const bytes = bytesOf(hex)
  expect(new TextDecoder(label).decode(bytes)).toBe(text)
  expect(guessEncoding(bytes)).toBe(label)
  expect(guessEncoding(among(hex), 2, 2 + bytes.length)).toBe(label)
})

it('three characters of two bytes are too few to tell, four are enough, one cut in half does not count', () => {
  expect(guessEncoding(bytesOf('938c8b9e9373'))).toBe('windows-1252')
  expect(guessEncoding(bytesOf('938c8b9e93738d60'))).toBe('shift_jis')
  expect(guessEncoding(bytesOf('938c8b9e93738d608b'))).toBe('shift_jis')
  expect(guessEncoding(bytesOf('938c8b9e93738d608b2091e5'))).toBe('shift_jis')
})

it.each([
  ['no letters beyond ASCII', '6162', 0, 0],
  ['two, three and four bytes', 'd0b6e69db1f09f9880', 3, 3],
  ['the first and last of each length', 'c280dfbfe0a080efbfbff0908080f48fbfbf', 6, 6],
  ['a byte that begins nothing', 'd0b680', -1, -1],
  ['what was never allowed', 'c0af', -1, -1],
  ['beyond the last character', 'd0b6f5808080', -1, -1],
  ['cut at the end', 'd0b6e69d', -1, 1],
  ['cut before a blank', 'd0b6e69d20d0b6', -1, 2],
  ['cut before a letter', 'd0b6e69d41', -1, -1],
  ['nothing but a cut', 'e69d', -1, -1],
] as const)('UTF-8: %s', (_, hex, strictly, withCuts) => {
  expect(countUtf8Characters(bytesOf(hex))).toBe(strictly)
  expect(countUtf8Characters(bytesOf(hex), 0, hex.length / 2, true)).toBe(withCuts)
  expect(countUtf8Characters(among(hex), 2, 2 + hex.length / 2)).toBe(strictly)
})

it('an old Russian table is told by eight letters, most of them the small ones or large, and hardly a frame', () => {
  const dos = (low: number, high: number, frames: number) =>
    guessEncoding(Uint8Array.from([...Array(low).fill(0xa0), ...Array(high).fill(0xe5), ...Array(frames).fill(0xc4)])) === 'ibm866'
  expect([dos(8, 0, 0), dos(7, 0, 0), dos(5, 3, 0), dos(4, 4, 0), dos(30, 20, 1), dos(30, 19, 1), dos(60, 40, 2)]).toEqual([true, false, true, false, true, false, true])
}) // biome-ignore format: one row
