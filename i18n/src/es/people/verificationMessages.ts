import type { verificationMessages as english } from '../../en/people/verificationMessages.ts'
import type { Texts } from '../../texts.ts'

export const verificationMessages: Texts<typeof english> = {
  /** Del servicio externo simulado. */
  serviceSms: '{code} es tu clave para {brandName}.',
  sms: {
    login:
      '{brandName}: {code} es tu clave para entrar. Vence en {minutes} min. No la compartas con nadie: nunca te la pediremos.',
    register:
      '{brandName}: {code} es tu clave para abrir tu cuenta. Vence en {minutes} min. No la compartas con nadie: nunca te la pediremos.',
    password:
      '{brandName}: {code} es tu clave para poner otra contraseña. Vence en {minutes} min. No la compartas: nunca te la pediremos.',
    step: '{brandName}: {code} es tu clave para confirmar tu ingreso. Vence en {minutes} min. No la compartas con nadie: nunca te la pediremos.',
    setMobile:
      '{brandName}: {code} es tu clave para confirmar este celular. Vence en {minutes} min. No la compartas con nadie: nunca te la pediremos.',
    setEmail:
      '{brandName}: {code} es tu clave para confirmar tu correo. Vence en {minutes} min. No la compartas con nadie: nunca te la pediremos.',
    proof:
      '{brandName}: {code} es tu clave para confirmar un cambio en tu cuenta. Vence en {minutes} min. No la compartas: nunca te la pediremos.',
  },
  mail: {
    subject: '{code} es tu código de {brandName}',
    title: {
      login: 'Entra a tu cuenta',
      register: 'Crea tu cuenta',
      password: 'Contraseña nueva',
      step: 'Confirma que eres tú',
      setMobile: 'Confirma tu número',
      setEmail: 'Confirma este correo',
      proof: 'Confirma el cambio',
    },
    lead: {
      login: 'Escribe este código para entrar:',
      register: 'Escribe este código para crear tu cuenta:',
      password: 'Escribe este código para elegir una contraseña nueva:',
      step: 'Alguien está entrando desde un lugar nuevo. Si eres tú, escribe este código:',
      setMobile: 'Escribe este código para confirmar tu número:',
      setEmail: 'Escribe este código para confirmar que este correo es tuyo:',
      proof: 'Algo importante de tu cuenta está por cambiar. Si eres tú, escribe este código:',
    },
    life: 'Sirve una sola vez y vence en {minutes} minutos.',
    warning:
      'No compartas este código con nadie. Nadie de {brandName} te lo va a pedir jamás, ni por teléfono, ni por chat, ni por correo. Si no lo pediste, ignora este mensaje: sin el código no pasa nada.',
    signature: 'Recibes este mensaje porque alguien escribió este correo en {brandName}.',
  },
  link: {
    subject: 'Tu contraseña nueva en {brandName}',
    title: 'Elige una contraseña nueva',
    lead: 'Alguien pidió cambiar la contraseña de esta cuenta. Si fuiste tú, abre esta página para elegir la nueva:',
    button: 'Elegir contraseña nueva',
    life: 'El enlace sirve una sola vez y vence en {minutes} minutos.',
    warning: 'No compartas este enlace con nadie. Si no lo pediste, ignora este mensaje: tu contraseña sigue igual.',
  },
}
