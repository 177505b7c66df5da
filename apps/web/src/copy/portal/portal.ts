import { inWordOfBusiness } from '../shared/in-word-of-business.ts'

/** `/mi-cuenta/notificaciones`. */
export const notificationsCopy = {
  title: 'Avisos',
  markAll: 'Marcar todos como leídos',
  emptyTitle: 'Todo tranquilo',
  emptyText: 'Aquí te avisamos de tus reservas y de los papeles que se acaban.',
  unread: 'Sin leer',
  more: 'Ver más',
  markRead: 'Marcar como leído',
} as const

/** General texts of the owner's pages. */
export const portalCopy = inWordOfBusiness({
  title: (page: string) => `${page} | Mi cuenta | {casa}`,
  navigation: 'Mi cuenta',
  overview: 'Inicio',
  dogs: 'Rumis',
  book: 'Reservar',
  bookings: 'Reservas',
  passes: 'Pases',
  orders: 'Pedidos',
  ownMessages: 'Solicitudes',
  shop: 'Tienda',
  call: 'Llamar al',
  whatsapp: 'WhatsApp',
  whatsappWords: 'Hola, {casa}. ',
  notifications: 'Avisos',
  profile: 'Perfil',
  unread: (count: number) => (count === 1 ? '1 aviso sin leer' : `${count} avisos sin leer`),
  logout: 'Cerrar sesión',
  logoutTitle: '¿Cerrar tu sesión?',
  logoutText: 'En este dispositivo ya no queda nada tuyo. Para volver necesitas tu correo y tu contraseña.',
  logoutConfirm: 'Sí, cerrar sesión',
  stay: 'Seguir aquí',
  close: 'Cerrar',
  sessionUnreachableTitle: 'No pudimos abrir tu cuenta',
  leftOfflineTitle: 'Cerraste tu sesión',
  leftOffline:
    'En este dispositivo ya no queda nada tuyo. En cuanto vuelva tu internet cerramos también tu sesión en el servidor y te llevamos al inicio.',
} as const)
