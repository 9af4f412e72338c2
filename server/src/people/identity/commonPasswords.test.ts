import { expect, test } from 'vitest'
import { isCommonPassword } from './commonPasswords.ts'

test.each(
  `password1 Password123 passw0rd p4ssw0rd P4ssw0rd! qwerty12 qwerty123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx abc12345 abcd1234
  a1b2c3d4 admin123 admin1234 welcome1 iloveyou1 monkey123 dragon2024 football1 letmein123 trustno1 hola1234 hola12345
  contrasena1 contraseña1 clave1234 teamo123 barcelona1 realmadrid10 mexico2026 colombia1 amorcito1 casino777 ronda123
  suerte777 lucky777 jackpot1 123maria santiago1990 qwe12345 valentina12! 2024messi argentina111 ashley1212`.split(
    /\s+/,
  ),
)('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each([
  'tres gatos 7',
  'ñandú 77',
  'luz-farol-4821',
  'maria come 3 peras',
  'kT7vmq2x9d',
  'casa93817264',
  'hola mundo 42',
])('%s is not common', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
