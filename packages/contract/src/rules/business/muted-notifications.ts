/** What owners are told about, apart from what their account, their safety and their data need. */
export const notificationTopics = ['bookings', 'reminders', 'reports', 'papers', 'orders'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** How they are told: among their notifications, or by mail. */
export const notificationWays = ['app', 'mail'] as const
export type NotificationWay = (typeof notificationWays)[number]

export type MutedNotification = `${NotificationTopic}-${NotificationWay}`

/** Everything that somebody may not want to be told, by what it is about and how it comes. */
export const mutedNotifications = notificationTopics.flatMap((topic) =>
  notificationWays.map((way): MutedNotification => `${topic}-${way}`),
)

/** Whether somebody wants to hear of something in a way; what has no topic reaches everybody. */
export const isWanted = (
  muted: readonly MutedNotification[],
  topic: NotificationTopic | undefined,
  way: NotificationWay,
) => topic === undefined || !muted.includes(`${topic}-${way}`)
