/** The desk's own notifications, behind the bell. */
export const officeNotificationsCopy = {
  title: 'Avisos',
  open: (unread: number) =>
    unread === 0 ? 'Avisos' : unread === 1 ? 'Avisos: 1 sin leer' : `Avisos: ${unread} sin leer`,
  markAll: 'Marcar todos como leídos',
  more: 'Ver más',
  unread: 'Sin leer',
  empty: 'Todo tranquilo. Aquí caen reservas por confirmar, papeles por revisar y mensajes.',
} as const
