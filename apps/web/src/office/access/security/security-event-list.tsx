import { security, securityEventKinds, formatMoment, type SecurityEvent } from '@rumi/contract'
import { useSearchParams } from 'react-router'
import { useCallPages } from '../../../shared/fetching/queries.ts'
import { officeSecurityCopy as copy } from '../../../copy/office/access/security.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { useAddressChanges } from '../../../ui/hooks/use-address-changes.ts'
import { Fetched } from '../../kit/fetched.tsx'
import { businessToday } from '../../../shared/business/business-today.ts'

const kindOptions = [
  { value: '', label: copy.anyKind },
  ...securityEventKinds.map((value) => ({ value, label: copy.kinds[value] })),
]

type Filters = { kind?: SecurityEvent['kind']; accountId?: string; network?: string }

/** Filters from the address; an invalid kind matches all. */
function filtersIn(query: URLSearchParams): Filters {
  const kind = securityEventKinds.find((known) => known === query.get('suceso'))
  const [accountId, network] = [query.get('cuenta'), query.get('red')]
  return { ...(kind && { kind }), ...(accountId && { accountId }), ...(network && { network }) }
}

/** Security events, filtered by the address. */
export function SecurityEventList() {
  const [query] = useSearchParams()
  const change = useAddressChanges()
  const filters = filtersIn(query)
  return (
    <section aria-labelledby="sucesos" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="sucesos" className="scroll-mt-24 text-lg">
        {copy.all}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <CompactSelect
          label={copy.kind}
          value={filters.kind ?? ''}
          options={kindOptions}
          onChange={(kind) => change({ suceso: kind })}
        />
        {(filters.accountId ?? filters.network) && (
          <Button tone="secondary" onClick={() => change({ cuenta: null, red: null })}>
            {copy.showAll}
          </Button>
        )}
      </div>
      <EventPages filters={filters} />
    </section>
  )
}

function EventPages({ filters }: { filters: Filters }) {
  const { pages, hasMore, loadMore, ...fetching } = useCallPages(security.events, { query: filters })
  const events = pages.flatMap(({ data }) => data.securityEvents)
  return (
    <Fetched fetchings={[fetching]}>
      {events.length === 0 && !hasMore ? (
        <p className="text-ink-soft">{copy.empty}</p>
      ) : (
        <ul aria-label={copy.caption} className="border-t-2 border-ink">
          <Rows of={events} by={({ id }) => id}>
            {(event) => <EventLine event={event} />}
          </Rows>
        </ul>
      )}
      {hasMore && (
        <Button tone="secondary" className="justify-self-start" onClick={loadMore}>
          {copy.more}
        </Button>
      )}
    </Fetched>
  )
}

function EventLine({ event }: { event: SecurityEvent }) {
  const { at, kind, account, actor, network } = event
  const detail = copy.detail(event)
  const isAnothers = actor !== null && actor.id !== account?.id
  return (
    <li className="grid gap-x-4 border-b border-line py-3 [overflow-wrap:anywhere] sm:grid-cols-[15rem_minmax(0,1fr)]">
      <p className="text-ink-soft first-letter:uppercase">{formatMoment(at, businessToday())}</p>
      <div className="grid min-w-0">
        <p>
          <span className="font-strong">{copy.kinds[kind]}</span>
          {detail && <span>{`: ${detail}`}</span>}
        </p>
        <p className="text-ink-soft">
          {[
            account?.name ?? (kind === 'unsigned-notice' ? copy.noAccount : copy.nobody),
            isAnothers && copy.by(actor),
            network !== null && copy.from(network),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </li>
  )
}
