import type { people as english } from '../../en/people/people.ts'
import type { Texts } from '../../texts.ts'

export const people: Texts<typeof english> = {
  username: 'Usuario',
  password: 'Contraseña',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  passwordHint: 'De 8 a 64 caracteres, con letras y números.',
  usernameMissing: 'Escribe tu usuario.',
  passwordMissing: 'Escribe tu contraseña.',
  bothMissing: 'Escribe el usuario y la contraseña',
  login: {
    title: 'Qué bueno verte',
    submit: 'Entrar',
    other: '¿Primera vez aquí?',
    toOther: 'Crea tu cuenta',
  },
  register: {
    title: 'Crea tu cuenta',
    submit: 'Crear cuenta',
    other: '¿Ya tienes cuenta?',
    toOther: 'Entra',
  },
  lastLogin: 'Último acceso: {when}',
  signIn: 'Entrar',
  signUp: 'Crear cuenta',
  member: {
    menu: 'Tu cuenta, {name}',
    id: 'ID',
    copyId: 'Copiar ID',
    copied: 'ID copiado',
    notCopied: 'Tu navegador no lo permitió. Selecciona el ID y cópialo manualmente.',
    signOut: 'Cerrar sesión',
  },
  signOut: {
    title: '¿Cerrar sesión?',
    text: 'Tu saldo se queda en tu cuenta. Vuelve cuando quieras.',
    confirm: 'Cerrar sesión',
    cancel: 'Quedarme',
    done: 'Cerraste sesión.',
  },
}
