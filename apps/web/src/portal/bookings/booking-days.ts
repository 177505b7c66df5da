import { dayOfTime, type Times } from '@rumi/contract'

const firstDay = ({ start }: Times) => dayOfTime(start)

export const byStart = (one: Times, other: Times) => (firstDay(one) < firstDay(other) ? -1 : 1)
