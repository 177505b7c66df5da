import type { PageCopy } from '../page-copy.ts'

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
