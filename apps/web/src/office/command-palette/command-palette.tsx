import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../shared/paths.ts'
import { together, useRecords } from '../../shared/queries.ts'
import { DogPortrait } from '../../art/dog/portrait.tsx'
import { commandPaletteCopy as copy } from '../../copy/command-palette.ts'
import { officeCopy } from '../../copy/office.ts'
import { controlLook } from '../../ui/control-look.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { focusFirst } from '../../ui/focus-first.ts'
import { OptionList, optionId, type Option } from '../../ui/option-list.tsx'
import { useMarkedOption } from '../../ui/use-marked-option.ts'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import { useOfficeSections } from '../use-office-sections.ts'
import { clientLabel, isWorthAsking, matchesWords } from './destinations.ts'

type CommandPaletteProps = { open: boolean; onClose: () => void }

/** Goes anywhere: a room by a few letters, a dog or a client by any of their words. */
export function CommandPalette({ open, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={copy.title} closeLabel={officeCopy.close}>
      {open && <Destinations onGone={onClose} />}
    </Dialog>
  )
}

const mostOfAKind = 6

type Destination = Option & { to: string }

function Destinations({ onGone }: { onGone: () => void }) {
  const listId = useId()
  const navigate = useNavigate()
  const [written, setWritten] = useState('')
  const settled = useDebouncedValue(written.trim())
  const isAsking = isWorthAsking(settled)
  const query = { search: settled, sort: 'name', limit: mostOfAKind } as const
  const dogs = useRecords('dogs', isAsking ? query : null)
  const clients = useRecords('clients', isAsking ? { ...query, role: 'cliente' } : null)
  const { status } = together(dogs, clients)
  const rooms = useRoomDestinations(written)
  const destinations: Destination[] = [
    ...rooms,
    ...dogs.records.map((dog) => ({
      key: dog._id,
      to: paths.officeDog(dog._id),
      heading: copy.dogs,
      content: (
        <>
          <DogPortrait dog={dog} size={28} className="shrink-0" />
          <span className="truncate font-strong">{dog.name}</span>
          <span className="truncate text-ink-soft">{dog.breed}</span>
        </>
      ),
    })),
    ...clients.records.map((client) => ({
      key: client.id,
      to: paths.officeClient(client.id),
      heading: copy.clients,
      content: <span className="truncate">{clientLabel(client)}</span>,
    })),
  ]
  const go = (index: number) => {
    const destination = destinations[index]
    if (!destination) return
    onGone()
    void navigate(destination.to)
  }
  const { marked, onKeyDown, markFirst } = useMarkedOption(destinations.length, go)

  return (
    <div className="grid gap-2 pb-2">
      <input
        ref={focusFirst}
        role="combobox"
        aria-label={copy.box}
        placeholder={copy.box}
        autoComplete="off"
        spellCheck={false}
        aria-expanded={true}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={marked >= 0 ? optionId(listId, marked) : undefined}
        value={written}
        maxLength={80}
        onChange={({ target }) => {
          setWritten(target.value)
          markFirst()
        }}
        onKeyDown={onKeyDown}
        className={controlLook}
      />
      <OptionList
        id={listId}
        label={copy.title}
        options={destinations}
        marked={marked}
        onChoose={go}
        className="-mx-2 h-80 max-h-[50dvh] overflow-y-auto"
      />
      <output className="text-sm text-ink-soft">
        {destinations.length > 0 ? copy.hint : isAsking && status === 'loading' ? copy.looking : copy.nothing}
      </output>
    </div>
  )
}

function useRoomDestinations(written: string): Destination[] {
  return useOfficeSections()
    .filter(({ label }) => matchesWords(label, written))
    .map(({ to, label, icon: Icon }) => ({
      key: to,
      to,
      heading: copy.rooms,
      content: (
        <>
          <Icon className="size-5 shrink-0" aria-hidden="true" />
          <span className="font-strong">{label}</span>
        </>
      ),
    }))
}
