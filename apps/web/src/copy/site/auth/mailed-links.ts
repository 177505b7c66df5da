import type { PageCopy } from '../page-copy.ts'
import type { Role } from '@rumi/contract'

export const firstAdminCopy = {
  meta: {
    title: 'Primera cuenta | {casa}',
    description: 'Crea la cuenta que administra el negocio.',
  },
  title: 'Crea la cuenta que administra el negocio',
  lead: 'Con ella entras a la oficina y das de alta a tu equipo. El enlace funciona una sola vez.',
  submit: 'Crear cuenta',
  expiredTitle: 'Ese enlace ya no sirve',
  expiredText:
    'Dura 30 minutos y crea una sola cuenta. Si el negocio aún no tiene quién lo administre, vuelve a iniciar el programa: te muestra un enlace nuevo.',
  toLogin: 'Iniciar sesión',
} as const satisfies PageCopy & Record<string, unknown>

/** `/auth/invitacion/:token`. */
export const invitationCopy = {
  meta: {
    title: 'Tu invitación | {casa}',
    description: 'Crea tu cuenta para trabajar con nosotros.',
  },
  title: 'Te damos la bienvenida al equipo',
  lead: (email: string, role: Role) =>
    `Tu cuenta será ${email}. Entras ${roleWords[role]}. Escribe tu nombre y elige tu contraseña.`,
  loading: 'Buscamos tu invitación…',
  submit: 'Crear mi cuenta y entrar',
  expiredTitle: 'Esa invitación ya no sirve',
  expiredText:
    'Dura 3 días y crea una sola cuenta. Si todavía no tienes la tuya, pide otra a quien te invitó.',
  toLogin: 'Iniciar sesión',
  again: 'Intentar otra vez',
} as const satisfies PageCopy & Record<string, unknown>

const roleWords: Readonly<Record<Role, string>> = {
  cliente: 'como cliente',
  colaborador: 'como recepción',
  contador: 'como contabilidad, con verificación en dos pasos, que configuras al entrar',
  admin: 'como administración, con verificación en dos pasos, que configuras al entrar',
}

export const resetPasswordCopy = {
  meta: { title: 'Contraseña nueva | {casa}', description: 'Elige una contraseña nueva para tu cuenta.' },
  title: 'Elige tu contraseña nueva',
  lead: 'Al guardarla cerramos tus sesiones abiertas en otros aparatos.',
  password: 'Contraseña nueva',
  confirmPassword: 'Confirma tu contraseña',
  privacyBefore: 'Al guardarla aceptas nuestro ',
  submit: 'Guardar contraseña',
  expiredTitle: 'Ese enlace ya no sirve',
  expiredText: 'Los enlaces duran 30 minutos y se usan una sola vez. Pide uno nuevo.',
  askAgain: 'Pedir otro enlace',
} as const satisfies PageCopy & Record<string, unknown>

export const forgotPasswordCopy = {
  meta: {
    title: 'Olvidé mi contraseña | {casa}',
    description: 'Pide un enlace para elegir una contraseña nueva.',
  },
  title: 'Nos pasa a todos',
  lead: 'Escribe tu correo y te enviamos un enlace para elegir otra contraseña.',
  submit: 'Enviar enlace',
  sentTitle: 'Revisa tu correo',
  sentText: (email: string) =>
    `Si ${email} tiene una cuenta, en un momento llega un enlace que dura 30 minutos.`,
  sentHint: '¿No llega? Mira en correo no deseado.',
  again: 'Usar otro correo',
  login: 'Volver a iniciar sesión',
} as const satisfies PageCopy & Record<string, unknown>

/** `/auth/correo/:token`. */
export const confirmEmailCopy = {
  meta: {
    title: 'Tu correo nuevo | {casa}',
    description: 'Confirma el correo con el que entrarás a tu cuenta.',
  },
  title: 'Tu correo nuevo',
  text: 'Confirma que es tuyo. Se cierran tus sesiones y desde ahora entras con él.',
  submit: 'Usar este correo',
  expiredTitle: 'Ese enlace ya no sirve',
  expiredText:
    'Los enlaces duran 30 minutos y se usan una sola vez. Entra con tu correo de siempre y pide otro desde tu perfil.',
  login: 'Iniciar sesión',
} as const satisfies PageCopy & Record<string, unknown>

export const verifyEmailCopy = {
  meta: { title: 'Confirma tu correo | {casa}', description: 'Confirma tu correo para abrir tu cuenta.' },
  title: 'Un toque y listo',
  text: 'Confirma que este correo es tuyo y abrimos tu cuenta.',
  submit: 'Confirmar mi correo',
  passwordTitle: 'Escribe tu contraseña',
  passwordText:
    'Este no es el navegador en el que te registraste. Escribe la contraseña que elegiste, o elige otra si no la recuerdas o no te registraste tú.',
  passwordMissing: 'Escribe la contraseña que elegiste al registrarte.',
  chooseAnother: 'Elegir otra contraseña',
  expiredTitle: 'Ese enlace ya no sirve',
  expiredText: 'Los enlaces duran 30 minutos y se usan una sola vez. Escribe tu correo y te enviamos otro.',
  resend: 'Enviar otro enlace',
  resentTitle: 'Revisa tu correo',
  login: 'Iniciar sesión',
} as const satisfies PageCopy & Record<string, unknown>
