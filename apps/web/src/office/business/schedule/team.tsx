import type { PersonAtWork } from '@rumi/contract'
import { useState } from 'react'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { formatWeek } from './format-week.ts'
import { WeekDialog } from './week-dialog.tsx'
import { Rows } from '../../../shared/rows/rows.tsx'

type TeamProps = { people: readonly PersonAtWork[]; mayChange: boolean }

/** Staff who work by the hour, with their usual week. */
export function Team({ people, mayChange }: TeamProps) {
  const [changing, setChanging] = useState<PersonAtWork>()
  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{officeScheduleCopy.team}</h2>
      <ul>
        <Rows of={people} by={(person) => person.id}>
          {(person) => (
            <li className="grid gap-x-4 gap-y-1 border-b border-line px-2 py-3 md:grid-cols-[10rem_minmax(0,1fr)_auto] md:items-center lg:grid-cols-[12rem_1fr_1fr_auto]">
              <p>
                <span className="block font-strong">{person.name}</span>
                <span className="block text-sm text-ink-soft">{officeScheduleCopy.kinds[person.kind]}</span>
              </p>
              <div className="grid gap-1 lg:contents">
                <Lines lines={formatWeek(person.hours)} none={officeScheduleCopy.houseHours} />
                <Lines
                  lines={formatWeek(person.breaks)}
                  none={officeScheduleCopy.noBreaks}
                  title={officeScheduleCopy.breaks}
                />
              </div>
              {mayChange && (
                <Button
                  tone="secondary"
                  size="small"
                  className="justify-self-start max-md:min-h-12"
                  onClick={() => setChanging(person)}
                  aria-label={officeScheduleCopy.changeOf(person.name)}
                >
                  {officeScheduleCopy.change}
                </Button>
              )}
            </li>
          )}
        </Rows>
      </ul>
      {changing && <WeekDialog person={changing} onClose={() => setChanging(undefined)} />}
    </section>
  )
}

type LinesProps = { lines: readonly string[]; none: string; title?: string }

function Lines({ lines, none, title }: LinesProps) {
  if (lines.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <div>
      {title && <p className="text-sm text-ink-soft">{title}</p>}
      {lines.map((line) => (
        <p key={line} className="tabular first-letter:uppercase">
          {line}
        </p>
      ))}
    </div>
  )
}
