import { formatHour, formatList } from '@rumi/contract'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { myDayCopy as copy } from '../../../copy/office/desk/my-day.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { DogTags } from '../../kit/marks/dog-tags.tsx'
import { TurnCard, type TurnCardProps } from './turn-card.tsx'

const presences = {
  expected: { tone: 'missing', text: copy.notHere },
  'in-house': { tone: 'ok', text: copy.here },
  gone: { tone: 'over', text: copy.gone },
  missed: { tone: 'over', text: copy.missed },
} as const

/** Appointment in one line, which opens to the whole card. */
export function TurnRow(props: TurnCardProps) {
  const { start, service, dogs } = props.turn
  const [first] = dogs
  const presence = first?.presence ? presences[first.presence] : null
  return (
    <li className="border-b border-line">
      <details>
        <summary className="flex min-h-16 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-1 py-2 hover:bg-cream">
          <span className="tabular w-14 font-strong">{formatHour(start)}</span>
          {first && <DogPortrait dog={{ ...first, _id: first.rumiId }} size={40} className="shrink-0" />}
          <span className="min-w-0 grow">
            <span className="block font-strong [overflow-wrap:anywhere]">
              {formatList(dogs.map(({ name }) => name))}
            </span>
            <span className="block text-sm text-ink-soft">{service}</span>
            <DogTags dog={{ tags: [...new Set(dogs.flatMap(({ tags }) => tags))] }} />
          </span>
          {presence && <StateChip tone={presence.tone}>{presence.text}</StateChip>}
        </summary>
        <div className="pb-4">
          <TurnCard {...props} />
        </div>
      </details>
    </li>
  )
}
