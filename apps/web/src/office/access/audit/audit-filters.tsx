import { auditEntities, isDay, isStaff, roles, type AuditEntity } from '@rumi/contract'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { officeAuditCopy as copy } from '../../../copy/office/access/audit.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { fullName } from '../../kit/records/use-directory.ts'

export type AuditFilters = {
  entity?: AuditEntity
  id?: string
  actor?: string
  from?: string
  to?: string
}

const uuidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Filters from the address; an invalid one matches all. */
export function auditFiltersIn(query: URLSearchParams): AuditFilters {
  const entity = auditEntities.find((known) => known === query.get('que'))
  const actor = query.get('quien') ?? ''
  const [from, to] = [query.get('desde') ?? '', query.get('hasta') ?? '']
  const id = query.get('cosa')
  return {
    ...(entity && { entity }),
    ...(entity && id && { id: id.slice(0, 80) }),
    ...(uuidPattern.test(actor) && { actor }),
    ...(isDay(from) && { from }),
    ...(isDay(to) && (!isDay(from) || from <= to) && { to }),
  }
}

const entityOptions = [
  { value: '', label: copy.anyEntity },
  ...auditEntities.map((value) => ({ value, label: copy.entities[value] })),
]

const staffRoles = roles.filter(isStaff).join(',')

/** Filters of the audit trail, stored in the address. */
export function AuditFilterBar({ filters }: { filters: AuditFilters }) {
  const change = useAddressChanges()
  const { records: staff } = useRecords('clients', { role: staffRoles, sort: 'name', limit: 200 })
  const known = staff.some(({ id }) => id === filters.actor)
  const actors = [
    { value: '', label: copy.anyActor },
    ...staff.map((person) => ({ value: person.id, label: fullName(person) })),
    ...(filters.actor && !known ? [{ value: filters.actor, label: copy.otherActor }] : []),
  ]
  const clear = () => change({ que: null, cosa: null, quien: null, desde: null, hasta: null })
  return (
    <search aria-label={copy.filters} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3 *:max-w-full">
        <CompactSelect
          label={copy.entity}
          value={filters.entity ?? ''}
          options={entityOptions}
          onChange={(que) => change({ que, cosa: null })}
        />
        <CompactSelect
          label={copy.actor}
          value={filters.actor ?? ''}
          options={actors}
          onChange={(quien) => change({ quien })}
        />
        <DayBox
          label={copy.from}
          value={filters.from}
          max={filters.to}
          onChange={(desde) => change({ desde })}
        />
        <DayBox
          label={copy.to}
          value={filters.to}
          min={filters.from}
          onChange={(hasta) => change({ hasta })}
        />
        {Object.keys(filters).length > 0 && (
          <Button tone="quiet" size="snug" onClick={clear}>
            {copy.showAll}
          </Button>
        )}
      </div>
      {filters.id && <p className="text-ink-soft">{copy.oneThing}</p>}
    </search>
  )
}

type DayBoxProps = {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onChange: (day: string) => void
}

function DayBox({ label, value = '', min, max, onChange }: DayBoxProps) {
  return (
    <label className="inline-flex min-h-12 items-center gap-2 rounded-full border-2 border-line-strong bg-white px-4 hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink md:min-h-(--control-height)">
      <span className="text-ink-soft">{label}</span>
      <input
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-11 bg-transparent font-strong outline-none md:min-h-9"
      />
    </label>
  )
}
