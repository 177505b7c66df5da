/** Refusals of logins and permissions. The identity is checked first. */
export const accountRefusals = {
  'no-session': { status: 401, message: 'Inicia sesión para continuar.' },
  'wrong-credentials': {
    status: 401,
    message:
      'El correo o la contraseña no coinciden. Revísalos. Si te acabas de registrar, confirma primero tu correo con el enlace que te enviamos.',
  },
  'registration-password': {
    status: 403,
    message: 'Escribe la contraseña que elegiste al registrarte, o elige otra.',
  },
  'second-factor-required': {
    status: 401,
    message:
      'Tu contraseña está bien. Falta la verificación en dos pasos: escribe tu código o usa tu llave de acceso.',
  },
  'login-expired': {
    status: 401,
    message: 'Pasó demasiado tiempo. Escribe tu correo y tu contraseña otra vez.',
  },
  'wrong-code': { status: 422, message: 'Ese código no sirve o ya se usó. Escribe el que ves ahora.' },
  'wrong-passkey': {
    status: 422,
    message: 'Esa llave de acceso no sirvió. Intenta otra vez o usa otro modo de entrar.',
  },
  'wrong-password': { status: 422, message: 'Esa no es tu contraseña actual. Revísala e intenta otra vez.' },
  'confirm-identity': { status: 403, message: 'Escribe otra vez tu contraseña para continuar.' },
  'second-factor-setup-required': {
    status: 403,
    message: 'Antes de continuar, protege tu cuenta con la verificación en dos pasos.',
  },
  'last-second-factor': {
    status: 409,
    message: 'Tu cuenta necesita la verificación en dos pasos. Agrega otro modo antes de quitar este.',
  },
  'passkey-known': {
    status: 409,
    message: 'Esa llave de acceso ya está en tu cuenta. Usa otra, o entra con ella.',
  },
  'no-second-factor': {
    status: 422,
    message: 'Agrega primero la verificación en dos pasos: con ella vienen los códigos de recuperación.',
  },
  'family-complete': {
    status: 409,
    message:
      'Esta cuenta ya la comparten dos personas. Quita primero a la segunda para invitar a alguien más.',
  },
  'family-member': {
    status: 422,
    message: 'Quien comparte la cuenta de otra persona no puede hacer esto. Pídelo a quien abrió la cuenta.',
  },
  'family-has-own': {
    status: 422,
    message:
      'Tu cuenta ya tiene rumis, reservas o compras propias, por eso no puede unirse a otra. Pide que te inviten con otro correo, o escríbenos y unimos las dos.',
  },
  'family-other-address': {
    status: 422,
    message: 'Esta invitación es para otro correo. Cierra sesión y entra con el correo al que llegó.',
  },
  'too-many-factors': {
    status: 422,
    message: 'Ya tienes muchos. Quita uno que no uses y agrega este después.',
  },
} as const satisfies Record<string, { status: number; message: string }>
