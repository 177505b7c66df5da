/** What owners are told about, apart from what their account, their safety and their data need. */
export const noticeTopics = ['bookings', 'reminders', 'reports', 'papers', 'orders'] as const
export type NoticeTopic = (typeof noticeTopics)[number]

/** How they are told: among their notices, or by mail. */
export const noticeWays = ['app', 'mail'] as const
export type NoticeWay = (typeof noticeWays)[number]

export type MutedNotice = `${NoticeTopic}-${NoticeWay}`

/** Everything that somebody may not want to be told, by what it is about and how it comes. */
export const mutedNotices = noticeTopics.flatMap((topic) =>
  noticeWays.map((way): MutedNotice => `${topic}-${way}`),
)

/** Whether somebody wants to hear of something in a way; what has no topic reaches everybody. */
export const isWanted = (muted: readonly MutedNotice[], topic: NoticeTopic | undefined, way: NoticeWay) =>
  topic === undefined || !muted.includes(`${topic}-${way}`)
