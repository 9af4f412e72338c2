import type { center as english } from '../../en/site/center.ts'
import type { Texts } from '../../texts.ts'

export const center: Texts<typeof english> = {
  title: 'Tu cuenta',
  menu: 'Menú de la cuenta',
  proven: 'Entraste con tu contraseña',
  remembered: 'Sesión recordada en este dispositivo',
  lastLogin: 'Último acceso',
  trialTitle: 'Para esto necesitas una cuenta propia',
  trialText: 'Estás en una cuenta de prueba. Crea una cuenta para tener historial y mensajes.',
  trialAction: 'Crear cuenta',
  trial: {
    label: 'Cuenta de prueba',
    title: 'Estás usando una cuenta de prueba',
    text: 'Juega con dinero de prueba, con las mismas probabilidades. Los depósitos, los retiros, el historial y los mensajes necesitan una cuenta propia.',
    play: 'Jugar gratis',
  },
  signedOutTitle: 'Tu sesión está cerrada',
  signedOutText: 'La sesión terminó, aquí o en otra pestaña. Entra de nuevo para volver a esta página.',
  member: {
    securityCenter: 'Mi cuenta',
    transferFund: 'Billetera',
    depositv2: 'Depositar',
    withdraw: 'Retirar',
    transferUpline: 'Enviar a tu agente',
    personalHistoryCopy: 'Historial de apuestas',
    transactionHistory: 'Movimientos',
    personalProfit: 'Ganancias y pérdidas',
    bonusDetails: 'Bonos',
    manualRebate: 'Reembolso',
    messageV2: 'Mensajes',
  },
  agentTitle: 'Centro de agentes',
  agentMenu: 'Menú de agentes',
  agent: {
    registerCenter: 'Crear cuentas',
    transferDownline: 'Enviar a tu red',
    depositv2: 'Depositar',
    withdraw: 'Retirar',
    messageV2: 'Mensajes',
  },
  agentLink: {
    title: 'Crea cuentas con tu enlace',
    text: 'Compártelo: quien crea una cuenta con él elige su propia contraseña y entra a tu red.',
    copy: 'Copiar tu enlace',
    copied: 'Enlace copiado',
  },
}
