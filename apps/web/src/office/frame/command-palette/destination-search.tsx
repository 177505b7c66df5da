import { Banknote, Phone, Plus, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { byPress } from '../../../shared/refusals/unsaved-guard.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { together, useRecords } from '../../../shared/fetching/queries.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { officeIncidentsCopy } from '../../../copy/shared/incidents.ts'
import { phoneQuoteCopy } from '../../../copy/office/desk/phone-quote.ts'
import { commandPaletteCopy as copy } from '../../../copy/office/frame/office.ts'
import { focusFirst } from '../../../ui/hooks/focus/focus-first.ts'
import { OptionList, type OptionGroup } from '../../../ui/controls/option-list.tsx'
import { SearchCombobox } from '../../../ui/controls/search-combobox.tsx'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { SearchStatus } from '../../kit/search-status.tsx'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { useCanSee, useCanWrite } from '../../kit/permissions/use-permission.ts'
import { useOfficeSections } from '../../kit/permissions/office-sections.ts'
import { plainText } from '../../kit/records/use-search-words.ts'
import { actsOf } from './command-options.ts'
import { readCommand } from './read-command.ts'
import { centavosIn, dayOf, formatDay, formatPesos } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'
import { useRecordsBy } from '../../kit/records/use-records-by.ts'
import { movedCentavos } from '../../money/payments/payment-facts.ts'

/** True if a label contains every word of the input, ignoring accents and capitals. */
export const matchesWords = (label: string, written: string) =>
  plainText(written)
    .split(' ')
    .every((word) => plainText(label).includes(word))

export const isSearchable = (written: string) => written.trim().length >= 2

const clientLabel = (client: Client) => `${fullName(client)} · ${client.email || client.phone}`

const mostOfAKind = 6

const iconOf = { charge: Banknote, book: Plus, incident: TriangleAlert } as const

/** State without a search: nothing to load. */
const answered = { status: 'ready', refusal: null, again: async () => undefined } as const

/** Search of the palette: acts, sections, dogs and clients. */
export function DestinationSearch({ onGone }: { onGone: () => void }) {
  const navigate = useNavigate()
  const [written, setWritten] = useState('')
  const settled = useDebouncedValue(written.trim())
  const command = readCommand(settled)
  const words = command?.name ?? settled
  const isSearching = isSearchable(words)
  const query = { search: words, sort: 'name', limit: mostOfAKind } as const
  const dogs = useRecords('dogs', isSearching ? query : null)
  const clients = useRecords('clients', isSearching ? { ...query, role: 'cliente' } : null)
  const ownerIds = command ? [...new Set(dogs.records.map(({ ownerId }) => ownerId))] : []
  const owners = useRecords('clients', ownerIds.length > 0 ? { ids: ownerIds.join(',') } : null)
  const payments = useFoundPayments(words)
  const found = together(dogs, clients, payments.fetching, ...(ownerIds.length > 0 ? [owners] : []))
  const seesClients = useCanSee('clients')
  const mayBook = useCanWrite('bookings') && seesClients
  const may = { book: mayBook, charge: useCanWrite('payments'), incident: useCanWrite('incidents') }
  const sections = useOfficeSections().filter(({ label }) => matchesWords(label, written))
  const acts = [
    { to: paths.officeNewBooking(), label: dayBoardCopy.walkIn, icon: Plus, act: 'book' },
    { to: paths.officePhoneQuote(), label: phoneQuoteCopy.title, icon: Phone, act: 'book' },
    {
      to: paths.officeNewIncident(),
      label: officeIncidentsCopy.newOne,
      icon: TriangleAlert,
      act: 'incident',
    },
  ] as const
  const named =
    command && isSearching && may[command.act]
      ? actsOf(command.act, { dogs: dogs.records, clients: clients.records, owners: owners.records })
      : []
  const shownActs = [
    ...named.map((one) => ({ ...one, icon: command ? iconOf[command.act] : Plus })),
    ...acts.filter(({ label, act }) => may[act] && matchesWords(label, written)),
  ]
  const destinations: OptionGroup[] = [
    {
      heading: copy.acts,
      options: shownActs.map(({ to, label, icon: Icon }) => ({
        id: to,
        text: label,
        content: (
          <>
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            <span className="font-strong">{label}</span>
          </>
        ),
      })),
    },
    {
      heading: copy.sections,
      options: sections.map(({ to, label, icon: Icon }) => ({
        id: to,
        text: label,
        content: (
          <>
            <Icon className="size-5 shrink-0" aria-hidden="true" />
            <span className="font-strong">{label}</span>
          </>
        ),
      })),
    },
    {
      heading: copy.dogs,
      options: dogs.records.map((dog) => ({
        id: paths.officeDog(dog._id),
        text: dog.name,
        content: (
          <>
            <DogPortrait dog={dog} size={28} className="shrink-0" />
            <span className="truncate font-strong">{dog.name}</span>
            <span className="truncate text-ink-soft">{dog.breed}</span>
          </>
        ),
      })),
    },
    {
      heading: copy.clients,
      options: clients.records.map((client) => ({
        id: paths.officeClient(client.id),
        text: clientLabel(client),
      })),
    },
    { heading: copy.payments, options: payments.options },
  ]
  const isEmpty = destinations.every(({ options }) => options.length === 0)
  const next = {
    heading: copy.next,
    options: [{ id: paths.officeNewBooking({ buscar: words }), text: copy.bookFor(words) }],
  }
  const offersNext = mayBook && isSearching && isEmpty && found.status === 'ready'
  const go = (to: string) => {
    onGone()
    void navigate(to, byPress)
  }

  const status = (
    <SearchStatus
      fetching={isSearching ? found : answered}
      done={isEmpty ? (command?.name === '' ? copy.needsName : copy.nothing) : copy.hint}
      className={isEmpty ? 'pt-3' : 'text-sm'}
    />
  )

  return (
    <div className="grid gap-2 pb-2">
      <SearchCombobox
        ref={focusFirst}
        label={copy.box}
        placeholder={copy.box}
        text={written}
        onText={setWritten}
        expanded={true}
      >
        {isEmpty && status}
        <OptionList
          label={copy.title}
          search={written}
          groups={offersNext ? [next] : destinations}
          onChoose={go}
          className="-mx-2 h-80 max-h-[50dvh] overflow-y-auto"
        />
      </SearchCombobox>
      {!isEmpty && status}
      {settled === '' && <p className="text-sm text-ink-soft">{copy.examples}</p>}
    </div>
  )
}

const mostShown = 6

/** Fetches the newest payments of an amount in pesos, for the list of the palette; none for other words. */
function useFoundPayments(words: string) {
  const isAmount = useCanSee('payments') && centavosIn(words) !== null
  const { records, ...fetching } = useRecords(
    'payments',
    isAmount ? { search: words, sort: '-receivedAt', limit: mostShown } : null,
  )
  const clientOf = useRecordsBy(
    'clients',
    'ids',
    records.flatMap(({ clientId }) => clientId ?? []),
  )
  const options = records.map((row) => {
    const client = row.clientId ? clientOf.get(row.clientId)?.[0] : undefined
    const parts = [
      formatPesos(movedCentavos(row)),
      ...(client ? [fullName(client)] : []),
      formatDay(dayOf(row.receivedAt ?? row.createdAt), businessToday()),
    ]
    return { id: paths.officePayment(row.id), text: parts.join(' · ') }
  })
  return { options, fetching }
}
