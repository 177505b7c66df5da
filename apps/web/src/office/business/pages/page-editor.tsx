import {
  listsOf,
  pageSections,
  settings,
  type ContentList,
  type SectionName,
  type SectionPage,
  type StoredSettings,
  type StoredSiteText,
} from '@rumi/contract'
import { useEffect, useRef, useState } from 'react'
import { officePagesCopy as copy } from '../../../copy/office/business/pages.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import { OfficeFormDialog } from '../../kit/office-form-dialog.tsx'
import { ListForm } from './list-form.tsx'
import { draftedItems, withItemMoved } from './list-items.ts'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { StateChip } from '../../../ui/feedback/state-chip.tsx'
import { LineButton } from '../places/place-line.tsx'

type PageEditorProps = {
  page: SectionPage
  stored: StoredSettings
  texts: readonly StoredSiteText[]
  refetch: () => Promise<void>
}

/** Sections of a page in order, to move, hide and edit; each press is saved at once. */
export function PageEditor({ page, stored, texts, refetch }: PageEditorProps) {
  const sendCall = useSendCall()
  const isSaving = useRef(false)
  const [editing, setEditing] = useState<{ list: ContentList; name: string }>()
  const rows = useRef<HTMLOListElement>(null)
  const visible = stored.sections[page]
  const hidden = pageSections[page].filter((name) => !visible.includes(name))
  const order = visible.join()
  const pressed = useRef<{ button: string; before: string }>(undefined)
  // A moved row takes the focus along, for repeated moves.
  useEffect(() => {
    if (!pressed.current || pressed.current.before === order) return
    const button = rows.current?.querySelector<HTMLButtonElement>(`[data-move="${pressed.current.button}"]`)
    const other = button?.parentElement?.querySelector<HTMLButtonElement>('button:enabled')
    ;(button?.disabled ? other : button)?.focus()
    pressed.current = undefined
  }, [order])

  const save = async (sections: readonly SectionName[], message: string) => {
    if (isSaving.current) return
    isSaving.current = true
    const outcome = await sendCall(settings.change, {
      body: { sections: { [page]: [...sections] }, version: stored.version },
    })
    await refetch()
    isSaving.current = false
    showToast(outcome.ok ? message : outcome.refusal.message, outcome.ok ? undefined : 'problem')
  }
  const move = (name: SectionName, at: number, by: -1 | 1) => {
    const next = withItemMoved(visible, at, by)
    if (!next) return undefined
    return () => {
      pressed.current = { button: `${name} ${by}`, before: order }
      void save(next, copy.moved(copy.sections[name], at + by + 1, visible.length))
    }
  }
  const itemsOf = (list: ContentList) => draftedItems(list, stored.lists[list], texts)
  const rowOf = (id: string, name: string) => {
    const list = listsOf(page).find((one) => one.startsWith(`${page}.${id}`))
    return {
      id,
      name,
      isEmpty: list !== undefined && itemsOf(list).length === 0,
      onChange: list && (() => setEditing({ list, name })),
    }
  }

  return (
    <>
      <ol ref={rows} aria-label={copy.pages[page]} className="border-t-2 border-ink">
        {page === 'home' && <SectionRow {...rowOf('slides', copy.slides)} />}
        {visible.map((name, at) => (
          <SectionRow
            key={name}
            {...rowOf(name, copy.sections[name])}
            onMove={{ up: move(name, at, -1), down: move(name, at, 1) }}
            onToggle={() =>
              void save(
                visible.filter((one) => one !== name),
                copy.isHidden(copy.sections[name]),
              )
            }
          />
        ))}
        {hidden.map((name) => (
          <SectionRow
            key={name}
            {...rowOf(name, copy.sections[name])}
            isHidden
            onToggle={() => void save([...visible, name], copy.isShown(copy.sections[name]))}
          />
        ))}
      </ol>
      <OfficeFormDialog
        open={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={editing?.name ?? ''}
        submitLabel={copy.save}
      >
        {(wiring) =>
          editing && (
            <ListForm
              {...wiring}
              list={editing.list}
              name={editing.name}
              initial={itemsOf(editing.list)}
              isOwn={stored.lists[editing.list] !== null}
              version={stored.version}
              onSaved={() => {
                setEditing(undefined)
                void refetch()
              }}
              onStale={refetch}
            />
          )
        }
      </OfficeFormDialog>
    </>
  )
}

type SectionRowProps = {
  /** Identifies its buttons, to keep the focus after a move. */
  id: string
  name: string
  isHidden?: boolean
  /** True if its list has no items. */
  isEmpty: boolean
  /** Undefined for a row that stays in its place. */
  onMove?: Record<'up' | 'down', (() => void) | undefined>
  onToggle?: () => void
  /** Undefined without a list. */
  onChange: (() => void) | undefined
}

/** Section of a page with its state, to move, hide and edit. */
function SectionRow(props: SectionRowProps) {
  const { id, name, isHidden = false, isEmpty, onMove, onToggle, onChange } = props
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b border-line px-2 py-2 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <div className="row-span-2 flex min-w-12 flex-col md:row-span-1 md:min-w-22 md:flex-row">
        {onMove && (
          <>
            <IconButton
              icon={ArrowUp}
              label={copy.up(name)}
              data-move={`${id} -1`}
              disabled={!onMove.up}
              onClick={onMove.up}
            />
            <IconButton
              icon={ArrowDown}
              label={copy.down(name)}
              data-move={`${id} 1`}
              disabled={!onMove.down}
              onClick={onMove.down}
            />
          </>
        )}
      </div>
      <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 font-strong">
        {name}
        {isHidden && <StateChip tone="missing">{copy.hidden}</StateChip>}
        {!isHidden && isEmpty && <StateChip tone="missing">{copy.nothing}</StateChip>}
      </p>
      <div className="-ml-2 flex flex-wrap gap-x-1 md:ml-0">
        {onChange && (
          <LineButton label={copy.of(copy.change, name)} onClick={onChange}>
            {copy.change}
          </LineButton>
        )}
        {onToggle && (
          <LineButton label={copy.of(isHidden ? copy.show : copy.hide, name)} onClick={onToggle}>
            {isHidden ? copy.show : copy.hide}
          </LineButton>
        )}
      </div>
    </li>
  )
}
