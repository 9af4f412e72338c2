import type { deskFreeze as english } from '../../en/office/deskFreeze.ts'
import type { Texts } from '../../texts.ts'

/** Desk: freezing parts of an account. */
export const deskFreeze: Texts<typeof english> = {
  title: 'Partes congeladas de la cuenta',
  freeze: 'Congelar',
  lift: 'Quitar',
  none: 'No hay nada congelado.',
  part: 'Qué congelar',
  parts: {
    signIn: 'Inicio de sesión',
    deposit: 'Depósitos',
    play: 'Juego',
    transfer: 'Transferencias',
    payout: 'Retiros',
  },
  effects: {
    signIn: 'Se cierran todas sus sesiones y no puede iniciar otra.',
    deposit: 'Se rechazan los depósitos nuevos. Los pagos en camino se acreditan.',
    play: 'Desde este momento no hay más apuestas. Los premios pendientes se pagan.',
    transfer: 'No puede enviar ni recibir dinero.',
    payout: 'Se rechazan los retiros nuevos y los ya solicitados no se pagan hasta que termine.',
  },
  span: 'Hasta',
  spans: { '1': '1 día', '7': '7 días', '30': '30 días', '90': '90 días', lifted: 'Hasta que se quite' },
  until: 'hasta el {moment}',
  untilLifted: 'hasta que se quite',
  agent: 'agente {name}',
  holds: 'Congelado',
  over: 'Terminado',
  ended: 'terminó el {moment}',
  lifted: 'lo quitó {name} el {moment}',
  frozen: 'Congelado.',
  liftedNow: 'Congelamiento quitado.',
  liftTitle: '¿Quitar este congelamiento?',
  liftText: 'Termina de inmediato. El motivo queda en el registro de auditoría.',
}
