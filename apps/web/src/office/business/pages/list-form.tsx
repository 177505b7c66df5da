import { contentLists, mostItems, settings, type ContentItem, type ContentList } from '@rumi/contract'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { useState, type SyntheticEvent } from 'react'
import { officePagesCopy as copy } from '../../../copy/office/business/pages.ts'
import { useBusiness } from '../../../shared/business/use-business.ts'
import { useSendCall } from '../../../shared/fetching/queries.ts'
import type { Refusal } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { FormWiring } from '../../../ui/forms/form-dialog.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../../ui/forms/text-area-field.tsx'
import {
  fieldsOf,
  withItemMoved,
  unknownFactIn,
  withNewItem,
  writtenItems,
  type DraftedItem,
} from './list-items.ts'

/** Lists whose default items name people of the demo; they are never restored. */
const invented: readonly ContentList[] = ['home.testimonials.entries', 'home.social.posts']

const ratings = [5, 4, 3, 2, 1, 0].map((count) => ({ value: String(count), label: copy.stars(count) }))

type ListFormProps = FormWiring & {
  list: ContentList
  name: string
  initial: readonly DraftedItem[]
  isOwn: boolean
  version: number
  onSaved: () => void
  /** Called after a conflict to refetch the settings; input stays. */
  onStale: () => Promise<void>
}

/** Form of a list's items, to write, move, add and remove. */
export function ListForm(props: ListFormProps) {
  const { id, onSending, list, name, initial, isOwn, version, onSaved, onStale } = props
  const sendCall = useSendCall()
  const [items, setItems] = useState(initial)
  const [refusal, setRefusal] = useState<Refusal>()
  const known = Object.keys(useBusiness().facts)
  const isUnknown = items.some(({ texts }) =>
    Object.values(texts).some((text) => unknownFactIn(text, known) !== undefined),
  )

  const save = async (own: readonly ContentItem[] | null) => {
    setRefusal(undefined)
    onSending(true)
    const outcome = await sendCall(settings.change, { body: { lists: { [list]: own }, version } })
    onSending(false)
    if (!outcome.ok) {
      if (outcome.refusal.code === 'stale') await onStale()
      return setRefusal(outcome.refusal)
    }
    showToast(copy.saved(name))
    onSaved()
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!isUnknown) void save(writtenItems(list, items))
  }
  const issueOf = (at: number, field: string) =>
    refusal?.issues.find(({ path }) => path === `lists.${list}.${at}.${field}`)?.message

  return (
    <Form id={id} problems={refusal?.issues} onSubmit={submit} className="grid gap-6">
      {refusal && refusal.issues.length === 0 && <Notice tone="problem">{refusal.message}</Notice>}
      {items.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      {items.map((item, at) => (
        <ItemFields
          key={item.place}
          list={list}
          item={item}
          number={at + 1}
          known={known}
          issueOf={(field) => issueOf(at, field)}
          up={withItemMoved(items, at, -1)}
          down={withItemMoved(items, at, 1)}
          onOrder={setItems}
          onChange={(changed) => setItems(items.map((one) => (one.place === item.place ? changed : one)))}
          onRemove={() => setItems(items.filter(({ place }) => place !== item.place))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        {items.length < mostItems ? (
          <Button tone="secondary" onClick={() => setItems(withNewItem(items))}>
            {copy.add}
          </Button>
        ) : (
          <p className="text-ink-soft">{copy.full(mostItems)}</p>
        )}
        {isOwn && !invented.includes(list) && (
          <Button tone="quiet" onClick={() => void save(null)}>
            {copy.restore}
          </Button>
        )}
      </div>
    </Form>
  )
}

type ItemFieldsProps = {
  list: ContentList
  item: DraftedItem
  number: number
  /** Names of the facts of the business. */
  known: readonly string[]
  issueOf: (field: string) => string | undefined
  /** Order after a move; undefined at the ends. */
  up: DraftedItem[] | undefined
  down: DraftedItem[] | undefined
  onOrder: (items: DraftedItem[]) => void
  onChange: (item: DraftedItem) => void
  onRemove: () => void
}

function ItemFields(props: ItemFieldsProps) {
  const { list, item, number, known, issueOf, up, down, onOrder, onChange, onRemove } = props
  const kind = contentLists[list]
  const name = copy.item(copy.kinds[kind], number)
  const isNew = Object.keys(item.texts).length === 0
  return (
    <fieldset className="grid gap-3 border-t-2 border-line pt-3">
      <legend className="sr-only">{name}</legend>
      <div className="flex items-center justify-between gap-2">
        <p className="font-strong" aria-hidden="true">
          {name}
        </p>
        <div className="flex">
          <IconButton icon={ArrowUp} label={copy.up(name)} disabled={!up} onClick={() => up && onOrder(up)} />
          <IconButton
            icon={ArrowDown}
            label={copy.down(name)}
            disabled={!down}
            onClick={() => down && onOrder(down)}
          />
          <IconButton icon={Trash2} label={copy.of(copy.remove, name)} onClick={onRemove} />
        </div>
      </div>
      {fieldsOf(list).map(([field, most], at) => {
        const text = item.texts[field] ?? ''
        const unknown = unknownFactIn(text, known)
        return (
          <TextAreaField
            key={field}
            label={copy.fields[field]}
            rows={1}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears by a press
            autoFocus={at === 0 && isNew}
            maxLength={most}
            value={text}
            error={unknown === undefined ? issueOf(field) : copy.unknownFact(unknown)}
            onChange={({ target }) => onChange({ ...item, texts: { ...item.texts, [field]: target.value } })}
          />
        )
      })}
      {kind === 'testimonial' && (
        <SelectField
          label={copy.rating}
          options={ratings}
          value={String(item.rating)}
          onChange={({ target }) => onChange({ ...item, rating: Number(target.value) })}
        />
      )}
    </fieldset>
  )
}
