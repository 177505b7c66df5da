/** Topics that owners may mute. Notifications about account, safety and privacy are always sent. */
export const notificationTopics = ['visits', 'bookings', 'reminders', 'reports', 'papers', 'orders'] as const
export type NotificationTopic = (typeof notificationTopics)[number]

/** Channels of a notification: in the app, by mail or as web push. */
export const notificationWays = ['app', 'mail', 'push'] as const
export type NotificationWay = (typeof notificationWays)[number]

export type MutedNotification = `${NotificationTopic}-${NotificationWay}`

/** Combinations of topic and channel that a user may mute. */
export const mutedNotifications = notificationTopics.flatMap((topic) =>
  notificationWays.map((way): MutedNotification => `${topic}-${way}`),
)

/** True if a user wants a topic on a channel. Notifications without a topic are always sent. */
export const isWanted = (
  muted: readonly MutedNotification[],
  topic: NotificationTopic | undefined,
  way: NotificationWay,
) => topic === undefined || !muted.includes(`${topic}-${way}`)
