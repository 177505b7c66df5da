import { Phone, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { byPress } from '../../../shared/refusals/unsaved-guard.tsx'
import { paths } from '../../../shared/business/paths.ts'
import { together, useRecords } from '../../../shared/fetching/queries.ts'
import { DogPortrait } from '../../../art/dog/portrait.tsx'
import { dayBoardCopy } from '../../../copy/office/desk/day-board.ts'
import { phoneQuoteCopy } from '../../../copy/office/desk/phone-quote.ts'
import { commandPaletteCopy as copy } from '../../../copy/office/frame/office.ts'
import { focusFirst } from '../../../ui/hooks/focus/focus-first.ts'
import { OptionList, type OptionGroup } from '../../../ui/controls/option-list.tsx'
import { SearchCombobox } from '../../../ui/controls/search-combobox.tsx'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { SearchStatus } from '../../kit/search-status.tsx'
import { fullName, type Client } from '../../kit/records/use-directory.ts'
import { useCanWrite } from '../../kit/permissions/use-permission.ts'
import { useOfficeSections } from '../../kit/permissions/office-sections.ts'
import { plainText } from '../../kit/records/use-search-words.ts'

/** True if a label contains every word of the input, ignoring accents and capitals. */
export const matchesWords = (label: string, written: string) =>
  plainText(written)
    .split(' ')
    .every((word) => plainText(label).includes(word))

export const isSearchable = (written: string) => written.trim().length >= 2

const clientLabel = (client: Client) => `${fullName(client)} · ${client.email || client.phone}`

const mostOfAKind = 6

/** State without a search: nothing to load. */
const answered = { status: 'ready', refusal: null, again: async () => undefined } as const

/** Search of the palette: sections, dogs and clients. */
export function DestinationSearch({ onGone }: { onGone: () => void }) {
  const navigate = useNavigate()
  const [written, setWritten] = useState('')
  const settled = useDebouncedValue(written.trim())
  const isSearching = isSearchable(settled)
  const query = { search: settled, sort: 'name', limit: mostOfAKind } as const
  const dogs = useRecords('dogs', isSearching ? query : null)
  const clients = useRecords('clients', isSearching ? { ...query, role: 'cliente' } : null)
  const found = together(dogs, clients)
  const mayBook = useCanWrite('bookings')
  const sections = useOfficeSections().filter(({ label }) => matchesWords(label, written))
  const acts = [
    { to: paths.officeNewBooking(), label: dayBoardCopy.walkIn, icon: Plus },
    { to: paths.officePhoneQuote(), label: phoneQuoteCopy.title, icon: Phone },
  ].filter(({ label }) => mayBook && matchesWords(label, written))
  const destinations: OptionGroup[] = [
    {
      heading: copy.acts,
      options: acts.map(({ to, label, icon: Icon }) => ({
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
  ]
  const isEmpty = destinations.every(({ options }) => options.length === 0)
  const next = {
    heading: copy.next,
    options: [{ id: paths.officeNewBooking({ buscar: settled }), text: copy.bookFor(settled) }],
  }
  const offersNext = mayBook && isSearching && isEmpty && found.status === 'ready'
  const go = (to: string) => {
    onGone()
    void navigate(to, byPress)
  }

  const status = (
    <SearchStatus
      fetching={isSearching ? found : answered}
      done={isEmpty ? copy.nothing : copy.hint}
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
    </div>
  )
}
