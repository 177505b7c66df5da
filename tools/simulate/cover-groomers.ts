import { instantAt, type CoveredBooking } from '@rumi/contract'
import type { SimulationState } from './simulation-state.ts'

const sickPercent = 15

/** On some mornings a groomer calls in sick: every proposal is taken, and what nobody can take stays open. */
export async function coverSickGroomer({ product, responses, chance }: SimulationState, day: string) {
  if (!chance.percent(sickPercent)) return
  const { body } = await product.request('admin', 'GET', '/api/staffMembers?active=true&kind=groomer')
  const absence = {
    resourceId: chance.pick(body.data.staffMembers as { id: string }[]).id,
    start: instantAt(day, '07:00'),
    end: instantAt(day, '21:00'),
  }
  const plan = await product.request(
    'marta',
    'GET',
    `/api/sickDays?${new URLSearchParams(absence).toString()}`,
  )
  if (plan.status !== 200)
    throw new Error(`a sick day was answered ${plan.status}: ${JSON.stringify(plan.body)}`)
  const moves = (plan.body.data.bookings as CoveredBooking[]).flatMap(({ bookingId, version, proposal }) =>
    proposal.kind === 'ask'
      ? []
      : [
          {
            bookingId,
            version,
            staffMemberId: proposal.staffMemberId,
            ...(proposal.kind === 'other-time' && { start: proposal.start }),
          },
        ],
  )
  const recorded = { ...absence, reason: 'Enfermedad', moves }
  const answer = await product.request('marta', 'POST', '/api/sickDays', recorded)
  responses.note('cover a sick groomer', answer)
  for (const _moved of moves) responses.note('move a booking of a sick groomer', answer)
}
