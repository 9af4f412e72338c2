import type { RefusalTexts } from '../texts.ts'

export const refusals: RefusalTexts = {
  'network.offline': 'You seem to be offline. Nothing was lost; try again when the connection is back.',
  'network.timeout': 'This is taking too long. Check your connection and try again.',

  'request.malformed': 'Something in this request is not right. Check it and try again.',
  'request.too_large': 'That is more than we can take in one go.',
  'request.too_many': 'That was a lot in a short time. Wait a minute and try again.',
  'request.cross_site': 'This request came from another site, so we stopped it. Open Ronda and try again.',
  'request.not_found': 'We could not find that.',
  'server.busy': 'The house is full right now. Try again in a moment.',
  'server.fault': 'Something went wrong on our side. Your money is safe; try again in a moment.',

  'session.required': 'Sign in to go on.',
  'session.forbidden': 'Your account cannot do this.',
  'session.wrong_credentials': 'The username or the password is not right.',
  'session.locked': 'Too many attempts. Wait a few minutes and try again.',

  'game.session_expired': 'Your game session has ended. Open the game again; your balance is untouched.',
  'game.launch_expired': 'This game took too long to open. Open it again.',
  'game.unknown': 'We do not have that game.',
  'game.stake_not_offered': 'That stake is not offered in this game.',
  'game.round_unknown': 'We could not find that round.',
  'fairness.client_seed_invalid': 'Use 1 to 64 letters, digits or signs, without spaces or colons.',

  'identity.username_taken': 'That username is taken. Try another one.',
  'identity.username_invalid': 'Use 4 to 20 letters and digits, starting with a letter.',
  'identity.password_weak': 'Use 8 to 64 characters with letters and digits, and nothing easy to guess.',
  'identity.password_mismatch': 'The two passwords are not the same.',
  'identity.terms_not_accepted': 'Please confirm that you are 18 and accept the terms.',

  'wallet.insufficient_funds': 'There is not enough money in your balance for this.',
  'wallet.key_reused': 'This was already asked for with other details. Start it again.',
  'wallet.unknown': 'We could not find that wallet.',
  'wallet.nothing_to_reverse': 'There is nothing left to take back.',
  'wallet.hold_resolved': 'This amount has already been released.',

  'limit.betting_blocked': 'Betting is paused on your account.',
  'limit.excluded': 'You asked us to keep you from playing, and that pause is still running.',
  'limit.loss_reached': 'You have reached the loss limit you set.',
  'limit.wager_reached': 'You have reached the betting limit you set.',
}
