/** What is drawn and said of a match in maps or sets. */
export const play = {
  title: 'Scoreboard',
  team: 'Team',
  map: 'Map {number}',
  mapKills: 'Map {number}, kills',
  set: 'Set {number}',
  mapsWon: 'Maps',
  setsWon: 'Sets',
  now: '{part} · {home} – {away}',
  rounds: 'Rounds of map {number}, in order: {list}',
  fights: 'Towers of map {number}, in order: {list}',
  games: 'Games of set {number}, in order: {list}',
  serves: 'Serves',
  towersLeft: 'Towers of {team}: {count} of 6 stand',
  calm: {
    round: 'Before the next round: bets are taken',
    tower: 'Before the next fight: bets are taken',
    game: 'Before the next game: bets are taken',
  },
  playing: {
    round: 'A round is played: bets are suspended',
    tower: 'A fight is on: bets are suspended',
    game: 'A game is played: bets are suspended',
  },
}
