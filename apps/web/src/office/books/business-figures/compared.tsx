import { formatPesos } from '@rumi/contract'
import { TrendingDown, TrendingUp } from 'lucide-react'
import { businessCopy as copy } from '../../../copy/office/books/business-figures.ts'
import { changeOf } from './change-of.ts'

type ComparedProps = { now: number; before: number }

/** Amount beside that of the previous period, in words. */
export function Compared({ now, before }: ComparedProps) {
  const percent = changeOf(now, before)
  if (percent === null) return <p className="text-ink-soft">{copy.fromNothing}</p>
  const former = formatPesos(before)
  if (percent === 0) return <p className="text-ink-soft">{copy.same(former)}</p>
  const Icon = percent > 0 ? TrendingUp : TrendingDown
  return (
    <p className="flex items-start gap-2 font-strong">
      <Icon className={`size-6 shrink-0 ${percent > 0 ? 'text-teal' : 'text-rust'}`} aria-hidden="true" />
      <span>{percent > 0 ? copy.more(percent, former) : copy.less(-percent, former)}</span>
    </p>
  )
}
