export const download = {
  title: '{brand} on your phone',
  lead: 'On your home screen it opens at once, full screen, and takes less space than a photo.',
  install: 'Install now',
  installed: 'The app is installed on this device.',
  scan: 'Scan with your phone’s camera',
  scanText: 'It opens this site on your phone, at the address you see here.',
  code: 'QR code of {address}',
  ios: {
    title: 'iPhone and iPad',
    steps: [
      'Open this page in Safari.',
      'Tap Share, the square with the arrow.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”. The icon appears among your apps.',
    ],
  },
  android: {
    title: 'Android',
    steps: [
      'Open this page in Chrome.',
      'Tap the three dots at the top.',
      'Choose “Install app” or “Add to Home screen”.',
      'Confirm. The icon appears among your apps.',
    ],
  },
  apps: 'Apps',
  guides: 'Guides',
  mirrors: 'Other addresses',
  social: 'Follow us',
  safe: 'Install only from here',
  safeText: 'We never send the app in a message. Install it only from this page.',
  facts: ['No store and no account needed', 'Updates itself', 'Opens without a connection and tells you so'],
} as const
