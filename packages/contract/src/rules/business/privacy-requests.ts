import { addBusinessDays } from '../time/business-days.ts'

/** What a person may ask about their data: the four ARCO rights, to take a consent back, and to have the use limited. */
export const privacyRights = [
  'access',
  'rectification',
  'cancellation',
  'opposition',
  'revocation',
  'limitation',
] as const
export type PrivacyRight = (typeof privacyRights)[number]

/** These say by themselves what is asked; the others have to say it. */
export const rightsWithoutWords: readonly PrivacyRight[] = ['access', 'cancellation']

export const privacyRequestStatuses = ['received', 'granted', 'refused', 'done'] as const
export type PrivacyRequestStatus = (typeof privacyRequestStatuses)[number]

/** What the office does with a request. */
export const privacyRequestActions = ['extend', 'grant', 'refuse', 'complete'] as const
export type PrivacyRequestAction = (typeof privacyRequestActions)[number]

/** What has happened to a request, as its history says it; `closed`: it ended with the account. */
export const privacyRequestSteps = ['received', 'extended', 'granted', 'refused', 'done', 'closed'] as const
export type PrivacyRequestStep = (typeof privacyRequestSteps)[number]

/** Business days to answer a request, and then to do what was granted; each may be extended once by as many (LFPDPPP 2025). */
export const privacyTermDays = { answer: 20, completion: 15 } as const

export type PrivacyRequestState = {
  status: PrivacyRequestStatus
  /** The last day to answer. */
  answerDue: string
  answerExtended: boolean
  /** The last day to do what was granted; null until something is. */
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

/** The last day of what is still to be done, or null. */
export const privacyDueOn = ({ status, answerDue, completionDue }: PrivacyRequestState) =>
  status === 'received' ? answerDue : status === 'granted' ? completionDue : null

/** Where an action leads on `day`; null where it cannot be taken. */
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

/** What the office can do with a request on `day`. */
export const possiblePrivacyActions = (state: PrivacyRequestState, day: string) =>
  privacyRequestActions.filter((action) => afterPrivacyAction(state, action, day) !== null)
