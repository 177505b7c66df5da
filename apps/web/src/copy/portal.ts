/** Words around the owner's pages. */
export const portalCopy = {
  title: (page: string) => `${page} | Mi cuenta | {casa}`,
  navigation: 'Mi cuenta',
  overview: 'Inicio',
  dogs: 'Rumis',
  book: 'Reservar',
  bookings: 'Reservas',
  passes: 'Pases',
  notifications: 'Avisos',
  profile: 'Perfil',
  unread: (count: number) => (count === 1 ? '1 aviso sin leer' : `${count} avisos sin leer`),
  logout: 'Cerrar sesión',
  sessionUnreachableTitle: 'No pudimos abrir tu cuenta',
  leftOfflineTitle: 'Cerraste tu sesión',
  leftOffline:
    'En este dispositivo ya no queda nada tuyo. En cuanto vuelva tu internet lo cerramos también en la casa y te llevamos al inicio.',
} as const
