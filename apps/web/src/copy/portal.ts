/** Words around the owner's pages. */
export const portalCopy = {
  title: (page: string) => `${page} | Mi cuenta | {casa}`,
  navigation: 'Mi cuenta',
  overview: 'Inicio',
  dogs: 'Rumis',
  book: 'Reservar',
  bookings: 'Reservas',
  passes: 'Pases',
  ownMessages: 'Solicitudes',
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
    'En este dispositivo ya no queda nada tuyo. En cuanto vuelva tu internet lo cerramos también en la casa y te llevamos al inicio.',
} as const
