import type { deskQueues as english } from '../../en/office/deskQueues.ts'
import type { Texts } from '../../texts.ts'

export const deskQueues: Texts<typeof english> = {
  deposits: { title: 'Depósitos', lead: 'Depósitos que necesitan atención.' },
  withdrawals: { title: 'Retiros', lead: 'Retiros por aprobar y sus casos.' },
  bankTransfers: {
    title: 'Transferencias',
    lead: 'Depósitos en nuestras propias cuentas. Una persona registra lo recibido y otra lo confirma.',
  },
  bankPayouts: {
    title: 'Por pagar a mano',
    lead: 'Retiros aprobados que pagamos nosotros. Una persona registra el pago y otra lo confirma.',
  },
  documents: { title: 'Documentos', lead: 'Documentos de identidad y domicilio por verificar.' },
  payees: { title: 'Titulares', lead: 'Cambios de titular solicitados por los miembros.' },
  adjustments: {
    title: 'Ajustes de saldo',
    lead: 'Ajustes manuales de saldo. Una persona propone y otra decide.',
  },
  trading: {
    title: 'Trading',
    lead: 'Lo que el libro de apuestas arriesga en cada partido, y dónde se detuvieron las apuestas.',
  },
  rewardFunds: {
    title: 'Fondos de recompensas',
    lead: 'El dinero con el que se pagan las recompensas. Una persona propone agregar dinero y otra decide.',
  },
  bonuses: { title: 'Bonos', lead: 'Bonos con condiciones. Una persona propone darlos y otra decide.' },
  missions: { title: 'Misiones', lead: 'Misiones y clasificación semanal: qué se ofrece y cuánto cuesta.' },
  promotions: { title: 'Promociones', lead: 'Lo que se ofrece, lo que costó y quién pide participar.' },
  mall: { title: 'Tienda de puntos', lead: 'Artículos canjeados por enviar, y lo que se puede canjear con puntos.' },
  envelopes: {
    title: 'Sobres rojos',
    lead: 'Montos que se reparten al azar. Una persona los programa y otra los publica.',
  },
  tournaments: {
    title: 'Torneos',
    lead: 'Puntajes con una fórmula pública y premios de un monto reservado. Una persona programa, otra publica.',
  },
  raffles: {
    title: 'Sorteos',
    lead: 'Boletos y premios que se sortean entre ellos. Una persona los programa y otra los publica.',
  },
  exclusions: { title: 'Apuestas excluidas', lead: 'Apuestas que no cuentan para contratos, y apelaciones.' },
  payslips: {
    title: 'Liquidaciones',
    lead: 'Lo que los contratos deben a los agentes: apruébalo y mira qué pagó cada período.',
  },
  agents: {
    title: 'Agentes',
    lead: 'Agentes generales, a la cabeza de una línea. Una persona propone y otra aprueba. Y toda cuenta abierta a mano.',
  },
  contracts: {
    title: 'Contratos de agentes',
    lead: 'Lo que se paga a los agentes. Una persona propone un contrato con la plataforma y otra lo aprueba.',
  },
  settings: { title: 'Ajustes de dinero', lead: 'Límites y comisiones. Una persona propone y otra aprueba.' },
  reconciliation: {
    title: 'Conciliación',
    lead: 'Los registros de los proveedores de pago comparados con los nuestros, día por día.',
  },
  books: { title: 'Auditoría del libro mayor', lead: 'Cada hora se recalcula todo el libro, asiento por asiento.' },
  chat: {
    title: 'Chat de las mesas',
    lead: 'Mensajes reportados y todo lo escrito en las mesas en el último día.',
  },
  jackpots: { title: 'Jackpots', lead: 'El monto de cada pozo, de dónde vino y cada premio ganado.' },
  members: { title: 'Dinero de un miembro', lead: 'Saldo y movimientos de un miembro.' },
  auditLog: {
    title: 'Registro de auditoría',
    lead: 'Quién hizo qué, cuándo y por qué. No se puede cambiar sin que se note.',
  },
  failures: { title: 'Fallos', lead: 'Tareas o liquidaciones que fallaron. Se reintentan automáticamente.' },
}
