import type { sportsRefusals as english } from '../../en/play/sportsRefusals.ts'
import type { Texts } from '../../texts.ts'

export const sportsRefusals: Texts<typeof english> = {
  'sports.match_unknown': 'No encontramos ese partido.',
  'sports.bets_closed': 'Las apuestas de este partido ya cerraron.',
  'sports.selection_unknown': 'Esta selección ya no se ofrece.',
  'sports.related': 'Cada pronóstico debe ser de un partido distinto.',
  'sports.parts_unfit': 'Estas selecciones no se pueden combinar en una apuesta.',
  'sports.bet_unknown': 'No encontramos esa apuesta.',
  'sports.cash_out_closed': 'Ahora mismo no puedes cobrar esta apuesta.',
  'sports.match_over': 'El partido ya terminó: de todos modos no acepta apuestas.',
  'sports.voided': 'Las apuestas de este mercado se anularon. Ya no acepta más.',
  'sports.not_void': 'Estas apuestas no están anuladas.',
  'sports.unsettled': 'El partido no tiene un resultado para calificar apuestas, o todavía no se liquidó.',
  'sports.final': 'Pasaron más de 72 horas desde el partido: su liquidación es definitiva.',
  'sports.void_reason': 'Una anulación necesita un motivo de la lista.',
  'sports.decision_open': 'Hay otra decisión abierta sobre este partido.',
  'sports.decision_unknown': 'Esa decisión no existe.',
  'sports.decision_expired': 'Nadie lo decidió a tiempo.',
  'sports.same_person': 'Tiene que decidirlo otra persona.',
  'sports.decided': 'Esto ya se decidió.',
  'sports.figures_changed': 'Ahora el resultado sería otro. Revisa las cifras y vuelve a proponerlo.',
  'sports.incident': 'El partido cambió mientras tu apuesta esperaba. No se hizo y no se cobró nada.',
  'sports.wait_over': 'Las apuestas estuvieron suspendidas demasiado tiempo. Tu apuesta no se hizo y no se cobró nada.',
}
