import type { securityObjection as english } from '../../en/people/securityObjection.ts'
import type { Texts } from '../../texts.ts'

export const securityObjection: Texts<typeof english> = {
  title: '¿No fuiste tú?',
  text: 'Alguien cambió algo en tu cuenta y te avisamos. Si no fuiste tú, detenlo aquí: cerraremos tu sesión en todas partes y no pagaremos ningún retiro durante una semana.',
  keep: 'No cambia nada más. Si fuiste tú, cierra esta página.',
  stop: 'No fui yo: detenerlo',
  doneTitle: 'Cuenta protegida',
  done: 'Cerramos tu sesión en todas partes y no pagaremos retiros hasta el {when}.',
  next: 'Ahora elige una contraseña nueva.',
  nextService: 'Después escribe a atención al cliente para resolverlo.',
  password: 'Elegir una contraseña nueva',
  service: 'Atención al cliente',
  failed: 'No se pudo hacer',
}
