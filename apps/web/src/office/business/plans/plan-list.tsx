import type { BusinessSettings, PlanPage } from '@rumi/contract'
import { useEffect, useRef, useState } from 'react'
import { planCards } from '@rumi/data-layer'
import { officePlansCopy as copy } from '../../../copy/office/business/plans.ts'
import { Rows } from '../../../shared/rows/rows.tsx'
import { useSend } from '../../../shared/fetching/store.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { showToast } from '../../../ui/feedback/toast-store.ts'
import type { PlanCard, Service } from './plan-draft.ts'
import { PlanEditor, type DraftedCard } from './plan-editor.tsx'
import { PlanRow } from './plan-row.tsx'

type PlanListProps = {
  page: PlanPage
  /** In display order. */
  cards: readonly PlanCard[]
  services: readonly Service[]
  terms: BusinessSettings
  onLook: (drafted: DraftedCard) => void
}

/** Cards of a page, to move, edit and delete in place. */
export function PlanList({ page, cards, services, terms, onLook }: PlanListProps) {
  const send = useSend()
  const [editing, setEditing] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const order = cards.map(({ id }) => id).join()
  const pressed = useRef<{ button: string; before: string }>(undefined)
  // A moved row takes the focus along, for repeated moves.
  useEffect(() => {
    if (!pressed.current || pressed.current.before === order) return
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-move="${pressed.current.button}"]`)
    const other = button?.parentElement?.querySelector<HTMLButtonElement>('button:enabled')
    ;(button?.disabled ? other : button)?.focus()
    pressed.current = undefined
  }, [order])

  const move = async (card: PlanCard, at: number, by: -1 | 1) => {
    pressed.current = { button: `${card.id} ${by}`, before: order }
    const outcome = await send(planCards.calls.update({ id: card.id, changes: { position: at + by } }))
    if (outcome.ok) showToast(copy.moved(card.planName, at + by + 1, cards.length))
    else showToast(outcome.refusal.message, 'problem')
  }

  const editorOf = (card: PlanCard | undefined) => (
    <PlanEditor
      page={page}
      card={card}
      services={services}
      terms={terms}
      onLook={onLook}
      onDone={() => setEditing(undefined)}
    />
  )

  return (
    <section>
      <h2 className="border-b-2 border-ink pb-1 text-lg">{copy.pages[page]}</h2>
      {cards.length === 0 && <p className="px-2 py-3 text-ink-soft">{copy.none}</p>}
      <ul ref={list}>
        <Rows of={cards} by={({ id }) => id}>
          {(card, at) =>
            editing === card.id ? (
              <li className="border-b border-line px-2 py-4">{editorOf(card)}</li>
            ) : (
              <PlanRow
                card={card}
                service={services.find(({ id }) => id === card.serviceId)}
                terms={terms}
                onMove={{
                  up: at > 0 ? () => move(card, at, -1) : undefined,
                  down: at < cards.length - 1 ? () => move(card, at, 1) : undefined,
                }}
                onChange={() => setEditing(card.id)}
              />
            )
          }
        </Rows>
      </ul>
      {editing === 'new' ? (
        <div className="mt-4 px-2">
          <h3 className="pb-3">{copy.newTitle}</h3>
          {editorOf(undefined)}
        </div>
      ) : (
        <Button
          tone="secondary"
          className="mt-4"
          aria-label={copy.addOf(copy.pages[page])}
          onClick={() => setEditing('new')}
        >
          {copy.add}
        </Button>
      )}
    </section>
  )
}
