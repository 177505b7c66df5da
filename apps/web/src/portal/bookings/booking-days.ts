import { dayOfTime, type Times } from '@rumi/contract'

const firstDay = ({ start }: Times) => dayOfTime(start)
const lastDay = ({ end }: Times) => dayOfTime(end)

/** Whether a booking still lies ahead or is going on. */
export const isAhead = (times: Times, today: string) => lastDay(times) >= today

export const byStart = (one: Times, other: Times) => (firstDay(one) < firstDay(other) ? -1 : 1)
