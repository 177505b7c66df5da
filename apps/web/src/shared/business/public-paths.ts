import type { Role } from '@rumi/contract'

type Query = Record<string, string | undefined>

/** Address to continue at after login, and the action just completed. */
type LoginAddress = {
  volver?: string | undefined
  listo?: 'verified' | 'password' | 'email' | 'idle' | 'admin' | 'closed' | undefined
}

/** Choices of a booking in its address. */
export type BookingChoices = Partial<
  Record<
    | 'servicio'
    | 'rumis'
    | 'perros'
    | 'desde'
    | 'hasta'
    | 'dias'
    | 'hora'
    | 'horas'
    | 'extras'
    | 'pase'
    | 'paso',
    string | undefined
  >
>

/** Appends the defined query parameters to a path. */
export function withQuery(path: string, query: Query = {}) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

export const account = (rest = '') => `/mi-cuenta${rest}`
export const office = (rest = '') => `/oficina${rest}`

/**
 * Addresses used on public pages; no other code spells one out. Separate from `paths`, which would add weight to every
 * public page.
 */
export const publicPaths = {
  home: () => '/',
  grooming: () => '/grooming',
  dayCare: () => '/guarderia',
  hotel: () => '/hotel',
  events: () => '/eventos',
  training: () => '/entrenamiento',
  shop: () => '/tienda',
  location: () => '/ubicacion',
  blog: () => '/blog',
  about: () => '/nosotros',
  services: () => '/servicios',
  contact: () => '/contacto',
  privacy: () => '/aviso-de-privacidad',
  didYouKnow: () => '/sabias-que',
  cart: () => '/carrito',
  checkout: () => '/pagar',

  login: (query?: LoginAddress) => withQuery('/auth/login', query),
  register: (query?: Pick<LoginAddress, 'volver'>) => withQuery('/auth/register', query),
  verifyEmail: (token: string) => `/auth/verificar/${token}`,
  forgotPassword: () => '/auth/olvide',
  confirmEmail: (token: string) => `/auth/correo/${token}`,
  resetPassword: (token: string) => `/auth/restablecer/${token}`,

  invitation: (token: string) => `/auth/invitacion/${token}`,
  firstAdmin: (token: string) => `/auth/primera-cuenta/${token}`,
  secondFactorSetup: () => '/auth/segundo-paso',

  account: () => account(),
  joinFamily: (query: { invitacion: string }) => withQuery(account('/perfil/familia'), query),
  book: (query?: BookingChoices) => withQuery(account('/reservar'), query),
  /** The same choices without an account. */
  bookAsGuest: (query?: BookingChoices) => withQuery('/reservar', query),
  passes: (query?: { pase?: string }) => withQuery(account('/pases'), query),
  office: (query?: { dia: string }) => withQuery(office(), query),
  officeSetup: () => office('/empezar'),
  officeBooks: () => office('/contabilidad'),
}

/** Start page of a role: bookkeepers start at their month, an administrator before the opening at the setup. */
export function homeOf(role: Role, isOpen = true) {
  if (role === 'cliente') return publicPaths.account()
  if (role === 'contador') return publicPaths.officeBooks()
  return role === 'admin' && !isOpen ? publicPaths.officeSetup() : publicPaths.office()
}
