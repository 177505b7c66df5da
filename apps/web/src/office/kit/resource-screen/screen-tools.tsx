import { Columns3, Keyboard } from 'lucide-react'
import { useState, type Ref } from 'react'
import { preferences } from '@rumi/data-layer'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { CompactSelect } from '../../../ui/controls/compact-select.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { SearchBox } from '../../../ui/controls/search-box.tsx'
import { useStoreDispatch, useStoreSelector } from '../../../shared/fetching/store.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import type { Screen } from './screen.ts'
import type { ScreenAddress } from './use-screen-rows.ts'

const none: readonly string[] = []

/** Columns that the user hid on this device. */
export const useHiddenColumns = (table: string) =>
  useStoreSelector((state) => state.preferences.hiddenColumns[table]) ?? none

type ColumnChoiceProps = {
  open: boolean
  table: string
  columns: readonly { key: string; header: string }[]
  onClose: () => void
}

/** Dialog to show and hide columns; the first one always stays, because it names the row. */
function ColumnChoice({ open, table, columns, onClose }: ColumnChoiceProps) {
  const dispatch = useStoreDispatch()
  const hidden = useHiddenColumns(table)
  const show = (key: string, wanted: boolean) => {
    const others = hidden.filter((column) => column !== key)
    dispatch(preferences.columnsHidden({ table, columns: wanted ? others : [...others, key] }))
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={resourceScreenCopy.columnsTitle}
      closeLabel={officeCopy.close}
      actions={<Button onClick={onClose}>{resourceScreenCopy.columnsDone}</Button>}
    >
      {columns.slice(1).map(({ key, header }) => (
        <CheckboxField
          key={key}
          label={header}
          checked={!hidden.includes(key)}
          onChange={({ target }) => show(key, target.checked)}
        />
      ))}
      <p className="pt-1 text-sm text-ink-soft">{resourceScreenCopy.columnsHint}</p>
    </Dialog>
  )
}

type ScreenToolsProps<Row> = {
  screen: Screen<Row>
  address: ScreenAddress
  searchBox: Ref<HTMLInputElement>
  onHelp: () => void
}

/** Search, filters and view options above the rows. */
export function ScreenTools<Row>({ screen, address, searchBox, onHelp }: ScreenToolsProps<Row>) {
  const [choosing, setChoosing] = useState(false)
  const { filters = [], columns, copy } = screen
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2">
      <div className="min-w-[min(13rem,100%)] max-w-md flex-1">
        <SearchBox ref={searchBox} label={copy.search} value={address.search} onChange={address.look} />
      </div>
      <div className="flex gap-2 max-lg:order-last max-lg:w-full max-md:overflow-x-auto max-md:p-1 max-md:-m-1">
        {filters.map(({ param, field, label, anyLabel, options }) => (
          <CompactSelect
            key={param}
            label={label}
            value={address.chosen[field] ?? ''}
            options={[{ value: '', label: anyLabel }, ...options]}
            onChange={(value) => address.choose(param, value)}
          />
        ))}
        <span className="md:hidden">
          <CompactSelect
            label={resourceScreenCopy.sort}
            value={address.sort}
            options={sortOptions(screen)}
            onChange={address.sortBy}
          />
        </span>
      </div>
      <span className="ml-auto flex max-md:hidden">
        <IconButton icon={Columns3} label={resourceScreenCopy.columns} onClick={() => setChoosing(true)} />
        <IconButton icon={Keyboard} label={resourceScreenCopy.keys} onClick={onHelp} />
      </span>
      <ColumnChoice
        open={choosing}
        table={screen.name}
        columns={columns}
        onClose={() => setChoosing(false)}
      />
    </div>
  )
}

/** Sort options for phones, which have no column headers. */
const sortOptions = <Row,>({ columns }: Screen<Row>) =>
  columns.flatMap(({ sort, header }) =>
    sort
      ? [
          { value: sort, label: resourceScreenCopy.sortUp(header) },
          { value: `-${sort}`, label: resourceScreenCopy.sortDown(header) },
        ]
      : [],
  )
