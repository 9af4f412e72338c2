import type { deskFreeze as english } from '../en/deskFreeze.ts'
import type { Texts } from '../texts.ts'

/** What staff read where parts of an account are frozen. */
export const deskFreeze: Texts<typeof english> = {
  title: 'Partes congeladas de la cuenta',
  freeze: 'Congelar',
  lift: 'Levantar',
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
    play: 'Desde este momento no hay más apuestas. Lo que se le debe se paga.',
    transfer: 'No puede enviar ni recibir dinero.',
    payout: 'Se rechazan los retiros nuevos y los ya solicitados no se pagan hasta que termine.',
  },
  span: 'Hasta',
  spans: { '1': '1 día', '7': '7 días', '30': '30 días', '90': '90 días', lifted: 'Hasta que se levante' },
  until: 'hasta el {moment}',
  untilLifted: 'hasta que se levante',
  holds: 'Congelado',
  over: 'Terminado',
  ended: 'terminó el {moment}',
  lifted: 'lo levantó {name} el {moment}',
  frozen: 'Quedó congelado.',
  liftedNow: 'Se levantó el congelamiento.',
  liftTitle: '¿Levantar este congelamiento?',
  liftText: 'Termina de inmediato. El motivo queda en el registro de auditoría.',
}
