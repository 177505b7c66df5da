import { useState } from 'react'
import { sistemaCopy } from '../../copy/shared/sistema.ts'
import { type Column, DataTable } from '../../ui/controls/data-table.tsx'
import { DayCalendar, type DayRange, DayRangeCalendar } from '../../ui/controls/day-calendar.tsx'
import { StateChip } from '../../ui/feedback/state-chip.tsx'
import { Specimen } from './specimen.tsx'
import { unreadableWithin } from '../../shared/rows/unreadable-within.tsx'

const { table, calendar, chips } = sistemaCopy
type Row = (typeof table.rows)[number]

const columns: readonly Column<Row>[] = [
  { key: 'dog', header: table.headers.dog, cell: (row) => row.dog },
  { key: 'owner', header: table.headers.owner, cell: (row) => row.owner, secondary: true },
  {
    key: 'state',
    header: table.headers.state,
    oneLine: true,
    card: 'end',
    cell: (row) => <StateChip tone={row.tone}>{chips[row.tone]}</StateChip>,
  },
  { key: 'total', header: table.headers.total, cell: (row) => row.total, numeric: true, card: 'end' },
]

const calendarWords = {
  label: calendar.label,
  previousLabel: calendar.previous,
  nextLabel: calendar.next,
  fullLabel: calendar.full,
  remainingLabel: calendar.left,
  firstDay: '2026-10-01',
  lastDay: '2026-12-31',
  remainingOn: (day: string) => {
    const ofMonth = Number(day.slice(-2))
    return ofMonth % 7 < 2 ? undefined : ofMonth % 5 === 0 ? 0 : (ofMonth * 7) % 20
  },
}

/** Rows of the office, and days with their availability. */
export function DataSpecimens() {
  const [day, setDay] = useState<string>()
  const [range, setRange] = useState<DayRange>()
  return (
    <>
      <Specimen title={sistemaCopy.sections.data}>
        <div className="office rounded-sm p-4">
          <DataTable
            unreadable={unreadableWithin.table}
            caption={table.caption}
            columns={columns}
            rows={table.rows}
            rowKey={(row) => row.dog}
          />
        </div>
      </Specimen>
      <Specimen title={sistemaCopy.sections.calendar}>
        <div className="grid gap-8 md:grid-cols-2">
          <DayCalendar {...calendarWords} value={day} onChange={setDay} />
          <DayRangeCalendar {...calendarWords} value={range} onChange={setRange} />
        </div>
      </Specimen>
    </>
  )
}
