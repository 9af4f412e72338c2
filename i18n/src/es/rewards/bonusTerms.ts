import type { Texts } from '../../texts.ts'
import type { bonusTerms as english } from '../../en/rewards/bonusTerms.ts'

export const bonusTerms: Texts<typeof english> = {
  amount:
    'Recibes {amount} de saldo de bono. Está separado de tu efectivo: en cada juego eliges con cuál de los dos juegas.',
  target: 'Para convertirlo en efectivo debes apostar {target} en apuestas válidas ({multiple} × el bono de {amount}).',
  targetWithDeposit:
    'Para convertirlo en efectivo debes apostar {target} en apuestas válidas ({multiple} × el bono de {amount} más el depósito de {deposit}).',
  spins: 'Recibes {count} giros gratis en {game}: {amount} de saldo de bono que ponemos nosotros, {stakeMax} por giro.',
  spinsStake:
    'En el juego eliges jugarlos. Cada uno se juega a {stakeMax}; cualquier otra apuesta se rechaza antes de empezar la ronda.',
  spinsStakeMost:
    'En el juego eliges jugarlos. Una apuesta mayor que {stakeMax} se rechaza antes de empezar la ronda; con apuestas menores, el mismo saldo da para más rondas.',
  spinsWon:
    'Cuando se hayan apostado {amount}, todo lo que haya en el monedero de bono pasa a efectivo, sin más condiciones. No hay máximo.',
  spinsCancel:
    'Puedes cancelarlos en cualquier momento: lo que haya en el monedero de bono se devuelve, también lo que hayan ganado hasta entonces. Tu efectivo sigue siendo tuyo. Para retirar efectivo, primero los terminas o los cancelas.',
  weight:
    'Una apuesta con saldo de bono cuenta según el peso de su juego: su monto × (1 − retorno del juego) ÷ 4 %, y nunca más que su monto. Un juego que se queda con el 4 % o más cuenta por completo. Las apuestas anuladas o devueltas no cuentan.',
  stakeMax:
    'La apuesta máxima es de {stakeMax}. Una mayor se rechaza antes de empezar la ronda; después no se te quita nada por ello.',
  gamesOfTypes: 'Se puede jugar en: {games}.',
  gamesOnly: 'Solo se puede jugar en: {games}.',
  noOthers:
    'Las apuestas con saldo de bono no participan en botes, misiones, puntos, rangos, reembolsos ni en la clasificación.',
  day: 'Tienes un día desde que empieza el bono.',
  days: 'Tienes {days} días desde que empieza el bono.',
  timeUp:
    'Después no se aceptan más apuestas; las que estén abiertas se resuelven primero y todavía cuentan. Luego, lo que quede del bono se devuelve.',
  completed: 'Al alcanzar el objetivo, todo lo que haya en el monedero de bono pasa a efectivo. No hay máximo.',
  cancel:
    'Puedes cancelar el bono en cualquier momento: lo que haya en el monedero de bono se devuelve y tu efectivo sigue siendo tuyo. Para retirar efectivo con un bono en curso, primero lo cancelas y antes ves lo que se pierde.',
  spent: 'Menos de {stakeMin} no se puede jugar: si no queda más y no hay apuestas abiertas, el bono termina.',
  excluded:
    'Si te autoexcluyes, el bono termina y lo que haya en el monedero de bono se devuelve. Tu efectivo sigue siendo tuyo y puedes retirarlo. Una pausa no te cuesta el bono: no vence antes de que hayas tenido un día para jugar después de la pausa.',
  one: 'Solo hay un bono en curso a la vez; los demás esperan su turno. Sus días empiezan a contar cuando comienzan.',
  types: {
    RNG: 'slots y juegos arcade',
  },
}
