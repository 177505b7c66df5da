import { footerCopy, navigationCopy } from '../shared/navigation.ts'

/** Texts of header, menus and footer. */
export const chromeCopy = {
  brand: '{casa}',
  skipToContent: 'Saltar al contenido',
  logoLabel: '{casa}, ir al inicio',
  mainNavigation: 'Principal',
  openMenu: 'Abrir menú',
  closeMenu: 'Cerrar menú',
  menu: 'Menú',
  register: 'Crear cuenta',
  login: 'Iniciar sesión',
  account: 'Mi cuenta',
  enter: 'Entrar o crear cuenta',
  links: navigationCopy,
  help: { title: 'Necesitas Ayuda?', text: 'Envianos un mensaje', button: '¡Contactanos!' },
  footer: {
    tagline: 'Una casa con patio en {ciudad} para perros con mucha personalidad.',
    navigation: 'Pie de página',
    links: footerCopy,
    networks: 'Nuestras redes',
    hoursTitle: 'Horario',
    hours: '{Semana}',
    dayCareHours: 'Guardería: {semanaGuarderia}',
    copyright: (year: number) => `© ${year} {casa}. Todos los derechos reservados.`,
    newTab: '(se abre en otra pestaña)',
  },
  scrollHint: 'Descubre más',
  withoutScript: { whatsapp: 'WhatsApp', or: 'o', words: 'Hola. Quiero hacerles una pregunta.' },
  loading: 'Loading...',
} as const

export const carouselCopy = {
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  slide: 'diapositiva',
  place: (number: number, count: number) => `${number} de ${count}`,
} as const
