import type { launch as english } from '../../en/play/launch.ts'
import type { Texts } from '../../texts.ts'

export const launch: Texts<typeof english> = {
  opening: 'Abriendo {game}',
  openingText: 'Cargando el juego.',
  slow: 'Está tardando más de lo normal',
  slowText: 'Tu saldo no cambió. Abre el juego otra vez o vuelve más tarde.',
  refused: 'No se pudo abrir el juego',
  again: 'Abrir otra vez',
  others: 'Otros juegos',
  real: 'Dinero real',
  bonus: 'Dinero del bono',
  toBonus: 'Jugar con el bono: {balance}',
  toReal: 'Jugar con tu dinero',
  free: 'Juego gratis',
  fullScreen: 'Pantalla completa',
  leave: 'Salir del juego',
  signInTitle: 'Entra para jugar con tu saldo',
  signInText: 'O pruébalo gratis ahora mismo: el mismo juego, las mismas probabilidades, sin cuenta.',
}
