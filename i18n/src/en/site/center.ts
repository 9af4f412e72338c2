/** The member area and the agent center: what each panel is called, and what it says while it has nothing to show. */
export const center = {
  title: 'Your account',
  menu: 'Account menu',
  overview: 'Overview',
  proven: 'Signed in with your password',
  remembered: 'Remembered on this device',
  lastLogin: 'Last sign-in',
  trialTitle: 'You need your own account for this',
  trialText: 'You are using a demo account. Create an account to get records, rewards and messages.',
  trialAction: 'Create account',
  trial: {
    label: 'Demo account',
    title: 'You are using a demo account',
    text: 'It plays with play money, at the same odds. Deposits, withdrawals, records and messages need an account of your own.',
    play: 'Play for free',
  },
  signedOutTitle: 'You are logged out',
  signedOutText: 'The session ended, here or in another tab. Sign in again to return to this page.',
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
      text: 'Your balance is the same in every game, so there is nothing to transfer.',
    },
    depositv2: {
      title: 'Deposit',
      empty: 'No payment method available',
      text: 'No payment method is available right now. Games can be played for free, with the same odds.',
    },
    withdraw: {
      title: 'Withdraw',
      empty: 'No payout method available',
      text: 'Your balance is safe. Customer service can tell you how to be paid.',
    },
    transferUpline: {
      title: 'Send to agent',
      empty: 'Transfers to an agent are not available',
      text: 'Members who joined through an agent can send money to that agent where we allow it.',
    },
    personalHistoryCopy: {
      title: 'Betting record',
      empty: 'Each game has your rounds',
      text: 'Open a game and its history to see each round and its proof.',
    },
    transactionHistory: {
      title: 'Account record',
      empty: 'No deposits, withdrawals or transfers',
      text: 'Each one appears here with its date, status and reference.',
    },
    personalProfit: {
      title: 'Profit and loss',
      empty: 'See it in each game',
      text: 'What you staked and won is in the history of each game, round by round.',
    },
    bonusDetails: {
      title: 'Bonuses',
      empty: 'No bonuses',
      text: 'A bonus shows its amount, its conditions and your progress.',
    },
    rewardCenter: {
      title: 'Rewards',
      empty: 'No rewards to collect',
      text: 'Your rewards stay here until you collect them. Each one shows its conditions.',
    },
    referral: {
      title: 'Invite friends',
      empty: 'Your invitation',
      text: 'Share your link. Anyone who creates an account with it counts as your guest.',
    },
    missionLeaderboard: {
      title: 'Missions',
      empty: 'No active missions',
      text: 'Each mission shows what to do, its deadline and its prize, with the leaderboard beside it.',
    },
    messageV2: {
      title: 'Messages',
      empty: 'Your inbox is empty',
      text: 'Messages about your money and your account appear here.',
    },
    manualRebate: {
      title: 'Manual rebate',
      empty: 'Nothing to claim',
      text: 'Part of what you played is returned here, when you request it.',
    },
    playerRank: {
      title: 'VIP',
      empty: 'You are at the first rank',
      text: 'Ranks grow with play and never with losses alone. Each one shows its benefits before you reach it.',
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
      text: 'Anyone who creates an account with it joins your team: members, deposits, bets and income of the day are counted from there.',
    },
    registerCenter: {
      title: 'Create accounts',
      empty: 'Create accounts with your link',
      text: 'Share it: anyone who creates an account with it chooses their own password and joins your downline.',
    },
    downlineManagmentView: {
      title: 'My downline',
      empty: 'Your downline grows from your link',
      text: 'Anyone who creates an account with it joins your downline.',
    },
    personalHistoryCopy: {
      title: 'Team betting',
      empty: 'No bets in your team',
      text: 'Every bet of your team, with its round and its result.',
    },
    palStatementsAgentCopy: {
      title: 'User loss',
      empty: 'No results in your team',
      text: 'What each member won or lost, by day and by game type.',
    },
    transferDownline: {
      title: 'Send to downline',
      empty: 'Your downline is empty',
      text: 'Anyone who creates an account with your link joins your downline, and you can send them money.',
    },
    agentRevenueReport: {
      title: 'My income',
      empty: 'No income yet',
      text: 'What you earned and from what, with the details of each figure.',
    },
    agentDownlineTransactionDetailsCopy: {
      title: 'Team transactions',
      empty: 'No transactions in your team',
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
      empty: 'No payment method available',
      text: 'No payment method is available right now.',
    },
    withdraw: {
      title: 'Withdraw',
      empty: 'No payout method available',
      text: 'Your balance is safe. Customer service can tell you how to be paid.',
    },
    messageV2: {
      title: 'Messages',
      empty: 'Your inbox is empty',
      text: 'Messages about your money and your account appear here.',
    },
  },
} as const
