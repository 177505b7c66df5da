/** A time of the clock as the house says it: '7:00' for `07:00`. */
export const formatClock = (time: string) => time.replace(/^0/, '')
