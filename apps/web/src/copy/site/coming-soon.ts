import type { PageCopy } from './page-copy.ts'

/** Text of public pages before the opening. */
export const comingSoonCopy = {
  meta: {
    title: 'Muy pronto | {casa}',
    description: '{casa} abre muy pronto en {ciudad}.',
  },
  title: 'Muy pronto',
  lead: '{casa} está por abrir. Estamos sacudiendo las camitas y llenando los platos.',
  write: '¿Tienes una duda? Escríbenos.',
  staff: 'Entrar como equipo',
} as const satisfies PageCopy & Record<string, unknown>
