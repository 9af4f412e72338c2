import type { patterns as english } from '../en/patterns.ts'
import type { Texts } from '../texts.ts'

export const patterns: Texts<typeof english> = {
  required: 'Este campo no puede quedar vacío.',
  range: '{what}, {min, plural, =0 {hasta {max}} other {de # a {max}}} caracteres.',
  exact: '{what}, exactamente {max, plural, one {# carácter} other {# caracteres}}.',
  kinds: {
    any: 'Cualquier carácter',
    letterFirst: 'Letras y números, empezando por una letra',
    chineseDigits: 'Caracteres chinos y números',
    email: 'Un correo electrónico, como nombre@ejemplo.com',
    lettersOrDigits: 'Letras o números',
    lettersAndDigits: 'Letras y números, al menos uno de cada uno',
    digits: 'Solo números',
    alphanumericUpper: 'Letras y números, con al menos una mayúscula',
    englishSpaces: 'Letras sin tildes ni eñes, y espacios',
    noSpaces: 'Sin espacios',
    chinesePunctuation: 'Caracteres chinos y signos de puntuación',
    dateYmd: 'Una fecha escrita como año-mes-día, por ejemplo 1990-12-31',
    dateMdy: 'Una fecha escrita como mes-día-año, por ejemplo 12-31-1990',
    korean: 'Solo caracteres coreanos',
    thai: 'Solo caracteres tailandeses',
    thaiEnglishSpaces: 'Letras tailandesas o latinas y espacios',
    upperSpaces: 'Mayúsculas y espacios',
    lettersDigitsSymbols: 'Letras, números y símbolos',
    upperLowerDigitSymbol: 'Al menos una mayúscula, una minúscula, un número y un símbolo',
    firstLastName: 'Nombre y apellido, separados por un espacio',
    fullWidthJapanese: 'Caracteres japoneses de ancho completo',
    upper: 'Solo mayúsculas',
    free: 'Respeta el formato de este campo',
  },
}
