import type { sessionStaff as english } from '../../en/people/sessionStaff.ts'
import type { Texts } from '../../texts.ts'

export const sessionStaff: Texts<typeof english> = {
  title: 'Administración',
  lead: 'Solo para el personal. Necesitas tu contraseña y tu app de autenticación o llave de acceso.',
  toSite: 'Ir al sitio',
  or: 'o',
  passkey: 'Entrar con llave de acceso',
  setUp: {
    title: 'Primero protege tu cuenta',
    lead: 'Las cuentas del personal requieren un segundo factor: sin él, tu cuenta no puede hacer nada más. Toma un minuto.',
    authenticator: 'App de autenticación',
    authenticatorText: 'Una app en tu teléfono muestra un código nuevo cada 30 segundos. Funciona en todas partes.',
    authenticatorGo: 'Configurar la app',
    passkey: 'Llave de acceso',
    passkeyText: 'Tu huella, tu rostro o el PIN de este dispositivo. No hay nada que escribir.',
    passkeyGo: 'Crear una llave de acceso',
    passkeyNone: 'Este navegador, o la dirección que abriste, no admite llaves de acceso.',
    done: 'Tu cuenta está protegida. Te damos la bienvenida.',
    signOut: 'Cerrar sesión',
  },
}
