import type { PageCopy } from '../page-copy.ts'

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
