import { inWordOfBusiness } from '../shared/in-word-of-business.ts'

/** People of an account: in the profile and the office. */
export const familyCopy = inWordOfBusiness({
  title: 'Quién usa esta cuenta',
  aloneText:
    'Invita a otra persona de tu familia. Entra con su propio correo y contraseña, y ve y maneja lo mismo que tú: rumis, reservas, papeles, pases, pedidos y mensajes.',
  sharedText: 'Los dos ven y manejan lo mismo, y cada cambio queda a nombre de quien lo hizo.',
  memberText: (holder: string) =>
    `Compartes la cuenta de ${holder}. Ven y manejan lo mismo; tu correo, tu contraseña y tus avisos son solo tuyos.`,
  people: 'Personas de esta cuenta',
  you: 'Tú',
  holder: 'Abrió la cuenta',
  member: (day: string) => `La comparte desde el ${day}`,
  invite: 'Invitar a alguien',
  inviteTitle: 'Invitar a tu cuenta',
  inviteText:
    'Le enviamos un enlace que dura 3 días y sirve una vez. No podrá cerrar la cuenta, cambiar tu contraseña ni invitar a otros, y puedes quitarle el acceso cuando quieras.',
  name: 'Su nombre',
  email: 'Su correo',
  send: 'Enviar invitación',
  sent: (name: string) => `Invitamos a ${name}. Dile que revise su correo.`,
  invited: (name: string) => `Invitaste a ${name}`,
  onItsWay: 'El correo va en camino.',
  waiting: (until: string) => `El enlace sirve hasta el ${until}.`,
  expired: 'El enlace ya venció. Invítale otra vez.',
  again: 'Invitar a otra persona',
  revoke: 'Retirar invitación',
  revoked: 'Retiramos la invitación. Su enlace ya no sirve.',
  takeBack: 'Quitar acceso',
  takeBackTitle: (name: string) => `¿Quitar el acceso de ${name}?`,
  takeBackText: (name: string) =>
    `Se cierran sus sesiones y deja de ver tus rumis, reservas y pagos desde este momento. ${name} conserva su propia cuenta, vacía.`,
  takenBack: (name: string) => `${name} ya no usa tu cuenta.`,
  leave: 'Dejar de compartir',
  leaveTitle: '¿Dejar de compartir la cuenta?',
  leaveText: (holder: string) =>
    `Ya no verás los rumis ni las reservas de la cuenta de ${holder}. Conservas tu correo y tu contraseña, con una cuenta propia y vacía.`,
  identificationOfHolder: (holder: string) =>
    `El hotel pide la identificación de quien abrió la cuenta: ${holder} la sube desde su perfil.`,
  close: 'Cerrar',
  cancel: 'Cancelar',
  join: {
    title: 'Compartir una cuenta',
    text: (holder: string) =>
      `${holder} te invita a llevar la cuenta de sus rumis. Si aceptas, ven y manejan lo mismo: rumis, reservas, papeles, pases, pedidos y mensajes.`,
    accept: 'Aceptar y compartir',
    later: 'Ahora no',
    otherAddress: (email: string) => `La invitación es para ${email}. Entra con ese correo para aceptarla.`,
    logout: 'Cerrar sesión y entrar con otro correo',
  },
  office: {
    title: 'Quién usa la cuenta',
    memberOf: (holder: string) =>
      `Es la segunda persona de la cuenta de ${holder}. Sus rumis y reservas están ahí.`,
    seeAccount: 'Ver la cuenta',
    since: (day: string) => `Segunda persona desde el ${day}`,
    invited: (name: string, email: string) => `Invitó a ${name} (${email}), que todavía no acepta.`,
    takeBackText: (name: string) =>
      `Se cierran las sesiones de ${name} y deja de ver la cuenta desde este momento. Avisamos a los dos.`,
    takenBack: (name: string) => `${name} ya no usa esta cuenta.`,
  },
} as const)
