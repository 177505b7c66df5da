/** Verbatim from spec §2, 'Navigation'; the last two replace 'Login' once logged in. */
export const navigationCopy = {
  home: 'Home',
  services: 'Servicios',
  dayCare: 'Guardería',
  hotel: 'Hotel',
  grooming: 'Estética',
  training: 'Entrenamiento',
  events: 'Eventos',
  eCommerce: 'E-Commerce',
  shop: 'Tienda',
  aboutUs: 'Acerca de Nosotros',
  location: 'Ubicación',
  blog: 'Blog',
  login: 'Login',
  account: 'Mi cuenta',
  office: 'Oficina',
} as const

/** spec §2, 'Footer'; the privacy notice is ours. */
export const footerCopy = {
  about: 'Nosotros',
  services: 'Servicios',
  contact: 'Contacto',
  location: 'Ubicación',
  privacy: 'Aviso de privacidad',
} as const

export const networkNames = { instagram: 'Instagram', facebook: 'Facebook' } as const
