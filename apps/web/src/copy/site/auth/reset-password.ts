import type { PageCopy } from '../page-copy.ts'

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
