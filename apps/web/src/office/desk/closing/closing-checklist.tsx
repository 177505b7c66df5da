import { formatPesos } from '@rumi/contract'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { closingCopy as copy } from '../../../copy/office/desk/closing.ts'
import { officeCopy } from '../../../copy/office/frame/office.ts'
import { businessToday } from '../../../shared/business/business-today.ts'
import { paths } from '../../../shared/business/paths.ts'
import { useRecords } from '../../../shared/fetching/queries.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Dialog } from '../../../ui/feedback/dialog.tsx'
import { useCanWrite, usePermission, useSeesDogCare } from '../../kit/permissions/use-permission.ts'
import { LateCareList } from '../../kit/care/late-care-list.tsx'
import { useLateCare } from '../../kit/care/late-care.ts'
import type { BoardActs } from '../visit-acts/use-board-acts.tsx'
import { namesIn } from '../visit-acts/use-visit-acts.ts'
import { owedBy } from '../visit-card/card-facts.ts'
import { namesOf, type VisitCard } from '../visit-card/visit-cards.ts'
import { openPointsOf } from './open-points.ts'
import { AreaLinkButton } from '../../kit/permissions/area-link.tsx'

type ClosingChecklistProps = {
  cards: readonly VisitCard[]
  acts: BoardActs
  onOpen: (bookingId: string) => void
  onClose: () => void
}

/** Points still open at the end of the day: dogs, money, the till and messages, each with its next step. */
export function ClosingChecklist({ cards, acts, onOpen, onClose }: ClosingChecklistProps) {
  const { stillIn, overnight, notCome, toCome, unpaid } = openPointsOf(cards, businessToday())
  const mayWrite = useCanWrite('bookings')
  const seesCare = useSeesDogCare()
  const seesTill = usePermission({ access: 'desk', area: 'payments' })
  const seesMessages = usePermission({ access: 'desk', area: 'messages' })
  return (
    <Dialog open size="large" onClose={onClose} title={copy.title} closeLabel={officeCopy.close}>
      <div className="grid gap-3 pb-2">
        <Point isOpen={stillIn.length > 0} title={copy.stillIn(stillIn.length)} names={namesIn(stillIn)}>
          {overnight.length > 0 && <p>{copy.overnight(overnight.length)}</p>}
        </Point>
        <Point isOpen={notCome.length > 0} title={copy.notCome(notCome.length)} names={namesIn(notCome)}>
          {mayWrite && (
            <Button tone="secondary" size="snug" onClick={() => acts.miss(notCome)}>
              {copy.markMissed(notCome.length)}
            </Button>
          )}
        </Point>
        {toCome.length > 0 && <Point isOpen title={copy.toCome(toCome.length)} names={namesIn(toCome)} />}
        {seesCare && <LateCare />}
        <Point isOpen={unpaid.length > 0} title={copy.unpaid(unpaid.length)}>
          <div className="-ml-3 flex flex-wrap">
            {unpaid.map((card) => (
              <Button
                key={card.key}
                tone="quiet"
                size="snug"
                onClick={() => {
                  onClose()
                  onOpen(
                    (card.bookings.find(({ leftCentavos }) => leftCentavos > 0) ?? card.bookings[0]!).booking
                      .id,
                  )
                }}
              >
                {copy.owes(namesOf(card), formatPesos(owedBy(card)))}
              </Button>
            ))}
          </div>
        </Point>
        {seesTill && <OpenTills />}
        {seesMessages && <UnansweredMessages />}
      </div>
    </Dialog>
  )
}

type PointProps = {
  /** True if something is left to do. */
  isOpen: boolean
  title: string
  names?: string
  /** Next steps, shown while the point is open. */
  children?: ReactNode
}

/** One point of the list, done or with what is left. */
function Point({ isOpen, title, names, children }: PointProps) {
  const Icon = isOpen ? TriangleAlert : CircleCheck
  return (
    <section className={`flex gap-3 rounded-sm px-4 py-3 ${isOpen ? 'bg-amber-tint' : 'bg-cream'}`}>
      <Icon className={`mt-0.5 size-5 shrink-0 ${isOpen ? '' : 'text-teal'}`} aria-hidden="true" />
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h3 className="text-base font-strong">{title}</h3>
        {isOpen && names && <p>{names}</p>}
        {isOpen && children}
      </div>
    </section>
  )
}

function LateCare() {
  const late = useLateCare()
  return (
    <Point isOpen={late.length > 0} title={copy.lateCare(late.length)}>
      <LateCareList late={late} />
      <AreaLinkButton tone="quiet" size="snug" className="-ml-3 justify-self-start" to={paths.officeCare()}>
        {copy.toCare}
      </AreaLinkButton>
    </Point>
  )
}

function OpenTills() {
  const { records, status } = useRecords('cashDays', { status: 'open' })
  if (status !== 'ready') return null
  return (
    <Point isOpen={records.length > 0} title={copy.tills(records.length)}>
      <AreaLinkButton tone="quiet" size="snug" className="-ml-3 justify-self-start" to={paths.officeTill()}>
        {copy.toTill}
      </AreaLinkButton>
    </Point>
  )
}

function UnansweredMessages() {
  const { records, hasMore, status } = useRecords('messages', { status: 'new', limit: 50 })
  if (status !== 'ready') return null
  return (
    <Point isOpen={records.length > 0} title={copy.messages(records.length, hasMore)}>
      <AreaLinkButton
        tone="quiet"
        size="snug"
        className="-ml-3 justify-self-start"
        to={paths.officeMessages()}
      >
        {copy.toMessages}
      </AreaLinkButton>
    </Point>
  )
}
