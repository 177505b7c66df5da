import { desk, type DeskFamily } from '@rumi/contract'
import { UserPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { walkInCopy as copy } from '../../../copy/office/desk/walk-in.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { ContactLinks } from '../../kit/contact-links.tsx'
import { Fetched } from '../../kit/fetched.tsx'
import { useCall } from '../../../shared/fetching/queries.ts'
import { NewFamily } from './new-family.tsx'
import type { WalkInChoices } from './visit-choice.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { namesOf, peopleOf } from './known-families.tsx'

type ChooseWhoProps = {
  family: DeskFamily | undefined
  dogIds: readonly string[]
  initial: WalkInChoices
  onFamily: (family: DeskFamily | undefined, dogIds?: readonly string[]) => void
  onDogs: (ids: readonly string[]) => void
}

/** Family at the counter: found by search, or created. */
export function ChooseWho({ family, dogIds, initial, onFamily, onDogs }: ChooseWhoProps) {
  const [adding, setAdding] = useState(initial.person !== null && !family)
  const saved = (made: Pick<DeskFamily, 'client' | 'dogs'>, dogId: string) => {
    setAdding(false)
    onFamily({ secondPerson: family?.secondPerson ?? null, ...made }, [...new Set([...dogIds, dogId])])
  }
  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{copy.who}</h2>
      {family ? (
        <ChosenFamily
          {...{ family, dogIds, onDogs }}
          onChange={() => onFamily(undefined)}
          onAddDog={() => setAdding(true)}
        />
      ) : (
        !adding && <FindFamily initial={initial} onFound={onFamily} onNew={() => setAdding(true)} />
      )}
      {adding && (
        <NewFamily
          client={family?.client}
          person={initial.person}
          known={family?.dogs ?? []}
          onSaved={saved}
          onKnown={(known) => {
            setAdding(false)
            onFamily(known)
          }}
          onCancel={() => setAdding(false)}
        />
      )}
    </section>
  )
}

type FindFamilyProps = {
  initial: WalkInChoices
  onFound: ChooseWhoProps['onFamily']
  onNew: () => void
}

function FindFamily({ initial, onFound, onNew }: FindFamilyProps) {
  const [search, setSearch] = useState(initial.search)
  const settled = useDebouncedValue(search.trim())
  const found = useCall(desk.families, { query: { search: settled } })
  const families = found.answer?.data.families ?? []
  const box = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const takeInitial = useEffectEvent((one: DeskFamily | undefined) => {
    if (one) onFound(one, initial.dogIds.length > 0 ? initial.dogIds : undefined)
  })
  const wanted = families.find((one) => peopleOf(one).some(({ id }) => id === initial.clientId))

  useEffect(() => box.current?.focus(), [])
  useEffect(() => takeInitial(wanted), [wanted])

  const walk = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (event.key === 'Enter' && at < 0 && families[0] && search.trim() === settled) {
      event.preventDefault()
      return onFound(families[0])
    }
    const next = { ArrowDown: buttons[at + 1], ArrowUp: at > 0 ? buttons[at - 1] : box.current }[event.key]
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows walk from the box into its list
    <div onKeyDown={walk} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox ref={box} label={copy.search} value={search} onChange={setSearch} />
        <Button tone="secondary" onClick={onNew}>
          <UserPlus className="size-5" aria-hidden="true" />
          {copy.newClient}
        </Button>
      </div>
      <p className="text-sm text-ink-soft pointer-coarse:hidden">{copy.searchHint}</p>
      {settled.length >= 2 && (
        <Fetched fetchings={[found]}>
          {families.length === 0 ? (
            <div className="flex flex-wrap items-center gap-3">
              <output>{copy.nobody}</output>
              <Button tone="secondary" size="small" onClick={onNew}>
                {copy.addNobody}
              </Button>
            </div>
          ) : (
            <output className="sr-only">{resourceScreenCopy.counted(families.length, false)}</output>
          )}
          <ul ref={list} aria-label={copy.families} className="border-t border-line empty:hidden">
            <Rows of={families} by={(family) => family.client.id}>
              {(family) => (
                <li className="border-b border-line">
                  <button
                    type="button"
                    onClick={() => onFound(family)}
                    className="grid min-h-12 w-full gap-x-4 px-2 py-2 text-left hover:bg-cream sm:grid-cols-[1fr_1fr_auto] sm:items-center"
                  >
                    <span className="text-base font-heading">
                      {family.dogs.map(({ name }) => name).join(', ') || copy.noDogs}
                    </span>
                    <span>{namesOf(family)}</span>
                    <span className="text-ink-soft tabular">{family.client.phone}</span>
                  </button>
                </li>
              )}
            </Rows>
          </ul>
        </Fetched>
      )}
    </div>
  )
}

type ChosenFamilyProps = Pick<ChooseWhoProps, 'dogIds' | 'onDogs'> & {
  family: DeskFamily
  onChange: () => void
  onAddDog: () => void
}

function ChosenFamily({ family, dogIds, onDogs, onChange, onAddDog }: ChosenFamilyProps) {
  const toggle = (id: string, comes: boolean) =>
    onDogs(comes ? [...dogIds, id] : dogIds.filter((one) => one !== id))
  return (
    <div className="grid gap-3 rounded-sm border-2 border-line p-4">
      <div className="flex items-start justify-between gap-x-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
          <p className="flex min-h-10 items-center text-base font-heading [overflow-wrap:anywhere]">
            {namesOf(family)}
          </p>
          <Rows of={peopleOf(family)} by={(person) => person.id} within="blocks">
            {(person) => <ContactLinks client={person} />}
          </Rows>
        </div>
        <Button tone="quiet" size="small" className="-mr-2 shrink-0" onClick={onChange}>
          {copy.change}
        </Button>
      </div>
      <fieldset className="flex flex-wrap gap-x-6 gap-y-1">
        <legend className="sr-only">{copy.dogs}</legend>
        <Rows of={family.dogs} by={(dog) => dog._id} within="blocks">
          {(dog) => (
            <CheckboxField
              checked={dogIds.includes(dog._id)}
              onChange={({ target }) => toggle(dog._id, target.checked)}
              label={dog.weightKg === null ? dog.name : `${dog.name}, ${dog.weightKg} kg`}
            />
          )}
        </Rows>
      </fieldset>
      <Button tone="quiet" size="small" className="-ml-4 justify-self-start" onClick={onAddDog}>
        {copy.newDog}
      </Button>
    </div>
  )
}
