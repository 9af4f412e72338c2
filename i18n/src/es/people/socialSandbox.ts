import type { socialSandbox as english } from '../../en/people/socialSandbox.ts'
import type { Texts } from '../../texts.ts'

export const socialSandbox: Texts<typeof english> = {
  title: 'Continuar a {brandName}',
  label: 'Entorno de prueba. No se consulta a ningún proveedor real y nada sale de este servidor.',
  choose: 'Elige una cuenta de prueba',
  somebodyElse: 'Otra persona',
  name: 'Nombre',
  email: 'Correo',
  isProven: 'El correo está verificado',
  outcome: 'Resultado esperado',
  outcomes: {
    good: 'Correcto',
    audience: 'El token es para otro sitio',
    expired: 'El token está vencido',
    signature: 'El token está firmado con otra clave',
    nonce: 'El token es de otro inicio de sesión',
    fault: 'El proveedor falla',
  },
  shares: '{brandName} verá tu nombre y tu correo.',
  agree: 'Continuar',
  deny: 'No permitir',
  invalid: 'Escribe un nombre y un correo.',
  unreadable: 'No se pudo leer este inicio de sesión. Vuelve atrás y empieza de nuevo.',
}
