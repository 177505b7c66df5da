/** Success messages of account and session calls; equal for known and unknown addresses. */
export const authMessages = {
  registered: { message: 'Revisa tu correo: te enviamos un enlace para confirmar tu cuenta.' },
  verified: { message: 'Tu correo quedó confirmado. Ya puedes iniciar sesión.' },
  resent: { message: 'Si ese correo espera confirmación, te enviamos un enlace nuevo.' },
  forgotten: {
    message: 'Si ese correo es de una cuenta, te enviamos un enlace para elegir otra contraseña.',
  },
  passwordChanged: {
    message: 'Tu contraseña cambió. Cerramos tus sesiones en otros aparatos.',
  },
  changeRequested: {
    message: 'Te enviamos un enlace al correo nuevo. Hasta que lo abras, entras con el de siempre.',
  },
  emailChanged: { message: 'Tu correo cambió. Inicia sesión con el nuevo.' },
  firstAdmin: { message: 'Tu cuenta administra el negocio. Ya puedes iniciar sesión.' },
  reset: { message: 'Tu contraseña cambió. Inicia sesión con la nueva.' },
} as const
