/** Messages about web push. */
export const pushSentences = {
  unknownService: 'No conocemos el servicio de avisos de tu navegador.',
} as const

/** Messages about accounts, addresses and devices. */
export const authSentences = {
  alreadyYourEmail: 'Ese ya es tu correo.',
  notTheRegistrationsPassword: 'Esa no es la contraseña que elegiste al registrarte. Revísala, o elige otra.',
  emailHasAccount: 'Ese correo ya tiene cuenta. Usa otro, o hazla administradora con npm run admin.',
  invitedHasAccount: 'Ese correo ya tiene cuenta: cambia su rol en Usuarios.',
  invitedAlready: 'Ya invitaste a ese correo. Envíale otra vez su enlace.',
  inviteeHasAccount: 'Tu correo ya tiene cuenta. Pide a quien te invitó que cambie tu rol.',
  invitesThemselves: 'Ese es tu propio correo. Escribe el de la otra persona.',
  familyHasAccount: 'Tu correo ya tiene cuenta. Entra con tu contraseña y acepta desde ahí.',
  staffShareNothing:
    'Este correo es de alguien que trabaja aquí y no puede compartir una cuenta. Pide que te inviten con otro.',
  rolesStayWithAdmin: 'Quita «Usuarios e invitaciones»: quien da roles podría darse los demás.',
  ownRoleOfAnother: 'Ese rol propio parte de otro rol. Elige uno que parta del que das.',
  unknownBrowser: 'Un navegador',
  browserOn: (browser: string, system: string) => `${browser} en ${system}`,
  codesApp: 'App de autenticación',
} as const

/**
 * Password words that are easy to guess from the business's name, whatever digits and signs surround them.
 */
export const guessableWords = new Set([
  'rumi',
  'rumis',
  'lomito',
  'lomitos',
  'guarderia',
  'guardería',
  'contraseña',
  'spaw',
])
