/** The public pages that begin with a hero. */
export const pagesWithHero = [
  '/',
  '/grooming',
  '/guarderia',
  '/hotel',
  '/eventos',
  '/entrenamiento',
  '/tienda',
  '/ubicacion',
  '/blog',
] as const

/** Public pages, the missing one included. */
export const pagesForAnybody = [
  ...pagesWithHero,
  '/contacto',
  '/servicios',
  '/nosotros',
  '/aviso-de-privacidad',
  '/carrito',
  '/no-existe',
  '/auth/login',
  '/auth/register',
  '/auth/olvide',
] as const
