import type { RefusalTexts } from '../texts.ts'

export const refusals: RefusalTexts = {
  'network.offline': 'Parece que no tienes conexión. No se perdió nada; inténtalo cuando vuelva.',
  'network.timeout': 'Está tardando demasiado. Revisa tu conexión e inténtalo otra vez.',

  'request.malformed': 'Hay un dato que no está bien. Revísalo e inténtalo otra vez.',
  'request.too_large': 'Es más de lo que podemos recibir de una vez.',
  'request.too_many': 'Fueron muchos intentos seguidos. Espera un minuto y vuelve a probar.',
  'request.cross_site': 'La solicitud venía de otro sitio y la detuvimos. Abre Ronda e inténtalo otra vez.',
  'request.not_found': 'No encontramos lo que buscas.',
  'server.busy': 'La casa está llena en este momento. Prueba de nuevo en un instante.',
  'server.fault': 'Algo falló de nuestro lado. Tu dinero está a salvo; prueba de nuevo en un momento.',

  'session.required': 'Inicia sesión para continuar.',
  'session.forbidden': 'Tu cuenta no puede hacer esto.',
  'session.wrong_credentials': 'El usuario o la contraseña no coinciden.',
  'session.locked': 'Demasiados intentos. Espera unos minutos y vuelve a probar.',

  'game.session_expired': 'Tu sesión de juego terminó. Abre el juego otra vez; tu saldo está intacto.',
  'game.launch_expired': 'El juego tardó demasiado en abrir. Ábrelo otra vez.',
  'game.unknown': 'No tenemos ese juego.',
  'game.stake_not_offered': 'Esa apuesta no está disponible en este juego.',
  'game.round_unknown': 'No encontramos esa ronda.',
  'fairness.client_seed_invalid': 'Usa de 1 a 64 letras, números o signos, sin espacios ni dos puntos.',

  'identity.username_taken': 'Ese usuario ya está en uso. Prueba con otro.',
  'identity.username_invalid': 'Usa de 4 a 20 letras y números, empezando por una letra.',
  'identity.password_weak': 'Usa de 8 a 64 caracteres, con letras y números, y nada fácil de adivinar.',
  'identity.password_mismatch': 'Las dos contraseñas no son iguales.',
  'identity.terms_not_accepted': 'Confirma que tienes 18 años y aceptas los términos.',

  'wallet.insufficient_funds': 'No tienes saldo suficiente para esto.',
  'wallet.key_reused': 'Esto ya se había pedido con otros datos. Empieza de nuevo.',
  'wallet.unknown': 'No encontramos esa billetera.',
  'wallet.nothing_to_reverse': 'No queda nada por devolver.',
  'wallet.hold_resolved': 'Este monto ya fue liberado.',

  'limit.betting_blocked': 'Las apuestas están en pausa en tu cuenta.',
  'limit.excluded': 'Nos pediste una pausa para no jugar, y todavía sigue en pie.',
  'limit.loss_reached': 'Llegaste al límite de pérdidas que fijaste.',
  'limit.wager_reached': 'Llegaste al límite de apuestas que fijaste.',
}
