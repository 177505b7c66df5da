import { addBusinessDays } from '../time/business-days.ts'

/** Privacy requests: the four ARCO rights, withdrawal of consent, and limitation of use. */
export const privacyRights = [
  'access',
  'rectification',
  'cancellation',
  'opposition',
  'revocation',
  'limitation',
] as const
export type PrivacyRight = (typeof privacyRights)[number]

/** Requests that need no explanation. */
export const rightsWithoutWords: readonly PrivacyRight[] = ['access', 'cancellation']

export const privacyRequestStatuses = ['received', 'granted', 'refused', 'done'] as const
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number]

/** Actions of the office on a request. */
export const privacyRequestActions = ['extend', 'grant', 'refuse', 'complete'] as const
export type PrivacyRequestAction = (typeof privacyRequestActions)[number]

/** Steps in the history of a request. `closed`: it ended with the account. */
export const privacyRequestSteps = ['received', 'extended', 'granted', 'refused', 'done', 'closed'] as const
export type PrivacyRequestStep = (typeof privacyRequestSteps)[number]

/** Business days to answer a request and then to act on it; each may be extended once by as many (LFPDPPP 2025). */
export const privacyTermDays = { answer: 20, completion: 15 } as const

export type PrivacyRequestState = {
  status: PrivacyRequestStatus
  /** The last day to answer. */
  answerDue: string
  answerExtended: boolean
  /** Deadline to act on a granted request; null before it is granted. */
  completionDue: string | null
  completionExtended: boolean
}

/** A request that arrives on `day`. */
export const newPrivacyRequest = (day: string): PrivacyRequestState => ({
  status: 'received',
  answerDue: addBusinessDays(day, privacyTermDays.answer),
  answerExtended: false,
  completionDue: null,
  completionExtended: false,
})

/** Returns the deadline of the open step, or null. */
export const privacyDueOn = ({ status, answerDue, completionDue }: PrivacyRequestState) =>
  status === 'received' ? answerDue : status === 'granted' ? completionDue : null

/** Returns the state after an action on `day`, or null if the action is not permitted. */
export function afterPrivacyAction(
  state: PrivacyRequestState,
  action: PrivacyRequestAction,
  day: string,
): PrivacyRequestState | null {
  const { answer, completion } = privacyTermDays
  if (state.status === 'received') {
    if (action === 'refuse') return { ...state, status: 'refused' }
    if (action === 'grant')
      return { ...state, status: 'granted', completionDue: addBusinessDays(day, completion) }
    if (action === 'extend' && !state.answerExtended && day <= state.answerDue)
      return { ...state, answerExtended: true, answerDue: addBusinessDays(state.answerDue, answer) }
  }
  if (state.status === 'granted' && state.completionDue !== null) {
    if (action === 'complete') return { ...state, status: 'done' }
    if (action === 'extend' && !state.completionExtended && day <= state.completionDue)
      return {
        ...state,
        completionExtended: true,
        completionDue: addBusinessDays(state.completionDue, completion),
      }
  }
  return null
}

/** Returns the permitted actions on a request on `day`. */
export const possiblePrivacyActions = (state: PrivacyRequestState, day: string) =>
  privacyRequestActions.filter((action) => afterPrivacyAction(state, action, day) !== null)

/**
 * Version of the privacy notice that users accept at registration, stored with each account
 * (docs/domain.md#law-and-custom).
 */
export const privacyNoticeVersion = '2026-11-27'
