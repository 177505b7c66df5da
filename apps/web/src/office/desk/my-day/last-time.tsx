import { dayOf, formatDay } from '@rumi/contract'
import type { GroomingCard } from '@rumi/data-layer'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { CardPhotos } from './card-photos.tsx'

/** Facts and photos of a dog’s last appointment. */
export function LastTime({ last, name }: { last: GroomingCard | null; name: string }) {
  if (last === null) return <p className="text-ink-soft">{copy.firstTime}</p>
  const facts = [
    [copy.blade, last.blade],
    [copy.lengths, last.lengths],
    [copy.products, last.products],
    [copy.minutes, last.minutes === null ? '' : String(last.minutes)],
    [copy.by, last.staffMember],
    [copy.notes, last.notes],
  ].filter(([, text]) => text !== '')
  return (
    <section className="rounded-sm bg-white p-3">
      <h4 className="mb-1 font-strong">{copy.lastTime(formatDay(dayOf(last.startedAt), businessToday()))}</h4>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
        {facts.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{text}</dd>
          </div>
        ))}
      </dl>
      <CardPhotos card={last} name={name} />
    </section>
  )
}
