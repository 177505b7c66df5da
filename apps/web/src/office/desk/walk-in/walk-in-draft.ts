import { isDay, type DeskFamily } from '@rumi/contract'
import { forgetDraft, storedDraft, storeDraft } from '../../../ui/forms/form-draft.ts'
import { namesOf } from './known-families.tsx'
import type { Visit, WalkInChoices } from './visit-choice.ts'

const draftName = 'nueva-reserva'

/** Choices of a half-made booking, with the name of its family. */
export type WalkInDraft = Pick<
  WalkInChoices,
  'search' | 'clientId' | 'dogIds' | 'serviceId' | 'lastDay' | 'startsAt' | 'notes'
> & { day: string | null; who: string }

/** Draft to offer; none where the address already says for whom to book. */
export function offeredDraft({ clientId, search, messageId }: WalkInChoices): WalkInDraft | undefined {
  if (clientId !== null || search !== '' || messageId !== null) return undefined
  const stored = storedDraft<WalkInDraft>(draftName)
  return stored?.clientId ? (stored as WalkInDraft) : undefined
}

/** Stores the choices so far; without a family there is nothing to keep. */
export function storeWalkIn(
  family: DeskFamily | undefined,
  dogIds: readonly string[],
  visit: Visit | undefined,
) {
  if (!family) return
  const { client } = family
  const isByDay = visit !== undefined && isDay(visit.start)
  const draft: WalkInDraft = {
    who: namesOf(family),
    clientId: client.id,
    search: client.email || client.phone,
    dogIds,
    serviceId: visit?.service.id ?? null,
    day: isByDay ? visit.start : null,
    lastDay: isByDay ? visit.end : null,
    startsAt: visit && !isByDay ? visit.start : null,
    notes: visit?.notes ?? '',
  }
  storeDraft(draftName, draft)
}

/** Deletes the draft of a booking that was made or given up. */
export const forgetWalkIn = () => forgetDraft(draftName)
