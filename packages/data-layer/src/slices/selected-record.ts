import type { UnknownAction } from '@reduxjs/toolkit'
import { isWanted, type RequestStatus } from './request-status.ts'

type Answer<T> = { payload: T; meta: { requestId: string } }
type Matcher<T> = (action: UnknownAction) => action is UnknownAction & Answer<T>
type Fulfilled<T> = { fulfilled: { match: Matcher<T> } }

/** Matchers of what concerns one record. */
type RecordCalls<T extends { _id: string }> = {
  read: { matchFulfilled: Matcher<T> }
  update: Fulfilled<T>
  remove: Fulfilled<string>
}

/** The record that was read stays selected, up to date, until it is deleted or another is chosen. */
export function selectedAfter<T extends { _id: string }>(
  selected: T | null,
  requests: RequestStatus,
  action: UnknownAction,
  { read, update, remove }: RecordCalls<T>,
): T | null {
  if (read.matchFulfilled(action) && isWanted(requests, action.meta)) return action.payload
  if (selected === null) return null
  if (update.fulfilled.match(action) && action.payload._id === selected._id)
    return { ...selected, ...action.payload }
  if (remove.fulfilled.match(action) && action.payload === selected._id) return null
  return selected
}
