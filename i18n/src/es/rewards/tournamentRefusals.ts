import type { tournamentRefusals as english } from '../../en/rewards/tournamentRefusals.ts'
import type { Texts } from '../../texts.ts'

export const tournamentRefusals: Texts<typeof english> = {
  'tournament.unknown': 'Este torneo no existe.',
  'tournament.not_offered': 'Los torneos no están disponibles para tu cuenta.',
  'tournament.over': 'Este torneo ya terminó.',
  'tournament.full': 'Los cupos de este torneo están ocupados.',
  'tournament.linked':
    'Ya participa una cuenta que comparte con la tuya un dispositivo, una cuenta de cobro o un contacto. Cada persona puede participar una vez.',
  'tournament.not_settled': 'El resultado se publica cuando el torneo se liquida.',
  'tournament.plan':
    'Algún dato de este plan está fuera de los límites. Los premios deben bajar de un rango al siguiente y las fechas deben ser futuras.',
  'tournament.plan_unknown': 'Este plan no existe.',
  'tournament.not_running': 'Este torneo ya no está abierto.',
  'tournament.stop_asked': 'Otra persona del equipo ya pidió detener este torneo.',
  'tournament.stop_not_asked': 'Nadie pidió detener este torneo.',
}
