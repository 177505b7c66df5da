import { paperStatesFor, spokenDay } from '@rumi/contract'
import type { Dog } from '@rumi/data-layer'
import { Temporal } from 'temporal-polyfill'
import { papersCopy } from '../../copy/papers.ts'
import { Card } from '../../ui/card.tsx'
import { dayCareType } from '../day-care-type.ts'
import { houseToday } from '../house-today.ts'
import { PaperStateList } from './paper-state-list.tsx'
import { ReadinessChip } from './readiness-chip.tsx'
import { readinessOf, type Readiness } from './readiness.ts'
import type { MedicalRecord } from './record-history.tsx'

type DayCarePapersProps = { dog: Dog; records: readonly MedicalRecord[] }

/** Whether the dog could come to the guardería, and paper by paper why. */
export function DayCarePapers({ dog, records }: DayCarePapersProps) {
  const today = houseToday()
  const readiness = readinessOf({ dog, records, today, now: Temporal.Now.instant() })
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg">{papersCopy.title}</h2>
        <ReadinessChip readiness={readiness} today={today} />
      </div>
      <p className="mt-1 text-ink-soft">{said(readiness, today)}</p>
      <PaperStateList states={paperStatesFor(dayCareType, dog, records, today)} today={today} />
    </Card>
  )
}

function said(readiness: Readiness, today: string) {
  if (readiness.is === 'ready') return papersCopy.readyText
  if (readiness.is === 'ready-from') return papersCopy.readyFromText(spokenDay(readiness.from, today))
  return papersCopy.notReadyText
}
