import type { pointRefusals as english } from '../../en/rewards/pointRefusals.ts'
import type { Texts } from '../../texts.ts'

/** Por qué no se pueden usar los puntos, ni canjear o cambiar artículos. */
export const pointRefusals: Texts<typeof english> = {
  'point.too_few': 'Es muy poco para pagarlo: elige más puntos.',
  'point.not_enough': 'No tienes tantos puntos.',
  'point.ratio_changed': 'Cambió el valor de los puntos. Revisa el nuevo monto antes de convertir.',
  'mall.good_unknown': 'Este artículo no existe.',
  'mall.not_offered': 'Este artículo ya no se ofrece.',
  'mall.price_changed': 'Cambió el precio de este artículo. Revísalo antes de canjear.',
  'mall.recipient_missing': 'Dinos adónde enviarlo: nombre, dirección y teléfono.',
  'mall.limit_reached': 'Ya canjeaste todo lo que una persona puede canjear de este artículo.',
  'mall.out_of_stock': 'No quedan suficientes unidades de este artículo.',
  'mall.amount': 'El dinero necesita un monto en centavos enteros; los artículos que se envían no llevan monto.',
  'mall.too_generous': 'Es más dinero del que valen esos puntos al convertirlos. Sube el precio o baja el monto.',
  'mall.too_many': 'La tienda de puntos está llena: cambia un artículo que ya no se ofrezca.',
  'mall.good_changed': 'Alguien más cambió este artículo mientras tanto. Vuelve a cargarlo.',
  'mall.redemption_unknown': 'Este canje no existe.',
  'mall.paused':
    'Por un tiempo no se envían canjes, porque cambió algo de la seguridad de la cuenta. Los puntos y los canjes quedan como están.',
  'mall.decided': 'Este canje ya se decidió.',
}
