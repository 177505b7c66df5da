import type { PageCopy } from '../page-copy.ts'

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
