import type { exclusion as english } from '../../en/agents/exclusion.ts'
import type { Texts } from '../../texts.ts'

export const exclusion: Texts<typeof english> = {
  title: 'Apuestas excluidas',
  lead: 'Apuestas de tu línea que no cuentan como apuesta válida de tus contratos, y por qué. Tus miembros conservan sus premios y recompensas. Los nombres se muestran abreviados.',
  failed: 'No pudimos cargar las apuestas excluidas',
  empty: 'No se excluyó ninguna apuesta de tu equipo.',
  list: 'Apuestas excluidas',
  more: 'Ver más',
  reasons: {
    self_play: 'Juego propio: el miembro y un agente de su línea parecen ser la misma persona.',
    opposite_sides: 'Lados opuestos de la misma ronda: no había nada que perder.',
    circular_transfer: 'Dinero que se envió al miembro, se apostó y volvió.',
    same_device: 'Varias cuentas de un agente en el mismo dispositivo.',
  },
  bets: '{count, plural, one {# apuesta} other {# apuestas}}',
  automatic: 'Lo detectó una regla',
  decided: 'Lo decidió nuestro equipo',
  note: 'Motivo: {note}',
  excluded: 'Excluidas',
  lifted: 'Vuelven a contar',
  appeal: 'Apelar',
  appealOf: 'Apelar: {member}, {day}',
  appealTitle: 'Apelar esta exclusión',
  appealText:
    'Cuéntanos por qué deberían contar estas apuestas. Puedes apelar una vez, dentro de {days} días. La lee una persona distinta de quien decidió.',
  text: 'Tus razones',
  textShort: 'Escribe al menos {min} caracteres.',
  send: 'Enviar la apelación',
  cancel: 'Cancelar',
  sent: 'Enviamos tu apelación',
  yours: 'Tu apelación: {text}',
  waiting: 'En espera de respuesta',
  upheld: 'No aceptada: {note}',
  accepted: 'Aceptada: {note}',
}
