import type { Role } from '@rumi/contract'

type Query = Record<string, string | undefined>

/** Where to go once logged in, and what has just been done. */
type LoginAddress = {
  volver?: string | undefined
  listo?: 'verified' | 'password' | 'email' | 'idle' | 'admin' | 'closed' | undefined
}

/** What an owner has chosen so far, as it stands in the address of a booking. */
export type BookingChoices = Partial<
  Record<
    'servicio' | 'rumis' | 'desde' | 'hasta' | 'dias' | 'hora' | 'horas' | 'extras' | 'pase' | 'paso',
    string | undefined
  >
>

/** A path with the parts of its query that are given. */
export function withQuery(path: string, query: Query = {}) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

export const account = (rest = '') => `/mi-cuenta${rest}`
export const office = (rest = '') => `/oficina${rest}`

/** The addresses that a visitor's page names; nothing else spells one out. Apart from the rest, which every public page would carry. */
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
  /** The same choices, before there is an account. */
  bookAsGuest: (query?: BookingChoices) => withQuery('/reservar', query),
  passes: (query?: { pase?: string }) => withQuery(account('/pases'), query),
  office: (query?: { dia: string }) => withQuery(office(), query),
  officeSetup: () => office('/empezar'),
}

/** Where someone of this role begins; who runs a house that has not opened, at what is left to do. */
export function homeOf(role: Role, isOpen = true) {
  if (role === 'cliente') return publicPaths.account()
  return role === 'admin' && !isOpen ? publicPaths.officeSetup() : publicPaths.office()
}
