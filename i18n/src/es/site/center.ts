import type { center as english } from '../../en/site/center.ts'
import type { Texts } from '../../texts.ts'

export const center: Texts<typeof english> = {
  title: 'Tu cuenta',
  menu: 'Menú de la cuenta',
  overview: 'Resumen',
  proven: 'Entraste con tu contraseña',
  remembered: 'Recordado en este dispositivo',
  lastLogin: 'Último acceso',
  trialTitle: 'Para esto necesitas una cuenta propia',
  trialText: 'Estás en una cuenta de prueba. Crea una cuenta para tener historial, premios y mensajes.',
  trialAction: 'Crear cuenta',
  trial: {
    label: 'Cuenta de prueba',
    title: 'Estás usando una cuenta de prueba',
    text: 'Juega con dinero de prueba, con las mismas probabilidades. Los depósitos, los retiros, el historial y los mensajes necesitan una cuenta propia.',
    play: 'Jugar gratis',
  },
  signedOutTitle: 'Tu sesión está cerrada',
  signedOutText: 'La sesión terminó, aquí o en otra pestaña. Entra de nuevo para volver a esta página.',
  groups: { money: 'Dinero', records: 'Historial', rewards: 'Premios', you: 'Tú' },
  member: {
    securityCenter: {
      title: 'Mi cuenta',
      empty: 'Tu cuenta está en orden',
      text: 'Administra tu contraseña, tus contactos, la verificación en dos pasos y las sesiones abiertas.',
    },
    transferFund: {
      title: 'Billetera',
      empty: 'Una sola billetera para todos los juegos',
      text: 'Tu saldo es el mismo en cada juego, así que no hay nada que transferir.',
    },
    depositv2: {
      title: 'Depositar',
      empty: 'No hay métodos de pago disponibles',
      text: 'Por ahora no hay ningún método de pago disponible. Los juegos se pueden jugar gratis, con las mismas probabilidades.',
    },
    withdraw: {
      title: 'Retirar',
      empty: 'No hay métodos de retiro disponibles',
      text: 'Tu saldo está a salvo. Atención al cliente te dice cómo cobrarlo.',
    },
    transferUpline: {
      title: 'Enviar a tu agente',
      empty: 'Las transferencias a agentes no están disponibles',
      text: 'Si te registraste con un agente, puedes enviarle dinero donde está permitido.',
    },
    personalHistoryCopy: {
      title: 'Historial de apuestas',
      empty: 'Cada juego tiene tus rondas',
      text: 'Abre un juego y su historial para ver cada ronda y su prueba.',
    },
    transactionHistory: {
      title: 'Movimientos',
      empty: 'Sin depósitos, retiros ni transferencias',
      text: 'Cada uno aparece aquí con fecha, estado y referencia.',
    },
    personalProfit: {
      title: 'Ganancias y pérdidas',
      empty: 'Míralo en cada juego',
      text: 'Lo que apostaste y ganaste está en el historial de cada juego, ronda por ronda.',
    },
    bonusDetails: {
      title: 'Bonos',
      empty: 'Sin bonos',
      text: 'Un bono muestra su monto, sus condiciones y tu avance.',
    },
    rewardCenter: {
      title: 'Recompensas',
      empty: 'No tienes recompensas por cobrar',
      text: 'Tus recompensas quedan aquí hasta que las cobras. Cada una muestra sus condiciones.',
    },
    referral: {
      title: 'Invita amigos',
      empty: 'Tu invitación',
      text: 'Comparte tu enlace. Quien cree una cuenta con él cuenta como tu invitado.',
    },
    missionLeaderboard: {
      title: 'Misiones',
      empty: 'No hay misiones activas',
      text: 'Cada misión muestra qué hacer, hasta cuándo y el premio, con la tabla de posiciones al lado.',
    },
    messageV2: {
      title: 'Mensajes',
      empty: 'Tu bandeja está vacía',
      text: 'Aquí aparecen los mensajes sobre tu dinero y tu cuenta.',
    },
    manualRebate: {
      title: 'Reembolso manual',
      empty: 'Nada por reclamar',
      text: 'Parte de lo que jugaste se te devuelve aquí, cuando lo solicitas.',
    },
    playerRank: {
      title: 'VIP',
      empty: 'Estás en el primer rango',
      text: 'Los rangos crecen con el juego y nunca solo con las pérdidas. Cada uno muestra sus beneficios antes de que llegues.',
    },
  },
  actions: {
    games: 'Ver los juegos',
    promotions: 'Ver promociones',
    service: 'Atención al cliente',
    home: 'Ir al inicio',
    copyLink: 'Copiar tu enlace',
    copied: 'Enlace copiado',
    announcements: 'Ver anuncios',
  },
  agentTitle: 'Centro de agentes',
  agentMenu: 'Menú de agentes',
  agentLead: 'Tu equipo, tus cifras y tus contratos.',
  agent: {
    agentAnnouncement: {
      title: 'Anuncios',
      empty: 'No hay anuncios para agentes',
      text: 'Novedades sobre tu equipo y tus contratos.',
    },
    agentTeamOverview: {
      title: 'Resumen del equipo',
      empty: 'Empieza con tu enlace',
      text: 'Quien crea una cuenta con él entra a tu equipo: de ahí se cuentan miembros, depósitos, apuestas e ingresos del día.',
    },
    registerCenter: {
      title: 'Crear cuentas',
      empty: 'Crea cuentas con tu enlace',
      text: 'Compártelo: quien crea una cuenta con él elige su propia contraseña y entra a tu red.',
    },
    downlineManagmentView: {
      title: 'Mi red',
      empty: 'Tu red crece desde tu enlace',
      text: 'Quien crea una cuenta con él entra a tu red.',
    },
    personalHistoryCopy: {
      title: 'Apuestas del equipo',
      empty: 'Tu equipo no tiene apuestas',
      text: 'Cada apuesta de tu equipo, con su ronda y su resultado.',
    },
    palStatementsAgentCopy: {
      title: 'Pérdidas por usuario',
      empty: 'Tu equipo no tiene resultados',
      text: 'Lo que cada miembro ganó o perdió, por día y por tipo de juego.',
    },
    transferDownline: {
      title: 'Enviar a tu red',
      empty: 'Tu red está vacía',
      text: 'Quien crea una cuenta con tu enlace entra a tu red, y puedes enviarle dinero.',
    },
    agentRevenueReport: {
      title: 'Mis ingresos',
      empty: 'Sin ingresos todavía',
      text: 'Lo que ganaste y de dónde, con el detalle de cada cifra.',
    },
    agentDownlineTransactionDetailsCopy: {
      title: 'Movimientos del equipo',
      empty: 'Tu equipo no tiene movimientos',
      text: 'Depósitos, retiros y transferencias de tu equipo.',
    },
    agentDividendRecordCopy2: {
      title: 'Dividendos',
      empty: 'No hay dividendos pagados',
      text: 'Lo que pagó tu contrato de dividendos, período por período.',
    },
    agentDailyWages2: {
      title: 'Salario diario',
      empty: 'No hay salario diario pagado',
      text: 'Lo que pagó tu contrato diario, día por día.',
    },
    agentHourSalary: {
      title: 'Salario por hora',
      empty: 'No hay salario por hora pagado',
      text: 'Lo que pagó tu contrato por hora, hora por hora.',
    },
    agentRealtimeSalary: {
      title: 'Salario en tiempo real',
      empty: 'No hay salario en tiempo real pagado',
      text: 'Se liquida cada cinco minutos, línea por línea.',
    },
    depositv2: {
      title: 'Depositar',
      empty: 'No hay métodos de pago disponibles',
      text: 'Por ahora no hay ningún método de pago disponible.',
    },
    withdraw: {
      title: 'Retirar',
      empty: 'No hay métodos de retiro disponibles',
      text: 'Tu saldo está a salvo. Atención al cliente te dice cómo cobrarlo.',
    },
    messageV2: {
      title: 'Mensajes',
      empty: 'Tu bandeja está vacía',
      text: 'Aquí aparecen los mensajes sobre tu dinero y tu cuenta.',
    },
  },
}
