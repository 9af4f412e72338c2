import type { passwordNotices as english } from '../../en/people/passwordNotices.ts'
import type { Texts } from '../../texts.ts'

export const passwordNotices: Texts<typeof english> = {
  greeting: 'Hola, {username}:',
  signature: 'El equipo de {brandName}',
  changes: {
    password: 'Se cambió la contraseña de tu cuenta.',
    paymentPassword: 'Se cambió la clave de pago de tu cuenta.',
    documentApproved: 'Aprobamos tu documento. Abre tu centro de seguridad y mira lo que ya puedes hacer.',
    documentRefused: 'No pudimos aceptar tu documento. Abre tu centro de seguridad para ver por qué y enviar otro.',
    documentAskedAgain: 'Necesitamos un documento nuevo. Abre tu centro de seguridad para ver cuál y por qué.',
    authenticatorAdded: 'Se agregó una app de autenticación a tu cuenta.',
    authenticatorRemoved: 'Se quitó la app de autenticación de tu cuenta.',
    passkeyAdded: 'Se agregó una llave de acceso a tu cuenta.',
    passkeyRemoved: 'Se quitó una llave de acceso de tu cuenta.',
    email: 'El correo de tu cuenta ahora es {to}.',
    mobile: 'El celular de tu cuenta ahora es {to}.',
    payeeAsked: 'Se solicitó cambiar el titular de tus retiros. Se aplica cuando nuestro equipo lo haya revisado.',
    payeeApproved: 'Cambió el titular de tus retiros.',
    payeeRefused: 'El titular de tus retiros sigue igual: no aceptamos el cambio que solicitaste.',
    payoutAdded: 'Se agregó una cuenta para tus retiros: {to}.',
    payoutRemoved: 'Se quitó una cuenta para tus retiros: {to}.',
    newBrowser: 'Alguien entró a tu cuenta desde un navegador nuevo: {to}.',
    objection: 'Se reportó un cambio en tu cuenta. Cerramos tus sesiones y no pagaremos retiros durante una semana.',
    rememberStolen: 'Alguien usó una copia de una sesión guardada. Por seguridad, cerramos todas tus sesiones.',
  },
  papers: {
    subject: 'Novedades sobre tus documentos en {brandName}',
    note: 'Nunca te pediremos documentos por teléfono, chat ni correo.',
    button: 'Abrir {brandName}',
    sms: '{brandName}: {change}',
  },
  objectable: {
    subject: 'Hubo un cambio en tu cuenta de {brandName}',
    note: 'Si no fuiste tú, presiona el botón en los próximos tres días. Cerraremos tu sesión en todas partes y no pagaremos retiros durante una semana, para que puedas comunicarte con nosotros.',
    button: 'No fui yo',
    sms: '{brandName}: {change} ¿No fuiste tú? {url}',
  },
  changed: {
    subject: 'Hubo un cambio en tu cuenta de {brandName}',
    note: 'Si no fuiste tú, elige una contraseña nueva de inmediato y escribe a atención al cliente.',
    button: 'Abrir {brandName}',
    sms: '{brandName}: {change} ¿No fuiste tú? Elige una contraseña nueva ya.',
  },
}
