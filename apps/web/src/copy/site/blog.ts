import type { HeroCopy, PageCopy } from './page-copy.ts'

type BlogCopy = PageCopy & {
  hero: HeroCopy
  feed: Record<'title' | 'loading' | 'readMore', string>
  empty: { title: string; text: string; button: string }
  none: { title: string; text: string }
  logged: string
}

/** spec §2, 'Blog', and what is logged in spec §8. */
export const blogCopy = {
  meta: {
    title: 'Blog de conducta canina: lo que tu perro quiere decirte | {casa}',
    description:
      'Lecturas cortas sobre conducta, salud y juegos para perros: colas, olfato, primeros días fuera de casa y noches de cohetes.',
  },
  hero: {
    title: 'Blog para leer con tu perro',
    subtitle: 'Notas cortas sobre lo que sienten, necesitan y nos enseñan.',
  },
  feed: {
    title: 'Lo más reciente',
    loading: 'Buscando las notas más recientes',
    readMore: 'Leer más →',
  },
  empty: {
    title: 'Hoy no pudimos traer las notas',
    text: 'Don se quedó dormido sobre el periódico. Vuelve pronto o mira lo que hacemos en la casa.',
    button: 'Conoce nuestros servicios',
  },
  none: {
    title: 'Todavía no hay notas',
    text: 'Aquí van a salir lecturas cortas sobre perros. Mientras, mira lo que hacemos en la casa.',
  },
  logged: 'Error fetching blog posts',
} as const satisfies BlogCopy
