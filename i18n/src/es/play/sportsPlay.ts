/** Lo que se dibuja y se dice de un partido en mapas o sets. */
export const play = {
  title: 'Marcador',
  team: 'Equipo',
  map: 'Mapa {number}',
  mapKills: 'Mapa {number}, bajas',
  set: 'Set {number}',
  mapsWon: 'Mapas',
  setsWon: 'Sets',
  now: '{part} · {home} – {away}',
  rounds: 'Rondas del mapa {number}, en orden: {list}',
  fights: 'Torres del mapa {number}, en orden: {list}',
  games: 'Games del set {number}, en orden: {list}',
  serves: 'Saca',
  towersLeft: 'Torres de {team}: quedan {count} de 6',
  calm: {
    round: 'Antes de la próxima ronda: se aceptan apuestas',
    tower: 'Antes de la próxima pelea: se aceptan apuestas',
    game: 'Antes del próximo game: se aceptan apuestas',
  },
  playing: {
    round: 'Se juega una ronda: apuestas suspendidas',
    tower: 'Hay una pelea: apuestas suspendidas',
    game: 'Se juega un game: apuestas suspendidas',
  },
}
