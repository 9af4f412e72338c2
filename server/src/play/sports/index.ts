export { LEAGUE_PACE, type LeaguePace } from './sports.ts'
