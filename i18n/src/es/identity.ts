import type { identity as english } from '../en/identity.ts'
import type { Texts } from '../texts.ts'

export const identity: Texts<typeof english> = {
  title: 'Continuar a {brandName}',
  label: 'Entorno de prueba. No se consulta a ningún proveedor real y nada sale de este servidor.',
  choose: 'Elige quién eres',
  somebodyElse: 'Otra persona',
  name: 'Nombre',
  email: 'Correo',
  isProven: 'El correo está confirmado',
  outcome: 'Qué debe pasar',
  outcomes: {
    good: 'Todo sale bien',
    audience: 'El token es para otro sitio',
    expired: 'El token está vencido',
    signature: 'El token está firmado con otra llave',
    nonce: 'El token es de otro inicio de sesión',
    fault: 'El proveedor se cae',
  },
  shares: '{brandName} verá tu nombre y tu correo.',
  agree: 'Continuar',
  deny: 'No permitir',
  invalid: 'Escribe un nombre y un correo.',
  unreadable: 'No pudimos leer este inicio de sesión. Vuelve atrás y empieza de nuevo.',
}
