import type { raffleTerms as english } from '../../en/rewards/raffleTerms.ts'
import type { Texts } from '../../texts.ts'

export const raffleTerms: Texts<typeof english> = {
  free: 'Un boleto gratis por día para cada miembro. El día empieza a las 00:00 UTC.',
  bets: 'Un boleto por cada {amount} completos de apuestas válidas con tu propio dinero, desde que participas.',
  valid:
    'Apuestas válidas: lo apostado × la ventaja de la casa ÷ 4 %, y nunca más de lo apostado. Una apuesta cuenta cuando termina su ronda. Lo que se devuelve y las rondas anuladas no dan boletos.',
  late: 'Las apuestas que se cuentan más de 10 minutos después del cierre no dan boletos.',
  max: 'Máximo de boletos por miembro: {tickets}. Máximo de miembros: {room}.',
  prizes: 'Cantidad de premios: el menor entre boletos ÷ {perPrize} (redondeado hacia abajo), {cap} y {stock}.',
  amounts: 'Premios, en el orden en que se sortean: {list}.',
  amount: '{count} × {amount}',
  draw: 'Todos los boletos tienen la misma probabilidad. Un boleto gana una sola vez; un miembro puede ganar con varios boletos.',
  reserved:
    'Todos los premios que pueden salir, {pot}, quedan reservados antes de anunciar el sorteo. Lo que no se sortea vuelve al fondo.',
  cash: 'El premio es efectivo, sin más condiciones. Te espera 30 días en el centro de recompensas.',
  device: 'Un miembro por navegador. Quien está excluido o en pausa no recibe boletos.',
}
