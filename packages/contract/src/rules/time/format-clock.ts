/** Formats a clock time: '7:00' for `07:00`. */
export const formatClock = (time: string) => time.replace(/^0/, '')

/** 'las 10:00' or 'la 1:35', from a clock as it is shown: after 'a', 'hasta' or 'antes de'. */
export const withArticle = (clock: string) => `${/^1(:|$)/.test(clock) ? 'la' : 'las'} ${clock}`
