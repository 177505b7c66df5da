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
