import type { PageCopy } from '../page-copy.ts'

/** Verbatim from spec §2, 'Login', where it has texts. */
export const loginCopy = {
  meta: {
    title: 'Iniciar sesión | {casa}',
    description: 'Entra a tu cuenta para reservar el día de tu perro y ver sus papeles.',
  },
  title: 'Qué gusto verte',
  lead: 'Entra para reservar su día y ver sus papeles.',
  submit: 'Iniciar sesión',
  noAccount: '¿No tienes cuenta? ',
  registerLink: 'Regístrate aquí',
  forgotLink: 'Olvidé mi contraseña',
  continueAs: 'Inicia sesión para continuar donde estabas.',
  verified: 'Tu correo quedó confirmado. Ya puedes entrar.',
  passwordChanged: 'Tu contraseña nueva ya sirve. Entra con ella.',
  adminMade: 'Tu cuenta ya administra el negocio. Entra con ella.',
  emailChanged: 'Tu correo cambió. Entra con el nuevo.',
  idle: 'Cerramos tu sesión porque nadie la usaba. Entra otra vez y sigues donde estabas.',
  closed:
    'Cerramos tu cuenta: borramos tus datos y tus fotos, y cancelamos lo que tenías reservado. Te lo confirmamos por correo.',
  withPasskey: 'Entrar con llave de acceso',
  interrupted: 'No se completó. Intenta otra vez y sigue lo que te pide tu navegador.',
  confirmFirst: '¿Te acabas de registrar? Pide otra vez el enlace',
  confirmText: (email: string) =>
    `Si ${email} espera confirmación, abre el enlace que te enviamos o pide otro aquí.`,
} as const satisfies PageCopy & Record<string, unknown>
