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

/** Every page that anybody may open, the missing one among them. */
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
