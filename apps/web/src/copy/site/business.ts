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

/** Description of the business for search engines. */
export const businessCopy = {
  name: '{casa}',
  description: '{Servicios} para perros en una casa con patio en {ciudad}.',
  appName: '{casa}: {principales} para perros',
  appDescription: 'La casa con patio donde tu perro te espera moviendo la cola.',
  previewLine: 'La casa con patio donde tu perro te espera moviendo la cola',
  previewAlt: 'Canela, una perra color caramelo, en la puerta de la casa de {casa}',
} as const
