import { Plus } from 'lucide-react'
import { useMemo, useRef, useState, type ReactNode } from 'react'
import { NoResults } from '../../../art/scenes/empty/no-results.tsx'
import { resourceScreenCopy } from '../../../copy/office/frame/resource-screen.ts'
import { errorMessagesCopy } from '../../../copy/shared/error-messages.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Fetched } from '../fetched.tsx'
import { KeysDialog } from '../keys/keys-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { RecordRows, type RowsHandle } from './record-rows.tsx'
import type { Screen } from './screen.ts'
import { ScreenTools, useHiddenColumns } from './screen-tools.tsx'
import { useRowRights } from './use-row-rights.ts'
import type { ScreenRows, ScreenAddress } from './use-screen-rows.ts'
import { useSectionKeys } from '../keys/use-section-keys.ts'

type ResourceScreenProps<Row> = {
  screen: Screen<Row>
  listed: ScreenRows<Row>
  /** Actions beside the primary one. */
  actions?: ReactNode
  /** Called with a new record, instead of showing it in the list. */
  onCreated?: (row: Row) => void
}

type Opened<Row> = { record: Row } | 'new' | null

/** Generic screen of a resource: search, filter, sort, open and edit, by keyboard or touch. */
export function ResourceScreen<Row>({ screen, listed, actions, onCreated }: ResourceScreenProps<Row>) {
  const { copy } = screen
  const { address, fetching, rows, hasMore, moreFailed, mayLoadMore, loadMore } = listed
  const hidden = useHiddenColumns(screen.name)
  const columns = useMemo(
    () => screen.columns.filter(({ key }, at) => at === 0 || !hidden.includes(key)),
    [screen.columns, hidden],
  )
  const { create: mayCreate } = useRowRights(screen)
  const [opened, setOpened] = useState<Opened<Row>>(null)
  const [keysShown, setKeysShown] = useState(false)
  const searchBox = useRef<HTMLInputElement>(null)
  const list = useRef<RowsHandle>(null)
  const add = mayCreate ? () => setOpened('new') : undefined

  useScreenKeys({
    onSearch: () => searchBox.current?.focus(),
    onAdd: add,
    onWalk: (step) => list.current?.walk(step),
    onHelp: () => setKeysShown(true),
  })

  return (
    <>
      <PageHeader
        title={copy.title}
        lead={copy.lead}
        actions={
          <>
            {actions}
            {add && (
              <Button onClick={add}>
                <Plus className="size-5" aria-hidden="true" />
                {copy.add}
              </Button>
            )}
          </>
        }
      />
      <ScreenTools {...{ screen, address, searchBox }} onHelp={() => setKeysShown(true)} />
      <Fetched fetchings={[fetching]}>
        <output className="sr-only">{resourceScreenCopy.counted(rows.length, hasMore)}</output>
        {rows.length === 0 ? (
          <NothingHere {...{ address, copy }} onAdd={add} />
        ) : (
          <RecordRows
            ref={list}
            {...{ screen, columns, rows, mayLoadMore }}
            sort={address.sort}
            onSort={address.sortBy}
            onOpen={(record) => setOpened({ record })}
            onMore={loadMore}
          />
        )}
        {moreFailed && (
          <div className="mt-4 grid justify-items-start gap-3">
            <Notice tone="problem">{resourceScreenCopy.moreFailed}</Notice>
            <Button tone="secondary" onClick={loadMore}>
              {errorMessagesCopy.retry}
            </Button>
          </div>
        )}
      </Fetched>
      <RecordDialog
        screen={screen}
        open={opened !== null}
        record={opened !== null && opened !== 'new' ? opened.record : undefined}
        onClose={() => setOpened(null)}
        {...(onCreated && { onCreated })}
      />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} keys={keysOf(mayCreate)} />
    </>
  )
}

const keysOf = (mayCreate: boolean) => {
  const { search, add, walk, open, close, anywhere, help } = resourceScreenCopy.keyList
  return [search, ...(mayCreate ? [add] : []), walk, open, close, anywhere, help]
}

type NothingHereProps = {
  address: ScreenAddress
  copy: Pick<Screen<unknown>['copy'], 'emptyTitle' | 'emptyText' | 'add'>
  onAdd: (() => void) | undefined
}

function NothingHere({ address, copy, onAdd }: NothingHereProps) {
  if (address.isNarrowed)
    return (
      <EmptyState
        art={<NoResults />}
        title={resourceScreenCopy.noMatchTitle}
        text={resourceScreenCopy.noMatchText}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button tone="secondary" onClick={address.clear}>
              {resourceScreenCopy.clear}
            </Button>
            {onAdd && <Button onClick={onAdd}>{copy.add}</Button>}
          </div>
        }
      />
    )
  return (
    <EmptyState
      art={<NoResults />}
      title={copy.emptyTitle}
      text={copy.emptyText}
      action={
        onAdd && (
          <Button tone="secondary" onClick={onAdd}>
            {copy.add}
          </Button>
        )
      }
    />
  )
}

type ScreenKeys = {
  onSearch: () => void
  onAdd?: (() => void) | undefined
  onWalk: (step: -1 | 1) => void
  onHelp: () => void
}

/** Keys of a list: `/` searches, `n` creates, arrows move, `?` shows the keys (docs/design.md#office). */
function useScreenKeys({ onSearch, onAdd, onWalk, onHelp }: ScreenKeys) {
  useSectionKeys(
    {
      '/': onSearch,
      '?': onHelp,
      n: onAdd,
      ArrowUp: () => onWalk(-1),
      ArrowDown: () => onWalk(1),
    },
    { evenWhileTyping: walksOutOfSearch },
  )
}

const walksOutOfSearch = ({ key, target }: KeyboardEvent) =>
  key === 'ArrowDown' && target instanceof HTMLInputElement && target.type === 'search'
