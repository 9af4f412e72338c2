import type { officeMoney as english } from '../../en/brand/officeMoney.ts'
import type { Texts } from '../../texts.ts'

export const officeMoney: Texts<typeof english> = {
  title: 'Dinero',
  lead: 'Límites, comisiones y tiempos, en unidades enteras de la moneda de la marca. Una persona propone el cambio y otra lo aprueba.',
  deposits: 'Métodos de depósito, en el orden en que se ofrecen',
  ways: {
    card: 'Tarjeta',
    bank: 'Transferencia bancaria',
    ewallet: 'Billetera digital',
    crypto: 'Cripto',
    agentCash: 'Efectivo con un agente',
  },
  enabled: 'Activo',
  up: 'Subir: {way}',
  down: 'Bajar: {way}',
  min: 'Mínimo',
  max: 'Máximo',
  fee: 'Comisión, %',
  minutes: 'Tiempo habitual, minutos',
  withdrawal: {
    title: 'Retiros',
    promisedHours: 'Se revisa en menos de, horas',
    fourEyesFrom: 'Segunda aprobación desde (por miembro y día)',
    autoReceiveMinutes: 'Se da por recibido después de, minutos',
    newAccountHours: 'Espera de una cuenta de retiro nueva, horas',
    pauseHours: 'Horas de pausa de los retiros tras un cambio de seguridad',
  },
  transfer: {
    title: 'Transferencias entre agentes y miembros',
    toUpline: 'Del miembro a su agente',
    toDownline: 'Del agente a su red',
    perDay: 'Máximo por día',
    chargebackDays: 'Plazo de contracargo con tarjeta o billetera, días',
  },
  control: {
    title: 'Juego responsable',
    raiseHours: 'Un límite más alto entra en vigor después de, horas',
    exclusionMonthsMin: 'Autoexclusión más corta, meses',
    realityMinutes: 'Aviso de tiempo de juego cada, minutos (0: nunca)',
    identityBeforePlay: 'Verificar identidad antes de depositar y jugar',
    identity: { never: 'A nadie', excluded: 'A posibles autoexcluidos', always: 'A todos' },
  },
  staff: {
    title: 'Límites para una sola aprobación',
    approvedPerDay: 'Máximo por día, entre todos los miembros',
    adjustmentsFrom: 'Ajustes de saldo: dos aprobaciones desde (por miembro y día)',
  },
  tiers: {
    title: 'Retiro máximo por día',
    tier0: 'Cuenta nueva',
    tier1: 'Datos completos',
    tier2: 'Identidad y domicilio verificados',
    secondApprovalAbove: 'Segunda aprobación de documentos por encima de',
  },
  problems: {
    range: 'El máximo no puede ser menor que el mínimo.',
    perDay: 'El máximo por día es menor que la transferencia mínima.',
    tier: 'Un nivel más alto no puede permitir menos que el anterior.',
    way: 'Este método está dos veces en la lista.',
  },
}
