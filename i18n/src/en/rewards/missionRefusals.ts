/** Refusals of missions and the leaderboard. */
export const missionRefusals = {
  'mission.unknown': 'This mission is not offered any more.',
  'mission.changed': 'This mission was changed in the meantime. Look at it again.',
  'mission.full': 'Every place of this mission is taken. New places open with the next period.',
  'mission.not_offered': 'This mission is not available for your account.',
  'mission.draft': 'Something in this mission is outside its limits.',
  'leaderboard.not_offered': 'The leaderboard is not available for your account.',
}
