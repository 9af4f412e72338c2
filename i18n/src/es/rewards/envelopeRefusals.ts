import type { envelopeRefusals as english } from '../../en/rewards/envelopeRefusals.ts'
import type { Texts } from '../../texts.ts'

export const envelopeRefusals: Texts<typeof english> = {
  'envelope.unknown': 'Este sobre rojo no existe.',
  'envelope.not_offered': 'Los sobres rojos no están disponibles para tu cuenta.',
  'envelope.rank': 'Tu nivel VIP no alcanza para este sobre rojo.',
  'envelope.not_yet': 'Este sobre rojo aún no se abre.',
  'envelope.over': 'Este sobre rojo ya terminó. Lo que nadie tomó volvió al fondo.',
  'envelope.empty': 'Ya se tomaron todas las partes de este sobre rojo.',
  'envelope.device': 'Ya se tomó una parte de este sobre rojo en este navegador.',
  'envelope.seed': 'El texto para el sorteo no corresponde a este sobre rojo. Recarga la página e inténtalo de nuevo.',
  'envelope.plan':
    'Algún dato de este plan está fuera de los límites. El monto debe ser múltiplo de la parte más pequeña y alcanzar para todas.',
  'envelope.rain_unknown': 'Este plan no existe.',
}
