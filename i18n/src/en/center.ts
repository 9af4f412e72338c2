/** The member area and the agent center: what each panel is called, and what it says while it has nothing to show. */
export const center = {
  title: 'Your account',
  menu: 'Account menu',
  overview: 'Overview',
  proven: 'Signed in with your password',
  remembered: 'Remembered on this device',
  lastLogin: 'Last sign-in',
  trialTitle: 'This needs an account of your own',
  trialText: 'You are using a demo account. Create an account to get records, rewards and messages.',
  trialAction: 'Create account',
  signedOutTitle: 'You are signed out',
  signedOutText: 'The session ended, here or in another tab. Sign in again to come back to this very panel.',
  groups: { money: 'Money', records: 'Records', rewards: 'Rewards', you: 'You' },
  member: {
    securityCenter: {
      title: 'My account',
      empty: 'Your account is in order',
      text: 'Manage your password, contacts, two-step verification and open sessions.',
    },
    transferFund: {
      title: 'Wallet',
      empty: 'One wallet for every game',
      text: 'Your balance is the same in every game, so there is nothing to transfer from one to another.',
    },
    depositv2: {
      title: 'Deposit',
      empty: 'No payment method is open',
      text: 'No payment method is available right now. Games can be played for free, with the same odds.',
    },
    withdraw: {
      title: 'Withdraw',
      empty: 'No payout method is open',
      text: 'Your balance stays yours, to the last cent. Customer service can tell you how to be paid.',
    },
    transferUpline: {
      title: 'Send to agent',
      empty: 'Transfers to an agent are closed',
      text: 'Members whom an agent brought can send money to that agent where we allow it. Nothing leaves your balance without you.',
    },
    personalHistoryCopy: {
      title: 'Betting record',
      empty: 'Every game keeps your rounds',
      text: 'Open a game and its history: each round is there, with its proof one tap away.',
    },
    transactionHistory: {
      title: 'Account record',
      empty: 'No deposits, withdrawals or transfers',
      text: 'Each one gets a line here, with its date, its state and its reference.',
    },
    personalProfit: {
      title: 'Profit and loss',
      empty: 'Each game has its own account',
      text: 'What you staked and what you won stands in the history of every game, round by round, without rounding anything away.',
    },
    bonusDetails: {
      title: 'Bonuses',
      empty: 'No bonus on this account',
      text: 'A bonus shows what it is worth, what it asks of you and how much of that is done.',
    },
    rewardCenter: {
      title: 'Rewards',
      empty: 'No rewards to collect',
      text: 'Your rewards stay here until you collect them. Each one shows its conditions.',
    },
    referral: {
      title: 'Invite friends',
      empty: 'Your invitation',
      text: 'Send your link. Whoever opens an account with it comes as your guest.',
    },
    missionLeaderboard: {
      title: 'Missions',
      empty: 'No mission is running',
      text: 'A mission says what to do, until when, and what it pays. The table of those ahead stands beside it.',
    },
    messageV2: {
      title: 'Messages',
      empty: 'Your inbox is empty',
      text: 'Messages about your money and your account appear here.',
    },
    manualRebate: {
      title: 'Manual rebate',
      empty: 'Nothing to claim back',
      text: 'Part of what you played comes back to you here, when you ask for it.',
    },
    playerRank: {
      title: 'VIP',
      empty: 'You are at the first rank',
      text: 'Ranks grow with play and never with losses alone. Each says what it gives before you reach it.',
    },
  },
  actions: {
    games: 'See the games',
    promotions: 'See promotions',
    service: 'Customer service',
    home: 'Go home',
    copyLink: 'Copy your link',
    copied: 'Link copied',
    announcements: 'See announcements',
  },
  agentTitle: 'Agent center',
  agentMenu: 'Agent menu',
  agentLead: 'Your team, your figures and your contracts.',
  agent: {
    agentAnnouncement: {
      title: 'Announcements',
      empty: 'No announcements for agents',
      text: 'News about your team and your contracts.',
    },
    agentTeamOverview: {
      title: 'Team overview',
      empty: 'Start with your link',
      text: 'Whoever opens an account with it belongs to your team: members, deposits, bets and income of the day are counted from there.',
    },
    registerCenter: {
      title: 'Open accounts',
      empty: 'Open accounts with your link',
      text: 'Send it: whoever opens an account with it chooses their own password and belongs to your downline.',
    },
    downlineManagmentView: {
      title: 'My downline',
      empty: 'Your downline grows from your link',
      text: 'Whoever opens an account with it is yours to look after.',
    },
    personalHistoryCopy: {
      title: 'Team betting',
      empty: 'No bets in your team',
      text: 'Every bet of your team, with its round and its result.',
    },
    palStatementsAgentCopy: {
      title: 'User loss',
      empty: 'No results in your team',
      text: 'What each member won or lost, by day and by kind of game.',
    },
    transferDownline: {
      title: 'Send to downline',
      empty: 'Your downline is empty',
      text: 'Whoever opens an account with your link joins your downline, and you can send them money.',
    },
    agentRevenueReport: {
      title: 'My income',
      empty: 'No income yet',
      text: 'What you earned and from what, each figure open to the lines it is the sum of.',
    },
    agentDownlineTransactionDetailsCopy: {
      title: 'Team transactions',
      empty: 'No movements in your team',
      text: 'Deposits, withdrawals and transfers of your team.',
    },
    agentDividendRecordCopy2: {
      title: 'Dividends',
      empty: 'No dividends paid',
      text: 'What your dividend contract has paid, period by period.',
    },
    agentDailyWages2: {
      title: 'Daily salary',
      empty: 'No daily salary paid',
      text: 'What your daily contract has paid, day by day.',
    },
    agentHourSalary: {
      title: 'Hourly salary',
      empty: 'No hourly salary paid',
      text: 'What your hourly contract has paid, hour by hour.',
    },
    agentRealtimeSalary: {
      title: 'Real-time salary',
      empty: 'No real-time salary paid',
      text: 'Settled every five minutes, line by line.',
    },
    depositv2: {
      title: 'Deposit',
      empty: 'No payment method is open',
      text: 'No payment method is available right now.',
    },
    withdraw: {
      title: 'Withdraw',
      empty: 'No payout method is open',
      text: 'Your balance stays yours, to the last cent. Customer service can tell you how to be paid.',
    },
    messageV2: {
      title: 'Messages',
      empty: 'Your inbox is empty',
      text: 'Messages about your money and your account appear here.',
    },
  },
} as const
