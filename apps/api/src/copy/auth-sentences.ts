/** What is said of accounts, addresses and devices. */
export const authSentences = {
  alreadyYourEmail: 'Ese ya es tu correo.',
  emailHasAccount: 'Ese correo ya tiene cuenta. Usa otro, o hazla administradora con npm run admin.',
  unknownBrowser: 'Un navegador',
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  codesApp: 'Aplicación de códigos',
} as const
